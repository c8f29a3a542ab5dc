package org.qizhong.service.view;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.qizhong.referee.GameState;

/** Where a game stands. */
public enum Phase {
    /** The arbiter has not started it. */
    WAITING,
    PLAYING,
    /** Started, and no clock runs. */
    PAUSED,
    OVER,
    /** The program could not go on with it; the cause is in its log. */
    FAILED;

    static Phase of(GameState state, Story story) {
        if (story.result().isPresent()) {
            return OVER;
        }
        if (!story.started()) {
            return WAITING;
        }
        boolean standing =
                state.settings().time().stages().isPresent() && state.running().isEmpty();
        return standing ? PAUSED : PLAYING;
    }

    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
