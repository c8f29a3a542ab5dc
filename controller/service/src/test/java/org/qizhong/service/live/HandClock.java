package org.qizhong.service.live;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that a test turns. */
public final class HandClock implements NanoClock {

    private final AtomicLong nanos = new AtomicLong(1_000_000_007L);

    @Override
    public long nanos() {
        return nanos.get();
    }

    public void turn(Duration on) {
        nanos.addAndGet(on.toNanos());
    }
}
