package org.qizhong.referee.reading;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/**
 * A move that lies on the board, perhaps beneath the beginning of a reply: what changed after it was put down, and
 * may be the opponent's doing, is not the mover's.
 *
 * @param reading a legal or a forbidden move
 * @param move the move
 * @param landed when its piece was put down
 * @param reply the point on which the replying piece rests already, beneath it a forbidden move
 */
public record Beneath(Reading reading, Move move, GameTime landed, Optional<Point> reply) {

    /** A move changes two points, a reply two more, and what it takes may lie on another. */
    private static final int MOST_CHANGED = 5;

    /**
     * The move on the board; nothing while a hand may still be at work on it, or where several fit.
     *
     * @param settle a piece that rested this long was let go; one that did not and is off again is in the mover's hand
     */
    public static Optional<Beneath> standing(Position position, Sensed shown, Turn turn, Duration settle) {
        return find(position, shown, turn, part -> part.isLetGo(settle));
    }

    /**
     * The move on the board if it was meant to stand, as a press says: a piece that is off again without having
     * rested may be in the opponent's hand, where one of his own is too.
     */
    public static Optional<Beneath> pressed(Position position, Sensed shown, Turn turn, Duration settle) {
        return find(position, shown, turn, part -> part.isLetGo(settle) || part.isMoreThanTheMove());
    }

    /** The same legal move, with the piece that it took still lying on a point of the board. */
    public Beneath beside(Point victim) {
        return new Beneath(new Reading.Legal(move, Set.of(victim)), move, landed, reply);
    }

    /** The points on which the captured piece still lies. */
    public Set<Point> strays() {
        return reading instanceof Reading.Legal(Move _, Set<Point> strays) ? strays : Set.of();
    }

    private static Optional<Beneath> find(Position position, Sensed shown, Turn turn, Predicate<PartOfReply> maybe) {
        Sensed sensed = BoardReader.withoutStrays(shown, turn.strays());
        int differing = sensed.contradictions(position.board()).size();
        if (differing == 0 || differing > MOST_CHANGED) {
            return Optional.empty();
        }
        List<Beneath> exact = new ArrayList<>();
        List<Beneath> answered = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            turn.landing(move, sensed)
                    .filter(_ -> mayHaveStood(position.board(), sensed, turn, move))
                    .ifPresent(landed -> {
                        Position after = position.play(move);
                        Set<Point> changed = sensed.contradictions(after.board());
                        Beneath legal = new Beneath(new Reading.Legal(move, Set.of()), move, landed, Optional.empty());
                        if (changed.isEmpty()) {
                            exact.add(legal);
                        } else {
                            PartOfReply part = new PartOfReply(after, sensed, turn, legal, changed);
                            if (maybe.test(part) && part.isOne()) {
                                answered.add(legal);
                            }
                        }
                    });
        }
        List<Beneath> fitting = exact.isEmpty() ? answered : exact;
        if (fitting.isEmpty()) {
            return forbidden(position, sensed, turn);
        }
        return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
    }

    /** Whether what is off its target again, if it is, may have been the piece of the move. */
    private static boolean mayHaveStood(Board board, Sensed sensed, Turn turn, Move move) {
        Piece piece = board.at(move.from()).orElseThrow();
        return !sensed.isEmpty(move.to())
                || turn.trace(move.to())
                        .went()
                        .filter(seen -> !seen.fits(piece))
                        .isEmpty();
    }

    /** A forbidden move beneath a reply: the board is read as it was before the opponent's piece left. */
    private static Optional<Beneath> forbidden(Position position, Sensed sensed, Turn turn) {
        Board board = position.board();
        Difference difference = Difference.between(board, sensed);
        List<Point> gone =
                new ArrayList<>(difference.gone(board, position.toMove().opposite()));
        if (gone.size() > 1) {
            return Optional.empty(); // nobody replies with two pieces
        }
        Sensed before = sensed;
        for (Point point : gone) {
            before = before.with(point, Seen.of(board.at(point).orElseThrow()));
        }
        Optional<Beneath> still = read(position, before, turn, gone);
        for (Point came : difference.came()) {
            if (still.isEmpty() && gone.stream().anyMatch(from -> mayBe(new Move(from, came), board, sensed, turn))) {
                still = read(position, before.without(came), turn, gone)
                        .map(it -> new Beneath(it.reading(), it.move(), it.landed(), Optional.of(came)));
            }
        }
        return still;
    }

    /** Whether the piece that is gone from one point may be the one that came to the other. */
    private static boolean mayBe(Move way, Board board, Sensed sensed, Turn turn) {
        Optional<Piece> piece = board.at(way.from());
        return turn.landing(way, sensed).isPresent() && sensed.fits(way.to(), piece);
    }

    private static Optional<Beneath> read(Position position, Sensed before, Turn turn, List<Point> gone) {
        Reading reading = BoardReader.read(position, before, turn);
        if (!(reading instanceof Reading.Forbidden forbidden)
                || forbidden.move().isEmpty()) {
            return Optional.empty();
        }
        Move move = forbidden.move().get();
        return turn.trace(move.to())
                .placed()
                .filter(landed ->
                        gone.stream().allMatch(point -> turn.trace(point).liftedAfter(landed)))
                .map(landed -> new Beneath(reading, move, landed, Optional.empty()));
    }
}
