package org.qizhong.simulator;

import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Something that a hand does with a piece or the clock, that a player says, or that befalls the board. */
sealed interface Act {

    /** The hand takes what stands there. */
    record Lift(Point point) implements Act {}

    /** The hand puts down a piece that it holds. */
    record Place(Piece piece, Point point) implements Act {}

    /** A piece in the hand takes the place of the one that stands there, which is in the hand afterwards. */
    record Replace(Piece piece, Point point) implements Act {}

    /** The hand pushes a piece to the point beside it, so quickly that both points change at the same moment. */
    record Shove(Point from, Point to) implements Act {}

    /** A piece in the hand is laid beside the board. */
    record LayAside(Piece piece) implements Act {}

    /** A piece that was laid beside the board is taken into the hand again. */
    record TakeBack(Piece piece) implements Act {}

    /** The hand waits where it is. */
    record Hover() implements Act {}

    record Press(Side side) implements Act {}

    /** A sensor goes on and off, so many milliseconds long, although the piece on it stands still. */
    record Flicker(Point point, int millis) implements Act {}

    /** A sensor fails. */
    record Fail(Point point, Defect defect) implements Act {}

    /** A sensor works again. */
    record Mend(Point point) implements Act {}

    /** The connection to the board goes. */
    record Unplug(Cable cable) implements Act {}

    /** The connection is there again, and the whole board is reported as its sensors see it. */
    record PlugIn() implements Act {}

    /** The board reports itself empty, although pieces stand on it. */
    record Blank() implements Act {}

    /** Something is said, or entered by a person. */
    record Say(Entry entry) implements Act {}

    /** What is said, once it is known when. */
    @FunctionalInterface
    interface Entry {
        Input at(GameTime moment);
    }
}
