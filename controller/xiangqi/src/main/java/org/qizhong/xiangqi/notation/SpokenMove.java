package org.qizhong.xiangqi.notation;

import java.util.Optional;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Role;
import org.qizhong.xiangqi.Side;

/**
 * A move as a player says it. All notations but the coordinates write these four facts, each with its own signs.
 *
 * @param piece what moved
 * @param place which of its kind it was
 * @param direction how it went
 * @param number ranks for a move along a file, the file it reached for any other
 */
record SpokenMove(Piece piece, Place place, Direction direction, int number) {

    /** The words for any move of a piece, legal or not. */
    static SpokenMove of(Board board, Move move) {
        Piece piece = board.at(move.from())
                .orElseThrow(() -> new IllegalArgumentException("no piece stands on " + move.from()));
        Side side = piece.side();
        int ahead = Place.depth(move.to(), side) - Place.depth(move.from(), side);
        Direction direction = ahead > 0 ? Direction.FORWARD : ahead < 0 ? Direction.BACKWARD : Direction.SIDEWAYS;
        boolean alongFile = ahead != 0 && move.from().file() == move.to().file();
        int number = alongFile ? Math.abs(ahead) : Place.file(move.to(), side);
        return new SpokenMove(piece, Place.of(board, piece, move.from()), direction, number);
    }

    /**
     * Whether the piece is called by its place on the file and not by the file. Advisors and elephants never are: their
     * direction tells two of them apart.
     */
    boolean isCalledByPlace() {
        return place.isCrowded() && piece.role() != Role.ADVISOR && piece.role() != Role.ELEPHANT;
    }

    /** Whether it is one of so many soldiers that 前 and 后 do not tell them apart. */
    boolean isCrowdedSoldier() {
        return piece.role() == Role.SOLDIER && place.isCrowded() && (place.count() > 2 || place.crowdedFiles() > 1);
    }

    /** Where a piece on that point would go by these words; nothing if off the board or nowhere at all. */
    static Optional<Point> target(Piece piece, Point from, Direction direction, int number) {
        int seat = piece.side() == Side.RED ? 1 : -1;
        int ahead = direction == Direction.FORWARD ? seat : direction == Direction.BACKWARD ? -seat : 0;
        int file = piece.side() == Side.RED ? Point.FILES - number : number - 1;
        int aside = Math.abs(file - from.file());
        return switch (piece.role()) {
            case HORSE -> point(file, from.rank() + ahead * (3 - aside));
            case ADVISOR, ELEPHANT -> point(file, from.rank() + ahead * aside);
            case GENERAL, CHARIOT, CANNON, SOLDIER ->
                ahead == 0 ? point(file, from.rank()) : point(from.file(), from.rank() + ahead * number);
        };
    }

    private static Optional<Point> point(int file, int rank) {
        return Point.onBoard(file, rank) ? Optional.of(Point.of(file, rank)) : Optional.empty();
    }
}
