package org.qizhong.service.timing;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.clock.SideClock;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Side;

/**
 * A time control tried out: the referee's own clocks, and for each move how long its side thought. Red begins.
 *
 * @param moves what each press led to
 * @param flag where the time ran out; the thoughts after it were not tried
 */
public record Rehearsal(List<Pressed> moves, Optional<Flagged> flag) {

    public Rehearsal {
        moves = List.copyOf(moves);
    }

    /**
     * A move completed by its press.
     *
     * @param used how long its side thought
     * @param bonus what the press gave back or added, and what was waited before the clock ran
     * @param from the stage in which the thought began
     * @param to the stage of the next one
     * @param clocks what both clocks show after it
     */
    public record Pressed(Side side, Duration used, Duration bonus, int from, int to, ClockTimes clocks) {}

    /**
     * A flag.
     *
     * @param at when it fell, counted from the start
     * @param used how long its side had thought by then
     * @param stage the stage in which it fell
     */
    public record Flagged(Side side, GameTime at, Duration used, int stage, ClockTimes clocks) {}

    /**
     * Tries a control on a list of thoughts.
     *
     * @throws IllegalArgumentException if the control has no clocks
     */
    public static Rehearsal of(TimeControl control, StageEnd stages, List<Duration> thoughts) {
        GameClock clock = GameClock.full(control)
                .orElseThrow(() -> new IllegalArgumentException("without clocks there is nothing to try"))
                .running(Optional.of(Side.RED));
        List<Pressed> moves = new ArrayList<>();
        for (Duration used : thoughts) {
            Side side = clock.running().orElseThrow();
            int from = clock.of(side).stage();
            GameTime start = clock.at();
            GameTime press = start.plus(used);
            clock = turned(clock, stages, press);
            if (!clock.zero().isAfter(press)) {
                GameClock zero = clock.at(clock.zero());
                Flagged flag = new Flagged(
                        side, zero.at(), zero.at().since(start), clock.of(side).stage(), zero.times());
                return new Rehearsal(moves, Optional.of(flag));
            }
            GameClock before = clock.at(press);
            GameClock after = before.pressed(side);
            Duration bonus = gained(before.of(side), after.of(side));
            if (stages == StageEnd.CUMULATIVE && after.of(side).stageDone()) {
                after = after.with(side, SideClock::nextStage);
            }
            clock = after.running(Optional.of(side.opposite()));
            moves.add(new Pressed(side, used, bonus, from, clock.of(side).stage(), clock.times()));
        }
        return new Rehearsal(moves, Optional.empty());
    }

    /** With windows, a stage whose moves are made gives way to the next one when its time is up. */
    private static GameClock turned(GameClock from, StageEnd stages, GameTime until) {
        GameClock clock = from;
        Side side = clock.running().orElseThrow();
        while (stages == StageEnd.WINDOWS
                && !clock.zero().isAfter(until)
                && clock.of(side).stageDone()) {
            clock = clock.at(clock.zero()).with(side, SideClock::nextStage);
        }
        return clock;
    }

    /** What the press changed; a delay is given before it, while the clock waits. */
    private static Duration gained(SideClock before, SideClock after) {
        return Duration.of(after.untilZero() - before.untilZero(), ChronoUnit.MICROS);
    }
}
