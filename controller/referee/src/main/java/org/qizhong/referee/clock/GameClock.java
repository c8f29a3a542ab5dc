package org.qizhong.referee.clock;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/**
 * Both clocks and which of them runs. Time reaches it only as an argument.
 *
 * @param sides both clocks as they stood at {@code at}
 * @param running whose clock runs, if one does
 * @param at the moment up to which the running clock has been charged
 */
public record GameClock(BySide<SideClock> sides, Optional<Side> running, GameTime at) {

    /** Both clocks full and standing; nothing where the control has no clocks. */
    public static Optional<GameClock> full(TimeControl control) {
        return control.stages()
                .map(stages -> new GameClock(stages.map(SideClock::full), Optional.empty(), GameTime.ZERO));
    }

    /** The clocks at a later moment. */
    public GameClock at(GameTime now) {
        long elapsed = now.micros() - at.micros();
        BySide<SideClock> charged = running.map(side -> sides.with(side, clock -> clock.run(elapsed)))
                .orElse(sides);
        return new GameClock(charged, running, now);
    }

    public GameClock running(Optional<Side> side) {
        return new GameClock(sides, side, at);
    }

    public GameClock with(Side side, UnaryOperator<SideClock> change) {
        return new GameClock(sides.with(side, change), running, at);
    }

    public SideClock of(Side side) {
        return sides.of(side);
    }

    /** The very moment at which the running clock stands at zero; never, where none runs. */
    public GameTime zero() {
        return running.map(side -> at.plusMicros(Math.max(0, sides.of(side).untilZero())))
                .orElse(GameTime.NEVER);
    }

    /** What both clocks show. */
    public ClockTimes times() {
        return ClockTimes.of(sides.map(
                clock -> new ClockTimes.Reading(Duration.of(clock.shown(), ChronoUnit.MICROS), clock.periodsShown())));
    }
}
