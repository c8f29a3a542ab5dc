package org.qizhong.bridge.wiring;

/** What has pins of its own. */
public enum Host {
    /** A Raspberry Pi; its pins are called by the SoC's numbers, {@code GPIO17}. */
    PI("GPIO"),
    /** An Arduino Mega 2560; its pins are called as they are printed on it, {@code D22} or {@code A0}. */
    MEGA("D");

    private final String prefix;

    Host(String prefix) {
        this.prefix = prefix;
    }

    String prefix() {
        return prefix;
    }
}
