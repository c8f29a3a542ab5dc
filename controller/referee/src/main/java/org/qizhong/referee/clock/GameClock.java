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
 * @param unpressed the bonus that is still to come for a last move that counts but was not pressed
 * @param ran for how many microseconds a clock has run in this game, whosesoever
 * @param at the moment up to which the running clock has been charged
 */
public record GameClock(
        BySide<SideClock> sides, Optional<Side> running, BySide<Optional<Bonus>> unpressed, long ran, GameTime at) {

    /** Both clocks full and standing; nothing where the control has no clocks. */
    public static Optional<GameClock> full(TimeControl control) {
        return control.stages()
                .map(stages -> new GameClock(
                        stages.map(SideClock::full),
                        Optional.empty(),
                        BySide.both(Optional.empty()),
                        0,
                        GameTime.ZERO));
    }

    /** The clocks at a later moment. */
    public GameClock at(GameTime now) {
        long elapsed = now.micros() - at.micros();
        BySide<SideClock> charged = running.map(side -> sides.with(side, clock -> clock.run(elapsed)))
                .orElse(sides);
        return new GameClock(charged, running, unpressed, ran + (running.isPresent() ? elapsed : 0), now);
    }

    public GameClock running(Optional<Side> side) {
        return new GameClock(sides, side, unpressed, ran, at);
    }

    public GameClock with(Side side, UnaryOperator<SideClock> change) {
        return new GameClock(sides.with(side, change), running, unpressed, ran, at);
    }

    /** That side completed a move by its press: the move counts and brings its bonus. */
    public GameClock pressed(Side side) {
        return owing(side, Optional.empty())
                .with(side, clock -> clock.pressed(clock.bonus()).counted());
    }

    /** That side's move is complete without a press: it counts, the clock runs on, the bonus is still to come. */
    public GameClock unpressed(Side side) {
        return owing(side, Optional.of(of(side).bonus())).with(side, SideClock::counted);
    }

    /** That side pressed after all: the bonus comes now, if it is still to come. */
    public GameClock belated(Side side) {
        return unpressed
                .of(side)
                .map(bonus -> owing(side, Optional.empty()).with(side, clock -> clock.pressed(bonus)))
                .orElse(this);
    }

    /** Whether that side's last move was complete without its press. */
    public boolean owes(Side side) {
        return unpressed.of(side).isPresent();
    }

    private GameClock owing(Side side, Optional<Bonus> bonus) {
        return new GameClock(sides, running, unpressed.with(side, bonus), ran, at);
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
