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
 * @param unpressed whose last move counts but was not pressed, so that its bonus is still to come
 * @param at the moment up to which the running clock has been charged
 */
public record GameClock(BySide<SideClock> sides, Optional<Side> running, BySide<Boolean> unpressed, GameTime at) {

    /** Both clocks full and standing; nothing where the control has no clocks. */
    public static Optional<GameClock> full(TimeControl control) {
        return control.stages()
                .map(stages -> new GameClock(
                        stages.map(SideClock::full), Optional.empty(), BySide.both(false), GameTime.ZERO));
    }

    /** The clocks at a later moment. */
    public GameClock at(GameTime now) {
        long elapsed = now.micros() - at.micros();
        BySide<SideClock> charged = running.map(side -> sides.with(side, clock -> clock.run(elapsed)))
                .orElse(sides);
        return new GameClock(charged, running, unpressed, now);
    }

    public GameClock running(Optional<Side> side) {
        return new GameClock(sides, side, unpressed, at);
    }

    public GameClock with(Side side, UnaryOperator<SideClock> change) {
        return new GameClock(sides.with(side, change), running, unpressed, at);
    }

    /** That side completed a move by its press: the move counts and brings its bonus. */
    public GameClock pressed(Side side) {
        return marked(side, false).with(side, clock -> clock.pressed().counted());
    }

    /** That side's move is complete without a press: it counts, the clock runs on, the bonus is still to come. */
    public GameClock unpressed(Side side) {
        return marked(side, true).with(side, SideClock::counted);
    }

    /** That side pressed after all: the bonus comes now, if it is still to come. */
    public GameClock belated(Side side) {
        return unpressed.of(side) ? marked(side, false).with(side, SideClock::pressed) : this;
    }

    private GameClock marked(Side side, boolean isUnpressed) {
        return new GameClock(sides, running, unpressed.with(side, isUnpressed), at);
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
