package org.qizhong.bridge.gpio.pi4j;

/** Which of several providers Pi4J takes. */
final class Priority {
    /** The highest that one of Pi4J's own has is 200. */
    static final int ABOVE_ALL = 1_000;

    private Priority() {}
}
