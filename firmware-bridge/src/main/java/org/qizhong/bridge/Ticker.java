package org.qizhong.bridge;

/** This machine's monotonic clock, which never goes back; tests turn it by hand. */
@FunctionalInterface
public interface Ticker {

    /** Microseconds since some moment. */
    long micros();
}
