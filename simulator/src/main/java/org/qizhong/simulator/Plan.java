package org.qizhong.simulator;

import java.util.Arrays;
import java.util.List;

/**
 * What will happen in a turn or a few, and what may be said of it.
 *
 * @param parts in this order
 * @param expected the truth
 */
record Plan(List<Part> parts, Expected expected) {

    Plan {
        parts = List.copyOf(parts);
    }

    static Plan of(Expected expected, Part... parts) {
        return new Plan(Arrays.asList(parts), expected);
    }

    /** A plan for one move. */
    static Plan of(Expected expected, List<Gesture> script) {
        return of(expected, new Part(script, 1));
    }

    int plies() {
        return parts.stream().mapToInt(Part::plies).sum();
    }
}
