package org.qizhong.referee.reading;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/**
 * What differs from the position after a move, and may be the opponent's reply under way: one of his pieces off its
 * point, in the hand or put down elsewhere, and with it the piece that it takes, in whatever order hands lift them.
 *
 * @param after the position after the move
 * @param sensed what the sensors show
 * @param turn what they saw
 * @param lying the move; a reply comes after it was put down
 * @param changed the points that differ
 */
record PartOfReply(Position after, Sensed sensed, Turn turn, Beneath lying, Set<Point> changed) {

    boolean isOne() {
        return changed.size() <= 2
                && changed.stream().allMatch(this::changedLater)
                && (changed.size() == 1 ? isBegun(changed.iterator().next()) : isTwoPieces());
    }

    private boolean changedLater(Point point) {
        Trace trace = turn.trace(point);
        return sensed.isEmpty(point) ? trace.liftedAfter(lying.landed()) : trace.placedAfter(lying.landed());
    }

    /** Whether the moved piece rested long enough to be let go, or still lies where it was put. */
    boolean isLetGo(Duration settle) {
        Point to = lying.move().to();
        boolean off = changed.contains(to) && sensed.isEmpty(to);
        return !off
                || turn.trace(to)
                        .lifted()
                        .filter(lifted -> !lifted.isBefore(lying.landed().plus(settle)))
                        .isPresent();
    }

    /** Whether something else changed than that the moved piece is off again. */
    boolean isMoreThanTheMove() {
        return !changed.equals(Set.of(lying.move().to()));
    }

    /** A piece of his is in the hand, or he has begun with the one that he takes. */
    private boolean isBegun(Point point) {
        boolean taken = after.legalMoves().stream().anyMatch(reply -> reply.to() == point);
        return sensed.isEmpty(point) && (after.board().holds(point, after.toMove()) || taken);
    }

    private boolean isTwoPieces() {
        return after.board().occupied(after.toMove()).stream()
                .filter(changed::contains)
                .filter(sensed::isEmpty)
                .anyMatch(from -> changed.stream().filter(to -> to != from).allMatch(to -> fits(new Move(from, to))));
    }

    /** Put down on an empty point, or with the piece that it takes gone or replaced. */
    private boolean fits(Move reply) {
        Optional<Piece> piece = after.board().at(reply.from());
        boolean arrived = turn.landing(reply, sensed).isPresent() && sensed.fits(reply.to(), piece);
        boolean free = after.board().isEmpty(reply.to());
        return free ? arrived : after.isLegal(reply) && (arrived || sensed.isEmpty(reply.to()));
    }
}
