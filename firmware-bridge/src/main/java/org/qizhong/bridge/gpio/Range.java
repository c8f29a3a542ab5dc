package org.qizhong.bridge.gpio;

/** What the numbers of a wiring may be. */
enum Range {
    /** Chips of today have up to 54 lines on a Pi, and up to some hundred elsewhere. */
    OFFSET("line", 0, 1023),
    LAMP("lamp", 0, 95),
    /** Below, bounces count as presses; above, quick presses are lost. */
    SETTLE("settling time in microseconds", 500, 200_000),
    SCAN("scan period in microseconds", 500, 100_000),
    BITS("number of bits in the chain", 8, 96),
    /** The address pins of an MCP23017 leave these. */
    ADDRESS("address", 0x20, 0x27),
    PINS("mask of pins", 1, 0xFFFF),
    /**
     * Below the slowest clock that the Pi's SPI can divide to; above, twelve chips on jumper wires are not reliable.
     */
    HERTZ("SPI clock in hertz", 10_000, 8_000_000);

    private final String what;
    private final int least;
    private final int most;

    Range(String what, int least, int most) {
        this.what = what;
        this.least = least;
        this.most = most;
    }

    void check(int value) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " " + value + " is impossible: from " + least + " to " + most);
        }
    }
}
