package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * What a hand is about to do: a legal move.
 *
 * @param before the position it is made in
 * @param move the move
 */
record Intent(Position before, Move move) {

    Side side() {
        return before.toMove();
    }

    Board board() {
        return before.board();
    }

    Point from() {
        return move.from();
    }

    Point to() {
        return move.to();
    }

    Piece piece() {
        return board().at(from()).orElseThrow();
    }

    Optional<Piece> victim() {
        return board().at(to());
    }

    boolean isCapture() {
        return victim().isPresent();
    }

    /** Whether the move begins or ends there. */
    boolean isAt(Point point) {
        return point == from() || point == to();
    }

    /** Whether the piece could capture nothing else, so that its absence alone tells the move. */
    boolean isOnlyCapture() {
        return isCapture()
                && before.legalMoves().stream()
                                .filter(other -> other.from() == from() && !board().isEmpty(other.to()))
                                .count()
                        == 1;
    }

    /**
     * Whether the piece can be slid: it goes along a line with nothing in between. Soldiers go one point; a cannon that
     * captures has its screen in the way.
     */
    boolean isSlidable() {
        return switch (piece().role()) {
            case CHARIOT, CANNON, SOLDIER -> board().allEmpty(between());
            default -> false;
        };
    }

    /** The points strictly between the two ends of a move along a line, in the order in which they are passed. */
    List<Point> between() {
        int files = to().file() - from().file();
        int ranks = to().rank() - from().rank();
        List<Point> points = new ArrayList<>();
        if (files == 0 || ranks == 0) {
            for (int step = 1; step < Math.abs(files + ranks); step++) {
                points.add(Point.of(
                        from().file() + step * Integer.signum(files), from().rank() + step * Integer.signum(ranks)));
            }
        }
        return points;
    }

    /** The points beside that one, lengthwise, sideways and diagonally. */
    static List<Point> around(Point centre) {
        List<Point> points = new ArrayList<>();
        for (int file = centre.file() - 1; file <= centre.file() + 1; file++) {
            for (int rank = centre.rank() - 1; rank <= centre.rank() + 1; rank++) {
                if (Point.onBoard(file, rank) && Point.of(file, rank) != centre) {
                    points.add(Point.of(file, rank));
                }
            }
        }
        return points;
    }

    /** Whether the two ends of the move lie under one hand. */
    boolean isWithinReach() {
        int files = Math.abs(to().file() - from().file());
        int ranks = Math.abs(to().rank() - from().rank());
        return Math.max(files, ranks) <= 3;
    }
}
