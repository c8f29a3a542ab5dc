package org.qizhong.referee.input;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * The whole board as its sensors see it: for each point nothing, or what was seen there. Immutable.
 *
 * @param seen what stands on the occupied points
 */
public record Sensed(Map<Point, Seen> seen) {

    public Sensed {
        EnumMap<Point, Seen> copy = new EnumMap<>(Point.class);
        copy.putAll(seen);
        seen = Collections.unmodifiableMap(copy);
    }

    /** How sensors of that kind see a board. */
    public static Sensed of(Board board, SensorKind kind) {
        Map<Point, Seen> seen = new EnumMap<>(Point.class);
        for (Point point : board.occupied()) {
            seen.put(point, Seen.of(board.at(point).orElseThrow(), kind));
        }
        return new Sensed(seen);
    }

    public boolean isEmpty(Point point) {
        return !seen.containsKey(point);
    }

    public Optional<Seen> at(Point point) {
        return Optional.ofNullable(seen.get(point));
    }

    public Sensed with(Point point, Seen what) {
        Map<Point, Seen> changed = new EnumMap<>(Point.class);
        changed.putAll(seen);
        changed.put(point, what);
        return new Sensed(changed);
    }

    public Sensed without(Point point) {
        Map<Point, Seen> changed = new EnumMap<>(Point.class);
        changed.putAll(seen);
        changed.remove(point);
        return new Sensed(changed);
    }

    /** Whether the point may hold exactly that: that piece, or no piece. */
    public boolean fits(Point point, Optional<Piece> piece) {
        Seen here = seen.get(point);
        return here == null ? piece.isEmpty() : piece.isPresent() && here.fits(piece.get());
    }

    /** The points that cannot hold what that board holds there. */
    public Set<Point> contradictions(Board board) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        for (Point point : Point.values()) {
            if (!fits(point, board.at(point))) {
                points.add(point);
            }
        }
        return points;
    }
}
