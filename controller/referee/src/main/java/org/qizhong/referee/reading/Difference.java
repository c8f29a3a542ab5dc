package org.qizhong.referee.reading;

import java.util.EnumSet;
import java.util.Set;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * How a board as sensed differs from a board of the record.
 *
 * @param gone points that should hold a piece and are empty
 * @param came points that should be empty and hold a piece
 * @param changed points that hold another piece than they should, as far as their sensors can tell
 */
public record Difference(Set<Point> gone, Set<Point> came, Set<Point> changed) {

    public static Difference between(Board board, Sensed sensed) {
        Set<Point> gone = EnumSet.noneOf(Point.class);
        Set<Point> came = EnumSet.noneOf(Point.class);
        Set<Point> changed = EnumSet.noneOf(Point.class);
        for (Point point : sensed.contradictions(board)) {
            if (sensed.isEmpty(point)) {
                gone.add(point);
            } else if (board.isEmpty(point)) {
                came.add(point);
            } else {
                changed.add(point);
            }
        }
        return new Difference(gone, came, changed);
    }

    public boolean isNone() {
        return gone.isEmpty() && came.isEmpty() && changed.isEmpty();
    }

    boolean contains(Point point) {
        return gone.contains(point) || came.contains(point) || changed.contains(point);
    }

    /** The points from which pieces of that side are gone. */
    Set<Point> gone(Board board, Side side) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        gone.stream().filter(point -> board.holds(point, side)).forEach(points::add);
        return points;
    }
}
