package org.qizhong.bridge.gpio;

/** When a group that fails is tried again: at once for a few times, then twice a second. */
final class Patience {
    private static final long PAUSE = 500_000;

    private boolean started;
    private int failures;
    private long triedLast;

    boolean isDue(long micros) {
        return failures < Source.FAILURES || micros - triedLast >= PAUSE;
    }

    /** Whether it has to be set up before it is read: at first, and when it may have lost its power. */
    boolean mustStart() {
        return !started || failures >= Source.FAILURES;
    }

    void worked() {
        started = true;
        failures = 0;
    }

    void failed(long micros) {
        failures++;
        triedLast = micros;
    }
}
