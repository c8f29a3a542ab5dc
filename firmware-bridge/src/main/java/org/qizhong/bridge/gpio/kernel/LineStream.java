package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;
import java.util.List;

/** Turns what lines say into reports: edges in order, what was lost, and up to when all is told. */
public final class LineStream {
    /**
     * An edge is stamped in the interrupt and can be read a little later: so long is waited until silence is believed.
     * It lets a Pi that is busy with other interrupts come late; it delays a decision by as much.
     */
    static final long KERNEL_DELAY = 3_000_000;

    private static final long COUNTER = 1L << 32;

    private final Lines lines;
    private final LineListener listener;
    private long next = 1;
    private boolean lost;

    public LineStream(Lines lines, LineListener listener) {
        this.lines = lines;
        this.listener = listener;
    }

    /** Tells what the lines show at the beginning. */
    public void begin(long nanos) throws IOException {
        levels(nanos);
    }

    /**
     * Tells what waits to be told.
     *
     * @param nanos now, taken before the call
     */
    public void poll(long nanos) throws IOException {
        List<LineReport.Edge> edges = lines.edges();
        for (LineReport.Edge edge : edges) {
            long missing = Math.floorMod(edge.number() - next, COUNTER);
            if (missing != 0) {
                listener.heard(new LineReport.Lost(edge.nanos(), missing));
                lost = true;
            }
            next = (edge.number() + 1) % COUNTER;
            listener.heard(edge);
        }
        if (edges.isEmpty()) {
            if (lost) {
                levels(nanos);
                lost = false;
            }
            listener.heard(new LineReport.Quiet(nanos - KERNEL_DELAY));
        }
    }

    private void levels(long nanos) throws IOException {
        long values = lines.values();
        for (int at = 0; at < lines.offsets().size(); at++) {
            listener.heard(new LineReport.Level(nanos, lines.offsets().get(at), (values >> at & 1) != 0));
        }
    }
}
