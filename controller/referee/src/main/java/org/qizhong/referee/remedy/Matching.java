package org.qizhong.referee.remedy;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * Which wrong piece goes to which point. Equal pieces stand for each other, so as many as can go straight to a point
 * that wants them, by ways that are short together. Pieces that go round in a ring cost one movement more, for the
 * first has to be taken off: two ways of equal pieces that trade their ends make one way of a ring and its neighbour.
 */
public final class Matching {

    private final Disorder disorder;
    private final Map<Point, Point> targets = new LinkedHashMap<>();

    private Matching(Disorder disorder) {
        this.disorder = disorder;
    }

    /** The target of each piece that has one. */
    static Map<Point, Point> of(Disorder disorder) {
        Matching matching = new Matching(disorder);
        new LinkedHashSet<>(disorder.wanted().values()).forEach(matching::match);
        Optional<Trade> trade = matching.bestTrade();
        while (trade.isPresent()) {
            matching.make(trade.get());
            trade = matching.bestTrade();
        }
        return matching.targets;
    }

    private void match(Piece piece) {
        List<Point> lying = disorder.lying(piece);
        List<Point> wanting = disorder.wanting(piece);
        if (lying.isEmpty()) {
            return;
        }
        boolean scarce = lying.size() <= wanting.size();
        List<Point> rows = scarce ? lying : wanting;
        List<Point> columns = scarce ? wanting : lying;
        int[] columnOf = Cheapest.columns(rows.stream()
                .map(row -> columns.stream()
                        .mapToInt(column -> distance(row, column))
                        .toArray())
                .toArray(int[][]::new));
        for (int i = 0; i < columnOf.length; i++) {
            Point row = rows.get(i);
            Point column = columns.get(columnOf[i]);
            targets.put(scarce ? row : column, scarce ? column : row);
        }
    }

    /** How far a hand carries a piece: files and ranks together. */
    public static int distance(Point one, Point other) {
        return Math.abs(one.file() - other.file()) + Math.abs(one.rank() - other.rank());
    }

    /**
     * A piece of a ring gives up its target.
     *
     * @param from where that piece lies
     * @param other where another piece like it lies, which takes over its target
     * @param to where it goes instead; nothing where it leaves the board
     * @param more how much longer the ways get
     */
    private record Trade(Point from, Optional<Point> other, Optional<Point> to, int more) {}

    private Optional<Trade> bestTrade() {
        Map<Point, Set<Point>> rings = rings();
        return disorder.lying().keySet().stream()
                .filter(rings::containsKey)
                .flatMap(from -> trades(from, rings.get(from)))
                .min(Comparator.comparingInt(Trade::more));
    }

    private Map<Point, Set<Point>> rings() {
        Map<Point, Set<Point>> rings = new HashMap<>();
        for (Point from : targets.keySet()) {
            if (!rings.containsKey(from)) {
                Set<Point> ring = ring(from);
                ring.forEach(point -> rings.put(point, ring));
            }
        }
        return rings;
    }

    private Stream<Trade> trades(Point from, Set<Point> ring) {
        Piece piece = disorder.lying().get(from);
        Point target = targets.get(from);
        Stream<Trade> others = disorder.lying(piece).stream()
                .filter(other -> !ring.contains(other))
                .map(other -> {
                    Optional<Point> to = Optional.ofNullable(targets.get(other));
                    int before = distance(from, target) + way(other, to);
                    return new Trade(from, Optional.of(other), to, way(from, to) + distance(other, target) - before);
                });
        Stream<Trade> free = disorder.wanting(piece).stream()
                .filter(to -> !targets.containsValue(to))
                .map(to -> new Trade(
                        from, Optional.empty(), Optional.of(to), distance(from, to) - distance(from, target)));
        return Stream.concat(others, free);
    }

    private static int way(Point from, Optional<Point> to) {
        return to.map(it -> distance(from, it)).orElse(0);
    }

    /** The points of the ring that a piece is part of; none where its way begins or ends outside. */
    private Set<Point> ring(Point from) {
        Set<Point> ring = new LinkedHashSet<>();
        Point at = from;
        while (at != null && ring.add(at)) {
            at = targets.get(at);
        }
        return at == from ? ring : Set.of();
    }

    private void make(Trade trade) {
        Point target = targets.remove(trade.from());
        trade.other().ifPresent(other -> targets.put(other, target));
        trade.to().ifPresent(to -> targets.put(trade.from(), to));
    }
}
