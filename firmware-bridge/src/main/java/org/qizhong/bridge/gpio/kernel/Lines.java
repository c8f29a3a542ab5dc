package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;
import java.util.List;

/** Lines of one chip that were asked for together. */
public interface Lines extends AutoCloseable {
    /** Their offsets; the bits of values stand in this order. */
    List<Integer> offsets();

    /** What they show, a bit for each. */
    long values() throws IOException;

    void set(long bits, long mask) throws IOException;

    /** The edges that wait, oldest first; empty when there are none. */
    List<LineReport.Edge> edges() throws IOException;

    /** Waits for an edge, or for so many milliseconds. */
    void await(int millis) throws IOException;

    @Override
    void close() throws IOException;
}
