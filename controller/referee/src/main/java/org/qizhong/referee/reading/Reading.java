package org.qizhong.referee.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** What a board means when a clock is pressed. */
public sealed interface Reading {

    /** The board holds the position: nothing was moved. */
    record Nothing() implements Reading {}

    /**
     * One legal move.
     *
     * @param move the move
     * @param strays points on which the captured piece still lies
     */
    record Legal(Move move, Set<Point> strays) implements Reading {}

    /** Several legal moves; the board cannot tell which. */
    record Several(List<Move> moves) implements Reading {}

    /** Perhaps one of these legal moves, perhaps none: failed sensors hide it. */
    record Hidden(List<Move> moves) implements Reading {}

    /**
     * Something that the rules forbid.
     *
     * @param move the move, where a single one is on the board
     * @param reason why it is forbidden
     */
    record Forbidden(Optional<Move> move, Illegality reason) implements Reading {}

    /**
     * An own piece lies on no point (CXA2011:5.10).
     *
     * @param from where it came from
     * @param moves its legal moves that the rest of the board allows
     */
    record OffPoint(Point from, List<Move> moves) implements Reading {}
}
