package org.qizhong.bridge.gpio;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Between the threads that listen and the one that asks. When it is full, what comes is counted instead of kept. */
final class Inbox implements Consumer<Report> {
    /** Half a minute of a program that does not ask. */
    private static final int ROOM = 32_768;

    private final BlockingQueue<Report> queue = new ArrayBlockingQueue<>(ROOM);
    private final AtomicLong turnedAway = new AtomicLong();

    @Override
    public void accept(Report report) {
        if (!queue.offer(report)) {
            turnedAway.incrementAndGet();
        }
    }

    void drainTo(Consumer<Report> taker) {
        // No more than are there now: whoever writes without end must not keep the reader.
        for (int left = queue.size(); left > 0; left--) {
            taker.accept(queue.remove());
        }
    }

    long turnedAway() {
        return turnedAway.getAndSet(0);
    }
}
