package org.qizhong.xiangqi.record;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * What DhtmlXQ writes in digits. A point is its column from the left and its row from the top, both from 0, Red below:
 * {@code 77} is h2. A move is two points. A position is the points of thirty-two pieces, each in its own place.
 */
final class DhtmlXqCodes {

    /** The pieces in the order in which a position names their points. */
    static final List<Piece> PIECES = "RNBAKABNRCCPPPPPrnbakabnrccppppp"
            .chars()
            .mapToObj(letter -> Piece.ofLetter((char) letter).orElseThrow())
            .toList();

    /** The point of a piece that is not on the board. */
    static final String ABSENT = "99";

    private DhtmlXqCodes() {}

    static String code(Point point) {
        return "" + point.file() + (Point.RANKS - 1 - point.rank());
    }

    static String code(Move move) {
        return code(move.from()) + code(move.to());
    }

    /** The point of two digits, or nothing: there is no column 9. */
    static Optional<Point> point(String digits) {
        int file = digits.charAt(0) - '0';
        return file < Point.FILES
                ? Optional.of(Point.of(file, Point.RANKS - 1 - (digits.charAt(1) - '0')))
                : Optional.empty();
    }

    /** A position: each side's pieces from its own back rank on, and from its right to its left. */
    static String code(Board board) {
        Set<Point> left = EnumSet.allOf(Point.class);
        StringBuilder code = new StringBuilder();
        for (Piece piece : PIECES) {
            Optional<Point> found = points(piece.side())
                    .filter(point -> left.contains(point) && board.at(point).equals(Optional.of(piece)))
                    .findFirst();
            found.ifPresent(left::remove);
            code.append(found.map(DhtmlXqCodes::code).orElse(ABSENT));
        }
        return code.toString();
    }

    private static Stream<Point> points(Side side) {
        return IntStream.range(0, Point.RANKS)
                .boxed()
                .flatMap(row -> IntStream.range(0, Point.FILES)
                        .mapToObj(column -> Point.of(side == Side.RED ? 8 - column : column, side.rank(row))));
    }

    /** The board of a position in 64 digits; of two pieces on one point the later counts. */
    static Board board(String digits) {
        Map<Point, Piece> pieces = new EnumMap<>(Point.class);
        for (int i = 0; i < PIECES.size(); i++) {
            Piece piece = PIECES.get(i);
            point(digits.substring(2 * i, 2 * i + 2)).ifPresent(point -> pieces.put(point, piece));
        }
        return Board.of(pieces);
    }
}
