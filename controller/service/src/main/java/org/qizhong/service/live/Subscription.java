package org.qizhong.service.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.qizhong.service.live.Feed.Dated;

/** What one reader has not read yet: at most one view for each board, so its size is bounded by the boards. */
public final class Subscription implements AutoCloseable {

    private final Predicate<String> boards;
    private final Consumer<Subscription> end;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();
    private final LinkedHashMap<String, Dated> unread = new LinkedHashMap<>();
    private boolean woken;

    Subscription(Predicate<String> boards, Consumer<Subscription> end) {
        this.boards = boards;
        this.end = end;
    }

    void put(Dated dated) {
        if (!boards.test(dated.view().boardId())) {
            return;
        }
        lock.lock();
        try {
            unread.put(dated.view().boardId(), dated);
            arrived.signal();
        } finally {
            lock.unlock();
        }
    }

    /** The view that has waited longest, waiting for one if need be; nothing when the time is up. */
    public Optional<Dated> next(Duration patience) throws InterruptedException {
        lock.lock();
        try {
            long nanos = patience.toNanos();
            while (unread.isEmpty() && !woken && nanos > 0) {
                nanos = arrived.awaitNanos(nanos);
            }
            return Optional.ofNullable(unread.pollFirstEntry()).map(Map.Entry::getValue);
        } finally {
            lock.unlock();
        }
    }

    /** Lets whoever waits for a view go on without one. */
    public void wake() {
        lock.lock();
        try {
            woken = true;
            arrived.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        end.accept(this);
    }
}
