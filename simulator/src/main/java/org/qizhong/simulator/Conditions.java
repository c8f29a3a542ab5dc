package org.qizhong.simulator;

import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;

/**
 * What hands have to reckon with at a board.
 *
 * @param sensors what its sensors can tell
 * @param timing how long hands may take
 */
record Conditions(SensorKind sensors, Timing timing) {

    /** A board that sees everything at the moment at which it happens. */
    static Conditions of(Settings settings) {
        return new Conditions(settings.sensors(), Timing.of(settings.sensitivity()));
    }

    /** A board that looks at its points only so often. */
    Conditions scanning(int millis) {
        return new Conditions(sensors, timing.scanning(millis));
    }
}
