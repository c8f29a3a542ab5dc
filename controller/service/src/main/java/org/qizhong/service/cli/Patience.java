package org.qizhong.service.cli;

import java.util.concurrent.CountDownLatch;

/** Waits for the end that a person gives a program. */
final class Patience {

    private Patience() {}

    /**
     * Waits until this thread is interrupted, which is then answered. At Ctrl-C the machine ends the process by itself,
     * and with it every connection; nothing here needs more.
     */
    static void untilInterrupted() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException _) {
            return;
        }
    }
}
