package org.qizhong.referee.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/**
 * What the board showed since the last move of the record: the evidence from which the next one is read.
 *
 * @param traces what each disturbed point saw
 * @param pending lifts that may still turn out to be bumps: the point and when its piece went
 * @param touched the touched pieces, in the order of their lifts
 * @param rested the first legal move on which the board rested for {@code settle}, if there was one
 * @param strays points of the empty board on which a captured piece still lies
 */
public record Turn(
        Map<Point, Trace> traces,
        Map<Point, GameTime> pending,
        List<Touched> touched,
        Optional<Move> rested,
        Set<Point> strays) {

    public static final Turn FRESH = new Turn(Map.of(), Map.of(), List.of(), Optional.empty(), Set.of());

    public Turn {
        traces = copy(traces);
        pending = copy(pending);
        touched = List.copyOf(touched);
        strays = Collections.unmodifiableSet(strays.isEmpty() ? EnumSet.noneOf(Point.class) : EnumSet.copyOf(strays));
    }

    private static <V> Map<Point, V> copy(Map<Point, V> map) {
        EnumMap<Point, V> copy = new EnumMap<>(Point.class);
        copy.putAll(map);
        return Collections.unmodifiableMap(copy);
    }

    public Trace trace(Point point) {
        return traces.getOrDefault(point, Trace.NONE);
    }

    public boolean isTouched(Point point) {
        return touched.stream().anyMatch(touch -> touch.point() == point);
    }

    /** The turn after the sensor at a point saw its piece go; {@code asksTouch} where that may be a touch. */
    public Turn lifted(Point point, GameTime at, boolean asksTouch) {
        Map<Point, GameTime> waiting = new EnumMap<>(Point.class);
        waiting.putAll(pending);
        if (asksTouch && !isTouched(point)) {
            waiting.putIfAbsent(point, at);
        }
        return new Turn(traced(point, trace(point).lifted(at)), waiting, touched, rested, strays);
    }

    /** The turn after a piece came to a point; a bump takes the lift before it back. */
    public Turn placed(Point point, GameTime at, boolean asBump) {
        Turn turn = new Turn(traced(point, trace(point).placed(at, asBump)), pending, touched, rested, strays);
        return asBump ? turn.settledPending(point) : turn;
    }

    private Map<Point, Trace> traced(Point point, Trace trace) {
        Map<Point, Trace> traced = new EnumMap<>(Point.class);
        traced.putAll(traces);
        traced.put(point, trace);
        return traced;
    }

    /** The turn with the lift of a point no longer in question. */
    public Turn settledPending(Point point) {
        Map<Point, GameTime> waiting = new EnumMap<>(Point.class);
        waiting.putAll(pending);
        waiting.remove(point);
        return new Turn(traces, waiting, touched, rested, strays);
    }

    /** The turn with one more touched piece, kept in the order of the lifts. */
    public Turn touched(Touched touch) {
        List<Touched> all = new ArrayList<>(touched);
        all.add(touch);
        all.sort(java.util.Comparator.comparing(Touched::lifted));
        return new Turn(traces, pending, all, rested, strays).settledPending(touch.point());
    }

    /** The turn with no touch that binds. */
    public Turn untouched() {
        return new Turn(traces, Map.of(), List.of(), rested, strays);
    }

    /** The turn without the touch of that piece (误碰, CXA2011:5.6). */
    public Turn waived(Point point) {
        List<Touched> others =
                touched.stream().filter(touch -> touch.point() != point).toList();
        return new Turn(traces, pending, others, rested, strays).settledPending(point);
    }

    public Turn rested(Move move) {
        return rested.isPresent() ? this : new Turn(traces, pending, touched, Optional.of(move), strays);
    }

    /** The turn with exactly these strays. */
    public Turn strays(Set<Point> points) {
        return new Turn(traces, pending, touched, rested, points);
    }

    /** The turn that follows a move: what happened on those points goes on into it, everything else is done with. */
    public Turn next(Set<Point> open) {
        Map<Point, Trace> traced = new EnumMap<>(Point.class);
        Map<Point, GameTime> waiting = new EnumMap<>(Point.class);
        for (Point point : open) {
            trace(point).lifted().ifPresent(at -> {
                traced.put(point, trace(point));
                waiting.put(point, at);
            });
        }
        return new Turn(traced, waiting, List.of(), Optional.empty(), strays);
    }
}
