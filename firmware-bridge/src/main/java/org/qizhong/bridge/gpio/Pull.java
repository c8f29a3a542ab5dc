package org.qizhong.bridge.gpio;

/** The resistor inside the chip that holds a line where nothing drives it. */
public enum Pull {
    /** There is one on the board, or something drives the line at all times. */
    NONE,
    UP,
    DOWN
}
