package org.qizhong.xiangqi;

import java.util.Optional;

/** Finds the rule of movement (CXA2011:2.2) that an illegal move breaks. */
final class MoveLaw {

    private MoveLaw() {}

    /** The first rule, in the order of {@link Illegality}, that a move known to be illegal breaks. */
    static Illegality violated(Position position, Move move) {
        return hindrance(position.board(), position.toMove(), move)
                .orElseGet(
                        () -> generalsFace(position.board().after(move)) ? Illegality.FACING : Illegality.SELF_CHECK);
    }

    /** The first reason why the piece cannot go there at all, its own general's safety aside. */
    static Optional<Illegality> hindrance(Board board, Side mover, Move move) {
        if (board.isEmpty(move.from())) {
            return Optional.of(Illegality.NOT_A_MOVE);
        }
        Piece piece = board.at(move.from()).orElseThrow();
        if (piece.side() != mover) {
            return Optional.of(Illegality.WRONG_SIDE);
        }
        if (board.holds(move.to(), mover)) {
            return Optional.of(Illegality.OWN_PIECE);
        }
        if (!fitsShape(piece, move)) {
            return Optional.of(Illegality.GEOMETRY);
        }
        if (leavesPalace(piece, move)) {
            return Optional.of(Illegality.PALACE);
        }
        if (breaksRiver(piece, move)) {
            return Optional.of(Illegality.RIVER);
        }
        return isBlocked(board, piece, move) ? Optional.of(Illegality.BLOCKED) : Optional.empty();
    }

    private static boolean fitsShape(Piece piece, Move move) {
        int files = Math.abs(move.to().file() - move.from().file());
        int ranks = move.to().rank() - move.from().rank();
        int ahead = piece.side() == Side.RED ? ranks : -ranks;
        int steps = Math.abs(ranks);
        return switch (piece.role()) {
            case GENERAL -> files + steps == 1;
            case ADVISOR -> files == 1 && steps == 1;
            case ELEPHANT -> files == 2 && steps == 2;
            case HORSE -> files * steps == 2;
            case CHARIOT, CANNON -> (files == 0) != (steps == 0);
            case SOLDIER -> files + steps == 1 && ahead >= 0;
        };
    }

    private static boolean leavesPalace(Piece piece, Move move) {
        boolean bound = piece.role() == Role.GENERAL || piece.role() == Role.ADVISOR;
        return bound && !move.to().palaceOf(piece.side());
    }

    private static boolean breaksRiver(Piece piece, Move move) {
        if (piece.role() == Role.ELEPHANT) {
            return !move.to().homeOf(piece.side());
        }
        boolean sideways = move.from().rank() == move.to().rank();
        return piece.role() == Role.SOLDIER && sideways && move.from().homeOf(piece.side());
    }

    private static boolean isBlocked(Board board, Piece piece, Move move) {
        return switch (piece.role()) {
            case GENERAL, ADVISOR, SOLDIER -> false;
            case ELEPHANT -> !board.isEmpty(between(move, 1, 1));
            case HORSE -> !board.isEmpty(leg(move));
            case CHARIOT -> screens(board, move) > 0;
            case CANNON -> screens(board, move) != (board.isEmpty(move.to()) ? 0 : 1);
        };
    }

    private static Point between(Move move, int fileSteps, int rankSteps) {
        int file = move.from().file()
                + fileSteps * Integer.signum(move.to().file() - move.from().file());
        int rank = move.from().rank()
                + rankSteps * Integer.signum(move.to().rank() - move.from().rank());
        return Point.of(file, rank);
    }

    private static Point leg(Move move) {
        boolean alongFile = Math.abs(move.to().rank() - move.from().rank()) == 2;
        return alongFile ? between(move, 0, 1) : between(move, 1, 0);
    }

    /** How many pieces stand between the two ends of a straight move: for a cannon, its screens (炮架). */
    static int screens(Board board, Move move) {
        int screens = 0;
        Point at = between(move, 1, 1);
        while (at != move.to()) {
            screens += board.isEmpty(at) ? 0 : 1;
            at = between(new Move(at, move.to()), 1, 1);
        }
        return screens;
    }

    /** Whether the two generals stand on one file with nothing between them (CXA2011:2.2). */
    static boolean generalsFace(Board board) {
        for (Point red : board.points(Piece.RED_GENERAL)) {
            for (Point black : board.points(Piece.BLACK_GENERAL)) {
                if (red.file() == black.file() && screens(board, new Move(red, black)) == 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
