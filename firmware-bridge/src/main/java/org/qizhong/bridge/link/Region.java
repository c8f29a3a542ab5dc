package org.qizhong.bridge.link;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What a clock's offset and rate may be: a convex region in the plane, cut smaller by each thing that is known.
 * Immutable.
 *
 * @param corners in order around the region; none if nothing may be
 */
record Region(List<Corner> corners) {

    /**
     * A pair that may be.
     *
     * @param offset microseconds
     * @param rate how much faster than one microsecond in each tick
     */
    record Corner(double offset, double rate) {}

    Region {
        corners = List.copyOf(corners);
    }

    static Region around(double offset, double rate) {
        return new Region(List.of(
                new Corner(-offset, -rate),
                new Corner(offset, -rate),
                new Corner(offset, rate),
                new Corner(-offset, rate)));
    }

    /** The part of it where {@code above} is not negative; it is linear. */
    Region where(ToDoubleFunction<Corner> above) {
        List<Corner> kept = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Corner here = corners.get(i);
            Corner next = corners.get((i + 1) % corners.size());
            double one = above.applyAsDouble(here);
            double other = above.applyAsDouble(next);
            if (one >= 0) {
                kept.add(here);
            }
            if (one < 0 != other < 0) {
                double share = one / (one - other);
                kept.add(new Corner(
                        here.offset + share * (next.offset - here.offset),
                        here.rate + share * (next.rate - here.rate)));
            }
        }
        return new Region(kept);
    }

    boolean isEmpty() {
        return corners.isEmpty();
    }

    double least(double ticks) {
        return corners.stream()
                .mapToDouble(corner -> corner.offset + corner.rate * ticks)
                .min()
                .orElseThrow();
    }

    double most(double ticks) {
        return corners.stream()
                .mapToDouble(corner -> corner.offset + corner.rate * ticks)
                .max()
                .orElseThrow();
    }
}
