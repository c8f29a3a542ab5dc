package org.qizhong.service.view;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.qizhong.referee.GameState;

/** Where a game stands. */
public enum Phase {
    /** The arbiter has not started it. */
    WAITING,
    PLAYING,
    /** It stands still, or its clocks do. */
    PAUSED,
    OVER,
    /** The program could not go on with it; the cause is in its log. */
    FAILED;

    static Phase of(GameState state) {
        return switch (state.phase()) {
            case org.qizhong.referee.Phase.Setup _ -> WAITING;
            case org.qizhong.referee.Phase.Playing _ -> standing(state) ? PAUSED : PLAYING;
            case org.qizhong.referee.Phase.Halted _ -> PAUSED;
            case org.qizhong.referee.Phase.Over _ -> OVER;
        };
    }

    private static boolean standing(GameState state) {
        return state.clock().isPresent() && state.running().isEmpty();
    }

    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
