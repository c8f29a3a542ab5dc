package org.qizhong.bridge.link;

import java.util.Optional;

/**
 * When the time is asked: eight times quickly after the line was opened, then each 0.98 s. A query that is not answered
 * is not repeated: the next one has its own id. Immutable.
 *
 * @param id of the latest query
 * @param asked when it was sent; nothing once it is answered
 * @param answered how many were answered since the line was opened
 * @param due when the next one is
 */
record Asking(int id, Optional<Long> asked, int answered, long due) {

    static final int QUICK = 8;

    private static final long PATIENCE = 100_000;
    private static final long SOON = 30_000;
    private static final long PERIOD = 980_000;

    static Asking from(int id, long now) {
        return new Asking(id, Optional.empty(), 0, now);
    }

    Asking ask(long now) {
        long wait = answered < QUICK ? PATIENCE : PERIOD;
        return new Asking(id + 1 & 0xffff, Optional.of(now), answered, now + wait);
    }

    Asking heard(long now) {
        int count = answered + 1;
        return new Asking(id, Optional.empty(), count, count < QUICK ? now + SOON : due);
    }
}
