package org.qizhong.bridge.serial;

/** The machine's own clock, for tests in real time. */
final class Monotonic {

    private Monotonic() {}

    static long micros() {
        return System.nanoTime() / 1_000;
    }
}
