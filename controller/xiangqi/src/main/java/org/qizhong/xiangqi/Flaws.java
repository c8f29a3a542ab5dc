package org.qizhong.xiangqi;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Looks for every reason why a board cannot be played from. */
final class Flaws {

    private Flaws() {}

    static List<String> of(Board board, Side toMove) {
        List<String> flaws = new ArrayList<>();
        for (Piece piece : Piece.values()) {
            countFlaws(board, piece, flaws);
            placeFlaws(board, piece, flaws);
        }
        boolean bothGenerals = board.points(Piece.RED_GENERAL).size() == 1
                && board.points(Piece.BLACK_GENERAL).size() == 1;
        if (bothGenerals && MoveLaw.generalsFace(board)) {
            flaws.add("the generals face each other");
        } else if (bothGenerals && new SearchBoard(board, toMove.opposite()).inCheck()) {
            flaws.add(toMove.opposite().word() + " is in check but " + toMove.word() + " is to move");
        }
        return flaws;
    }

    private static void countFlaws(Board board, Piece piece, List<String> flaws) {
        int count = board.points(piece).size();
        if (piece.role() == Role.GENERAL && count == 0) {
            flaws.add(piece.side().word() + " has no general");
        } else if (count > piece.role().perSide()) {
            flaws.add(count + " pieces " + piece.letter() + ", at most "
                    + piece.role().perSide() + " can be");
        }
    }

    private static void placeFlaws(Board board, Piece piece, List<String> flaws) {
        for (Point point : board.points(piece)) {
            if (!canStand(piece, point)) {
                flaws.add("piece " + piece.letter() + " cannot stand on " + point);
            }
        }
    }

    /** Whether a piece can ever come to stand on a point. */
    private static boolean canStand(Piece piece, Point point) {
        Side side = piece.side();
        return switch (piece.role()) {
            case GENERAL -> point.palaceOf(side);
            case ADVISOR -> point.palaceOf(side) && (point.file() + depth(point, side)) % 2 == 1;
            case ELEPHANT -> elephantPoint(point, side);
            case SOLDIER -> soldierPoint(point, side);
            case HORSE, CHARIOT, CANNON -> true;
        };
    }

    /** Ranks from the side's own back rank. */
    private static int depth(Point point, Side side) {
        return side == Side.RED ? point.rank() : Point.RANKS - 1 - point.rank();
    }

    private static boolean elephantPoint(Point point, Side side) {
        int depth = depth(point, side);
        return depth == 2 ? point.file() % 4 == 0 : Set.of(0, 4).contains(depth) && point.file() % 4 == 2;
    }

    private static boolean soldierPoint(Point point, Side side) {
        int depth = depth(point, side);
        return depth >= 5 || (depth >= 3 && point.file() % 2 == 0);
    }
}
