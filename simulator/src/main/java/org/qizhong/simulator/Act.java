package org.qizhong.simulator;

import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Something that a hand does with a piece or the clock, or a player says. */
sealed interface Act {

    /** The hand takes what stands there. */
    record Lift(Point point) implements Act {}

    /** The hand puts down a piece that it holds. */
    record Place(Piece piece, Point point) implements Act {}

    /** A piece in the hand takes the place of the one that stands there, which is in the hand afterwards. */
    record Replace(Piece piece, Point point) implements Act {}

    /** A piece in the hand is laid beside the board. */
    record LayAside(Piece piece) implements Act {}

    /** The hand waits where it is. */
    record Hover() implements Act {}

    record Press(Side side) implements Act {}

    /** The side offers a draw (提和). */
    record Offer(Side side) implements Act {}

    record Accept(Side side) implements Act {}

    record Resign(Side side) implements Act {}
}
