package org.qizhong.simulator;

import java.util.SplittableRandom;
import org.qizhong.referee.input.SensorKind;

/**
 * What stands between a board and what is reported of it. It is a model of hardware, not a measurement.
 *
 * @param scan how often every point is looked at, in milliseconds; zero for a board that sees everything at once
 * @param bounces of a hundred changes, how many are reported as several
 * @param dropOuts of a hundred turns, in how many a piece that stands still is not seen for a moment
 */
public record Noise(int scan, int bounces, int dropOuts) {

    public static final Noise NONE = new Noise(0, 0, 0);

    /**
     * A board of that kind: contacts bounce, Hall sensors hardly do, and a reader of tags goes round slowly, misses a
     * tag now and then, and sees the two ends of a move in whatever order it comes to them.
     */
    public static Noise of(SensorKind kind, SplittableRandom random) {
        return switch (kind) {
            case OCCUPANCY -> new Noise(random.nextInt(2, 16), 10, 4);
            case SIDE -> new Noise(random.nextInt(5, 21), 3, 4);
            case IDENTITY -> new Noise(random.nextInt(10, 351), 0, 8);
        };
    }
}
