package org.qizhong.bridge.serial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.link.Twin;

/** A board's twin behind a device file that keeps its name: it can be pulled out and plugged in. */
final class TwinOnPty implements AutoCloseable {

    private final Twin twin;
    private final Path link;
    private final Ticker ticker;
    private final CountDownLatch stop = new CountDownLatch(1);
    private final Thread thread;
    private Pty pty;
    private boolean plugged;

    TwinOnPty(Twin twin, Path link, Ticker ticker) {
        this.twin = twin;
        this.link = link;
        this.ticker = ticker;
        plugIn();
        this.thread = Thread.ofPlatform().daemon().start(this::run);
    }

    private void run() {
        try {
            while (!stop.await(1, TimeUnit.MILLISECONDS)) {
                step();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void step() {
        long now = ticker.micros();
        var frames = twin.step(now);
        if (plugged) {
            frames.forEach(pty::write);
            twin.hear(now, pty.read());
        }
    }

    synchronized long change(int channel, int level) {
        long now = ticker.micros();
        twin.edge(now, channel, level, 5_000);
        return now;
    }

    synchronized void plugIn() {
        try {
            pty = new Pty();
            Files.createSymbolicLink(link, Path.of(pty.device()));
            plugged = true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    synchronized void pull() {
        try {
            Files.delete(link);
            pty.close();
            plugged = false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws InterruptedException {
        stop.countDown();
        thread.join();
        if (plugged) {
            pull();
        }
    }
}
