package org.qizhong.referee;

import java.util.Optional;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Side;

/**
 * Everything the referee knows of a game.
 *
 * @param settings what was agreed before it
 * @param now the time of the last input
 * @param sensed what the sensors show
 */
public record GameState(Settings settings, GameTime now, Sensed sensed) {

    /** The position of the record, with its counters. */
    public Fen position() {
        return settings.start();
    }

    /** Whose clock runs, if one does. */
    public Optional<Side> running() {
        return Optional.empty();
    }

    /** What the clocks show at a moment not before {@link #now}; nothing where there are no clocks. */
    public Optional<ClockTimes> clocks(GameTime at) {
        return Optional.empty();
    }

    public boolean isOver() {
        return false;
    }
}
