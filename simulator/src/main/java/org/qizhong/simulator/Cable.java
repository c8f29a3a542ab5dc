package org.qizhong.simulator;

/** What comes over a connection that can be lost. */
enum Cable {
    /** The sensors; the clock has a wire of its own. */
    SENSORS,
    /** The sensors and the clock buttons: a press is lost, too. */
    SENSORS_AND_BUTTONS
}
