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

    private final Lines lines;
    private final LineListener listener;
    /** The number of the next edge, as the counter of 32 bits shows it. */
    private int next = 1;

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
            count(edge);
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

    /**
     * Edges are numbered in the interrupt and told a little later by a thread of each line. On a busy machine the thread of
     * one line may be overtaken by that of another, or tell two edges as one: then numbers come late or twice.
     */
    private void count(LineReport.Edge edge) {
        int ahead = (int) edge.number() - next;
        if (ahead > 0) {
            listener.heard(new LineReport.Lost(edge.nanos(), ahead));
            lost = true;
        }
        if (ahead >= 0) {
            next += ahead + 1;
        }
    }

    private void levels(long nanos) throws IOException {
        long values = lines.values();
        for (int at = 0; at < lines.offsets().size(); at++) {
            listener.heard(new LineReport.Level(nanos, lines.offsets().get(at), (values >> at & 1) != 0));
        }
    }
}
