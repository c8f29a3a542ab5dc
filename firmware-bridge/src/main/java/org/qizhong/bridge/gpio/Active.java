package org.qizhong.bridge.gpio;

/** Which voltage means that a button is pressed or a lamp is lit. */
public enum Active {
    /** The usual one of a button to ground with a pull-up. */
    LOW,
    HIGH
}
