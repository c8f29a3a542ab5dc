package org.qizhong.bridge.link;

import java.util.List;
import java.util.stream.Stream;

/**
 * When a board's ticks were, on this machine's monotonic clock, and how well that is known. Immutable.
 *
 * <p>Each exchange gives a point below the clock's line and one above it; all lines that pass between the latest ones
 * are possible. What is told is the middle between the earliest and the latest moment that any of them gives, and half
 * of the distance is the bound. It holds as long as the crystal is within {@value #MOST_PPM} millionths of its rate,
 * and
 * that rate changes within {@value #NEAR} microseconds by no more than {@value #WANDER_PPM} either way. A
 * slow exchange makes nothing worse: it only tells less.
 */
public final class ClockFit {

    static final double MOST_PPM = 3_000;
    static final double WANDER_PPM = 200;
    static final long NEAR = 60_000_000;

    static final ClockFit NONE = new ClockFit(List.of(), Region.around(0, 0));

    /** A counter that is further off is another one; a nearer one stood still for a moment, as in an emulator. */
    private static final double HICCUP = 400_000;

    private static final double PPM = 1e-6;
    private static final double ANY_OFFSET = 1e10;
    /** How many exchanges are kept: older ones tell nothing any more. */
    private static final int WINDOW = 16;

    private final List<Exchange> window;
    /** Offsets are from the latest exchange's answer. */
    private final Region region;

    private ClockFit(List<Exchange> window, Region region) {
        this.window = window;
        this.region = region;
    }

    boolean isEmpty() {
        return window.isEmpty();
    }

    /** The fit with one more exchange. What contradicts it is forgotten: the oldest first, if need be all. */
    ClockFit with(Exchange latest) {
        List<Exchange> all = Stream.concat(window.stream(), Stream.of(latest)).toList();
        int from = Math.max(0, all.size() - WINDOW);
        while (true) {
            List<Exchange> kept = all.subList(from, all.size());
            Region possible = possible(kept, latest, 0);
            if (!possible.isEmpty()) {
                return new ClockFit(List.copyOf(kept), possible);
            }
            if (kept.size() == 1) {
                return this; // the counter ran ahead between query and answer: that tells nothing
            }
            from++;
        }
    }

    /** Whether the exchange cannot be of the same counter as the one before it. */
    boolean isContradictedBy(Exchange next) {
        return !window.isEmpty()
                && possible(List.of(window.getLast(), next), next, HICCUP).isEmpty();
    }

    private static Region possible(List<Exchange> exchanges, Exchange origin, double slack) {
        Region region = Region.around(ANY_OFFSET, MOST_PPM * PPM);
        for (Exchange exchange : exchanges) {
            long below = exchange.received() - origin.answered();
            long above = exchange.answered() - origin.answered();
            double least = exchange.asked() - origin.heard() - below - wander(below) - slack;
            double most = exchange.heard() - origin.heard() - above + wander(above) + slack;
            region = region.where(corner -> corner.offset() + corner.rate() * below - least)
                    .where(corner -> most - corner.offset() - corner.rate() * above);
        }
        return region;
    }

    /** How far a clock can have gone off a straight line; over a long time its rate may be any. */
    private static double wander(long ticks) {
        double ppm = Math.abs(ticks) <= NEAR ? WANDER_PPM : 2 * MOST_PPM;
        return Math.abs(ticks) * ppm * PPM;
    }

    private long ticksSince(long tick) {
        return tick - window.getLast().answered();
    }

    /** When that tick was, in microseconds on this machine's monotonic clock. */
    long micros(long tick) {
        long ticks = ticksSince(tick);
        double middle = (region.least(ticks) + region.most(ticks)) / 2;
        return window.getLast().heard() + ticks + Math.round(middle);
    }

    /** How many microseconds {@link #micros} may be off, either way. */
    long bound(long tick) {
        long ticks = ticksSince(tick);
        double width = region.most(ticks) - region.least(ticks);
        return (long) Math.ceil(width / 2 + wander(ticks)) + 1;
    }

    /** The tick at that moment. */
    long tick(long micros) {
        long tick = window.getLast().answered() + micros - window.getLast().heard();
        return tick - (micros(tick) - micros);
    }

    /** The 64-bit tick that a 32-bit one stands for, if it was within half an hour of that moment. */
    long unwrap(int tick, long micros) {
        long near = tick(micros);
        return near + (tick - (int) near);
    }
}
