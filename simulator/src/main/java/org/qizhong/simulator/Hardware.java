package org.qizhong.simulator;

import java.util.SplittableRandom;
import org.qizhong.referee.input.SensorKind;

/** How good the boards are on which games are simulated. */
public enum Hardware {
    /** Everything is seen at once, as it is. */
    IDEAL,
    /** Points are looked at in turn, contacts bounce, pieces are not seen for moments. */
    NOISY;

    /** What stands between such a board and what is reported of it; another board for each seed. */
    public Noise noise(SensorKind kind, long seed) {
        return switch (this) {
            case IDEAL -> Noise.NONE;
            case NOISY -> Noise.of(kind, new SplittableRandom(seed));
        };
    }
}
