package org.qizhong.bridge;

import java.util.List;

/**
 * Hardware that speaks: a microcontroller on a serial line, or pins of this machine. Its own threads listen; the one
 * thread that owns a board asks. Nothing that it does makes that thread wait.
 */
public interface Device extends AutoCloseable {

    /**
     * What was heard.
     *
     * @param signals in the order of their stamps
     * @param watermark no later signal is stamped earlier; never after the moment that was asked for
     */
    record Heard(List<Signal> signals, long watermark) {
        public Heard {
            signals = List.copyOf(signals);
        }
    }

    /** How people call it: a port, a chip. */
    String name();

    /**
     * Hands out what was heard since it was asked last.
     *
     * @param micros now, on this machine's monotonic clock
     */
    Heard until(long micros);

    @Override
    void close();
}
