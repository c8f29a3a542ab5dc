package org.qizhong.referee.decision;

import java.util.List;
import org.qizhong.xiangqi.Point;

/**
 * How a board that is not as it should be is put right.
 *
 * @param turned whether it is the board wanted, turned by 180 degrees
 * @param swapped pairs of points whose pieces stand each on the other's
 * @param steps the whole way, in an order in which each step can be taken
 */
public record Remedy(boolean turned, List<List<Point>> swapped, List<HandStep> steps) {

    public static final Remedy NONE = new Remedy(false, List.of(), List.of());

    public Remedy {
        swapped = swapped.stream().map(List::copyOf).toList();
        steps = List.copyOf(steps);
    }
}
