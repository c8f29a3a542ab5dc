package org.qizhong.referee.reading;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * What the board showed since the last move of the record: the evidence from which the next one is read.
 *
 * @param traces what each disturbed point saw
 * @param pending lifts that may still turn out to be bumps: the point and when its piece went
 * @param touched the touched pieces that bind, in the order of their lifts
 * @param discharged points whose pieces were touched and bind no more (CXA2011:8.1.5)
 * @param rested the first legal move on which the board rested for {@code settle}, if there was one
 * @param excused pieces off their points that are nobody's touch: waived, or taken by a sensor that failed
 * @param strays points of the empty board on which a captured piece still lies
 */
public record Turn(
        Map<Point, Trace> traces,
        Map<Point, GameTime> pending,
        List<Touched> touched,
        Set<Point> discharged,
        Optional<Move> rested,
        Set<Point> excused,
        Set<Point> strays) {

    /** The slowest boards need so long to see all their points: within one scan the order is not known. */
    static final Duration ONE_SCAN = Duration.ofMillis(350);

    /** What is quick enough to see a point empty in between is so quick, too. */
    private static final Duration QUICK_SCAN = Duration.ofMillis(20);

    public static final Turn FRESH =
            new Turn(Map.of(), Map.of(), List.of(), Set.of(), Optional.empty(), Set.of(), Set.of());

    public Turn {
        traces = copy(traces);
        pending = copy(pending);
        touched = List.copyOf(touched);
        discharged = copy(discharged);
        excused = copy(excused);
        strays = copy(strays);
    }

    private static Set<Point> copy(Set<Point> set) {
        Set<Point> copy = EnumSet.noneOf(Point.class);
        copy.addAll(set);
        return Collections.unmodifiableSet(copy);
    }

    private static <V> Map<Point, V> copy(Map<Point, V> map) {
        EnumMap<Point, V> copy = new EnumMap<>(Point.class);
        copy.putAll(map);
        return Collections.unmodifiableMap(copy);
    }

    public Trace trace(Point point) {
        return traces.getOrDefault(point, Trace.NONE);
    }

    /** Whether the target of a move was filled long before its piece had left: no scan mixes up so much. */
    public boolean wasFilledBefore(Move move) {
        Optional<GameTime> left = trace(move.from()).lifted();
        Optional<GameTime> came = trace(move.to()).placed();
        return left.isPresent()
                && came.isPresent()
                && left.get().since(came.get()).compareTo(ONE_SCAN) > 0;
    }

    /** When the piece of a move was put down, if it was; one that names itself may show up before it left. */
    public Optional<GameTime> landing(Move move, Sensed sensed) {
        Trace target = trace(move.to());
        boolean isNamed = sensed.at(move.to())
                .or(target::went)
                .filter(Seen.Identity.class::isInstance)
                .isPresent();
        Duration early = isNamed ? ONE_SCAN : QUICK_SCAN;
        return target.blinked()
                ? Optional.empty()
                : trace(move.from()).left().flatMap(left -> target.landing(left, early));
    }

    /** When something came to the target of a move last, if its piece had gone before. */
    private Optional<GameTime> glimpse(Move move) {
        return trace(move.to())
                .placed()
                .filter(came -> trace(move.from()).left().filter(came::isAfter).isPresent());
    }

    public boolean isTouched(Point point) {
        return discharged.contains(point) || touched.stream().anyMatch(touch -> touch.point() == point);
    }

    /** The turn after the sensor at a point saw its piece go; {@code asksTouch} where that may be a touch. */
    public Turn lifted(Point point, GameTime at, Optional<Seen> piece, boolean asksTouch) {
        Map<Point, GameTime> waiting = new EnumMap<>(Point.class);
        waiting.putAll(pending);
        if (asksTouch && !isTouched(point)) {
            waiting.putIfAbsent(point, at);
        }
        return new Turn(
                traced(point, trace(point).lifted(at, piece)),
                waiting,
                touched,
                discharged,
                rested,
                without(excused, point),
                strays);
    }

    /** The turn after a piece came to a point; a bump takes the lift before it back. */
    public Turn placed(Point point, GameTime at, boolean asBump) {
        Turn turn = new Turn(
                traced(point, arrived(point, asBump).placed(at, asBump)),
                pending,
                touched,
                discharged,
                rested,
                without(excused, point),
                strays);
        return asBump ? turn.settledPending(point) : turn;
    }

    /** The turn after pieces came to several points at one moment, none before another. */
    public Turn placedAtOnce(Collection<Point> points, GameTime at) {
        Map<Point, Trace> traced = new EnumMap<>(Point.class);
        traced.putAll(traces);
        Set<Point> away = EnumSet.noneOf(Point.class);
        away.addAll(excused);
        for (Point point : points) {
            traced.put(point, arrived(point, false).placed(at, false));
            away.remove(point);
        }
        return new Turn(traced, pending, touched, discharged, rested, away, strays);
    }

    /** A piece that comes back before anything was put down elsewhere has come home: it has not left. */
    private Trace arrived(Point point, boolean asBump) {
        Trace trace = trace(point);
        boolean elsewhere = trace.left()
                .filter(left -> traces.entrySet().stream()
                        .anyMatch(other ->
                                other.getKey() != point && other.getValue().placedAfter(left)))
                .isPresent();
        return elsewhere && !asBump ? trace : trace.home();
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
        return new Turn(traces, waiting, touched, discharged, rested, excused, strays);
    }

    /** The turn with one more touched piece, kept in the order of the lifts. */
    public Turn touched(Touched touch) {
        List<Touched> all = new ArrayList<>(touched);
        all.add(touch);
        all.sort(java.util.Comparator.comparing(Touched::lifted));
        return new Turn(traces, pending, all, discharged, rested, excused, strays).settledPending(touch.point());
    }

    /** The turn with no touch that binds: what was touched stays touched. */
    public Turn discharge() {
        Set<Point> points = EnumSet.noneOf(Point.class);
        points.addAll(discharged);
        touched.forEach(touch -> points.add(touch.point()));
        return new Turn(traces, Map.of(), List.of(), points, rested, excused, strays);
    }

    /** The turn without the touch of that piece (误碰, CXA2011:5.6). */
    public Turn waived(Point point) {
        List<Touched> others =
                touched.stream().filter(touch -> touch.point() != point).toList();
        return new Turn(traces, pending, others, without(discharged, point), rested, with(excused, point), strays)
                .settledPending(point);
    }

    /** The turn as if nothing had happened on that point, whose piece stands there. */
    public Turn untouched(Point point) {
        Map<Point, Trace> others = new EnumMap<>(Point.class);
        others.putAll(traces);
        others.remove(point);
        return new Turn(others, pending, touched, discharged, rested, without(excused, point), strays);
    }

    public Turn rested(Move move) {
        return rested.isPresent()
                ? this
                : new Turn(traces, pending, touched, discharged, Optional.of(move), excused, strays);
    }

    /** The turn with no memory of a rest: the board is put back by order, not by second thoughts. */
    public Turn unrested() {
        return new Turn(traces, pending, touched, discharged, Optional.empty(), excused, strays);
    }

    /** The turn once the board was put back: what was touched stays touched, what the sensors saw is past. */
    public Turn restored() {
        return new Turn(Map.of(), Map.of(), touched, discharged, Optional.empty(), Set.of(), Set.of());
    }

    /** The turn with no captured piece lying on that point. */
    public Turn withoutStray(Point point) {
        return strays(without(strays, point));
    }

    private static Set<Point> without(Set<Point> points, Point point) {
        Set<Point> fewer = EnumSet.noneOf(Point.class);
        fewer.addAll(points);
        fewer.remove(point);
        return fewer;
    }

    private static Set<Point> with(Set<Point> points, Point point) {
        Set<Point> more = EnumSet.noneOf(Point.class);
        more.addAll(points);
        more.add(point);
        return more;
    }

    /** The turn with captured pieces lying on those points, too. */
    public Turn withStrays(Set<Point> more) {
        Set<Point> all = EnumSet.noneOf(Point.class);
        all.addAll(strays);
        all.addAll(more);
        return strays(all);
    }

    private Turn strays(Set<Point> points) {
        return new Turn(traces, pending, touched, discharged, rested, excused, points);
    }

    /**
     * The turn that follows a move: what happened after it was put down goes on into it, and so does what is off its
     * point now; everything else is done with.
     *
     * @param before the board before the move
     * @param left how the board as sensed differs from the position after it
     */
    public Turn next(Move move, Board before, Sensed sensed, Difference left) {
        Side mover = before.at(move.from()).orElseThrow().side();
        GameTime landed = landing(move, sensed).or(() -> glimpse(move)).orElse(GameTime.NEVER);
        Map<Point, Trace> traced = new EnumMap<>(Point.class);
        Map<Point, GameTime> waiting = new EnumMap<>(Point.class);
        for (Map.Entry<Point, Trace> entry : traces.entrySet()) {
            Point point = entry.getKey();
            Trace trace = entry.getValue();
            boolean his = before.holds(point, mover.opposite()) && point != move.to();
            boolean waits = pending.containsKey(point) && point != move.to(); // its victim was the mover's to lift
            boolean off = left.gone().contains(point) && (his || trace.liftedAfter(landed) || waits);
            boolean asked = !excused.contains(point) && (off || (his && pending.containsKey(point)));
            if (asked) {
                trace.lifted().ifPresent(at -> waiting.put(point, at));
            }
            if (asked || left.contains(point) || trace.isSince(landed)) {
                traced.put(point, trace.since(landed));
            }
        }
        Set<Point> nobodys = EnumSet.noneOf(Point.class);
        nobodys.addAll(excused);
        nobodys.retainAll(left.gone());
        return new Turn(traced, waiting, List.of(), Set.of(), Optional.empty(), nobodys, strays);
    }
}
