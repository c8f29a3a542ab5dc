package org.qizhong.service.live;

/** The machine's own monotonic clock: the one place where the program asks what time it is. */
public enum LiveClock implements NanoClock {
    MACHINE;

    @Override
    public long nanos() {
        return System.nanoTime();
    }
}
