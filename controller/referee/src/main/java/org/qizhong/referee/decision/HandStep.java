package org.qizhong.referee.decision;

import java.util.Optional;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * One movement of a hand that puts a board right: a piece goes to another point, off the board, or onto it.
 *
 * @param from the point it is taken from; nothing where it lies beside the board
 * @param to the point it is put on; nothing where it is taken off the board
 * @param piece what is put on {@code to}
 */
public record HandStep(Optional<Point> from, Optional<Point> to, Optional<Piece> piece) {

    public static HandStep move(Point from, Point to, Piece piece) {
        return new HandStep(Optional.of(from), Optional.of(to), Optional.of(piece));
    }

    public static HandStep off(Point from) {
        return new HandStep(Optional.of(from), Optional.empty(), Optional.empty());
    }

    public static HandStep on(Point to, Piece piece) {
        return new HandStep(Optional.empty(), Optional.of(to), Optional.of(piece));
    }

    public boolean isMove() {
        return from.isPresent() && to.isPresent();
    }
}
