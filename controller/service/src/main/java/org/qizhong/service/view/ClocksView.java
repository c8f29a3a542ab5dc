package org.qizhong.service.view;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.referee.GameState;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.ClockTimes.Reading;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Side;

/**
 * Both clocks at one moment, with what is needed to let them run on without asking again.
 *
 * @param running whose clock runs: {@code red}, {@code black} or {@code none}
 * @param holdMs how many of the game's milliseconds the running clock still waits before it runs (a delay)
 * @param red Red's clock
 * @param black Black's clock
 */
public record ClocksView(String running, long holdMs, Dial red, Dial black) {

    private static final Duration AHEAD = Duration.ofSeconds(10);

    /**
     * What one clock shows.
     *
     * @param remainingMs milliseconds, never negative
     * @param periods in byoyomi, the periods left
     */
    public record Dial(long remainingMs, OptionalInt periods) {

        private static Dial of(Reading reading) {
            return new Dial(reading.remaining().toMillis(), reading.periods());
        }
    }

    /** The clocks at a moment; nothing where the game has none. */
    static Optional<ClocksView> of(GameState state, GameTime now) {
        return state.clocks(now)
                .map(times -> new ClocksView(
                        state.running().map(Side::word).orElse("none"),
                        hold(state, now, times),
                        Dial.of(times.red()),
                        Dial.of(times.black())));
    }

    ClocksView stopped() {
        return new ClocksView("none", 0, red, black);
    }

    /** A clock that will have lost less than the time that passed is one that first waits: the referee is asked. */
    private static long hold(GameState state, GameTime now, ClockTimes times) {
        if (state.running().isEmpty()) {
            return 0;
        }
        boolean red = state.running().orElseThrow() == Side.RED;
        Reading here = red ? times.red() : times.black();
        ClockTimes later = state.clocks(now.plus(AHEAD)).orElse(times);
        Reading there = red ? later.red() : later.black();
        if (there.remaining().isZero() || !here.periods().equals(there.periods())) {
            return 0;
        }
        Duration spent = here.remaining().minus(there.remaining());
        return Math.max(0, AHEAD.minus(spent).toMillis());
    }
}
