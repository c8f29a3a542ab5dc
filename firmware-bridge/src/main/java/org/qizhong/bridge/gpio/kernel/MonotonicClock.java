package org.qizhong.bridge.gpio.kernel;

import java.util.function.LongSupplier;

/** The clock by which the kernel stamps edges, in nanoseconds: on Linux also that of the Java machine. */
public enum MonotonicClock implements LongSupplier {
    KERNEL;

    @Override
    public long getAsLong() {
        return Libc.monotonicNanos();
    }
}
