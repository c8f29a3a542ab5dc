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
 * @param strange how many answers in a row were of another counter
 */
record Asking(int id, Optional<Long> asked, int answered, long due, int strange) {

    static final int QUICK = 8;

    private static final long PATIENCE = 100_000;
    private static final long SOON = 30_000;
    private static final long PERIOD = 980_000;

    static Asking from(int id, long now) {
        return new Asking(id, Optional.empty(), 0, now, 0);
    }

    Asking ask(long now) {
        long wait = answered < QUICK ? PATIENCE : PERIOD;
        return new Asking(id + 1 & 0xffff, Optional.of(now), answered, now + wait, strange);
    }

    Asking heard(long now) {
        int count = answered + 1;
        return new Asking(id, Optional.empty(), count, count < QUICK ? now + SOON : due, 0);
    }

    /** The answer was of another counter. */
    Asking puzzled() {
        return new Asking(id, Optional.empty(), answered, due, strange + 1);
    }

    /** The line is what it was, or the board has said that it is: the time is asked quickly again. */
    Asking again(long now) {
        return new Asking(id, Optional.empty(), 0, now, strange);
    }
}
