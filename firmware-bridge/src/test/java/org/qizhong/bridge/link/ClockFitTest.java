package org.qizhong.bridge.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** The true time is always within the bound of what the fit says. */
class ClockFitTest {

    private static final int SEEDS = 300;
    private static final long SECOND = 1_000_000;
    private static final double PPM = 1e-6;

    /** A board's counter: its rate changes in steps, as with the temperature, within what a fit allows. */
    private static final class Counter {
        private final SplittableRandom random;
        private final double middle;
        private double rate;
        private double ticks;
        private long at;

        Counter(SplittableRandom random) {
            this.random = random;
            this.middle = random.nextDouble(-2_800, 2_800);
            this.rate = middle;
            this.ticks = 0xFFFF_FFFFL - random.nextLong(60 * SECOND);
        }

        /** Steps are within what the fit allows around the middle. */
        void step() {
            rate = middle + random.nextDouble(-190, 190);
        }

        /** The tick at that true time, which is not before the last one. */
        long at(long micros) {
            ticks += (micros - at) * (1 - rate * PPM);
            at = micros;
            return (long) Math.floor(ticks);
        }
    }

    @Test
    void whatever_the_crystal_and_the_line_do_the_bound_holds(TestReporter reporter) {
        List<Long> bounds = new ArrayList<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Counter counter = new Counter(random);
            long there = random.nextLong(100, 3_000);
            long back = random.nextLong(100, 9_000);
            ClockFit fit = ClockFit.NONE;
            long now = 5 * SECOND;
            for (int i = 0; i < 90; i++) {
                boolean outlier = random.nextInt(6) == 0;
                long asked = now;
                long received = counter.at(now += there + random.nextLong(outlier ? 80_000 : 300));
                long answered = counter.at(now += random.nextLong(200, 2_000));
                now += back + random.nextLong(outlier ? 80_000 : 300);
                long whole = fit.isEmpty() ? received : fit.unwrap((int) received, now);
                assertEquals(received, whole, "unwrapped, seed " + seed);
                fit = fit.with(new Exchange(received, asked, answered, now));
                now += i < Asking.QUICK ? 30_000 : 980_000;
                if (random.nextInt(10) == 0) {
                    counter.step();
                }
                long tick = counter.at(now);
                long error = Math.abs(fit.micros(tick) - now);
                assertTrue(
                        error <= fit.bound(tick),
                        "seed " + seed + ", exchange " + i + ": off by " + error + ", bound " + fit.bound(tick));
                assertTrue(Math.abs(fit.tick(now) - tick) <= fit.bound(tick) + 2, "there and back, seed " + seed);
                if (i > 20 && there + back < 4_000) {
                    bounds.add(fit.bound(tick));
                }
            }
        }
        List<Long> sorted = bounds.stream().sorted().toList();
        reporter.publishEntry(
                "bound where an exchange takes up to 4 ms",
                sorted.get(sorted.size() / 2) + " us (median), " + sorted.get(sorted.size() * 99 / 100) + " us (99 %)");
    }

    @Test
    void a_counter_that_starts_anew_contradicts_the_fit() {
        ClockFit fit = ClockFit.NONE.with(new Exchange(50_000_000, 1_000, 50_000_500, 4_000));
        assertTrue(fit.isContradictedBy(new Exchange(0, 1_000_000, 500, 1_003_000)));
        assertFalse(fit.isContradictedBy(new Exchange(51_000_000, 1_001_000, 51_000_500, 1_004_000)));
    }

    @Test
    void an_exchange_that_took_the_board_longer_than_the_world_tells_nothing() {
        Exchange impossible = new Exchange(1_000, 1_000, 9_000, 2_000);
        assertTrue(ClockFit.NONE.with(impossible).isEmpty());
        ClockFit fit = ClockFit.NONE.with(new Exchange(50_000_000, 1_000, 50_000_500, 4_000));
        ClockFit after = fit.with(new Exchange(50_100_000, 101_000, 50_109_000, 102_000));
        assertEquals(fit.bound(50_000_500), after.bound(50_000_500));
    }

    @Test
    void half_an_hour_without_an_exchange_only_widens_the_bound() {
        ClockFit fit = ClockFit.NONE.with(new Exchange(1_000, 1_000, 1_500, 4_000));
        long half = 1_800 * SECOND;
        assertTrue(fit.bound(half) > 2_000 && fit.bound(half) < 30 * SECOND, fit.bound(half) + " us");
        assertEquals(half, fit.unwrap((int) half, half + 2_000));
    }
}
