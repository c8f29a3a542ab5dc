package org.qizhong.referee.remedy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * What is wrong on a board, in the order in which the player to move sees the points: so mirrored boards are put right
 * in mirrored ways.
 *
 * @param occupied wrong points that hold a piece
 * @param lying the pieces of those points that are known
 * @param wanted the points that lack their piece
 */
record Disorder(Set<Point> occupied, Map<Point, Piece> lying, Map<Point, Piece> wanted) {

    /**
     * What is wrong.
     *
     * @param known pieces that are known to lie somewhere, although the sensors there cannot tell them
     */
    static Disorder of(Position position, Sensed sensed, Map<Point, Piece> known) {
        Board board = position.board();
        List<Point> wrong = sensed.contradictions(board).stream()
                .sorted(Comparator.comparing(point -> position.toMove() == Side.RED ? point : point.turned()))
                .toList();
        Map<Point, Piece> wanted = new LinkedHashMap<>();
        wrong.forEach(point -> board.at(point).ifPresent(piece -> wanted.put(point, piece)));
        Map<Point, Seen> there = new LinkedHashMap<>();
        wrong.forEach(point -> sensed.at(point).ifPresent(seen -> there.put(point, seen)));
        Map<Point, Piece> lying = new LinkedHashMap<>();
        there.forEach((point, seen) ->
                told(seen, Optional.ofNullable(known.get(point))).ifPresent(piece -> lying.put(point, piece)));
        deduce(there, lying, List.copyOf(wanted.values()));
        return new Disorder(there.keySet(), lying, wanted);
    }

    private static Optional<Piece> told(Seen seen, Optional<Piece> known) {
        return seen instanceof Seen.Identity identity ? Optional.of(identity.of()) : known.filter(seen::fits);
    }

    /** Where all the pieces still missing that a sensor may be looking at are alike, it is looking at one of them. */
    private static void deduce(Map<Point, Seen> there, Map<Point, Piece> lying, List<Piece> wanted) {
        Map<Piece, Long> missing =
                wanted.stream().collect(Collectors.groupingBy(piece -> piece, HashMap::new, Collectors.counting()));
        lying.values().forEach(piece -> missing.computeIfPresent(piece, (_, count) -> count > 1 ? count - 1 : null));
        Map<Piece, List<Point>> one = new LinkedHashMap<>();
        there.forEach((point, seen) -> {
            List<Piece> may = missing.keySet().stream().filter(seen::fits).toList();
            if (may.size() == 1 && !lying.containsKey(point)) {
                one.computeIfAbsent(may.getFirst(), _ -> new ArrayList<>()).add(point);
            }
        });
        one.forEach((piece, points) -> {
            if (points.size() <= missing.get(piece)) {
                points.forEach(point -> lying.put(point, piece));
            }
        });
    }

    /** The known pieces among these that are that one. */
    List<Point> lying(Piece piece) {
        return points(lying, piece);
    }

    /** The points that lack that piece. */
    List<Point> wanting(Piece piece) {
        return points(wanted, piece);
    }

    private static List<Point> points(Map<Point, Piece> pieces, Piece piece) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue() == piece)
                .map(Map.Entry::getKey)
                .toList();
    }
}
