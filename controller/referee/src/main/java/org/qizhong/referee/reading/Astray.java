package org.qizhong.referee.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * A board on which something is wrong that no move has done: a third piece knocked over or off, or one too many. Nobody
 * is said to have done it (CXA2011:5.9).
 *
 * @param move the one legal move that explains the rest of the board, if there is one
 * @param points what is wrong beside it
 */
public record Astray(Optional<Move> move, Set<Point> points) {

    /** One piece off its point, and perhaps on another. */
    private static final int ONE_PIECE = 2;

    /** What is astray on the board; nothing, where it may as well hold two moves, or nothing of the kind. */
    public static Optional<Astray> on(Position position, Sensed shown, Turn turn) {
        Sensed sensed = BoardReader.withoutStrays(shown, turn.strays());
        Difference difference = Difference.between(position.board(), sensed);
        List<Astray> beside = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            boolean off =
                    difference.gone().contains(move.from()) && !turn.excused().contains(move.from());
            if (off && arrived(move, position.board(), sensed, turn)) {
                Set<Point> rest = sensed.contradictions(position.play(move).board());
                if (isTwoMoves(position, rest, turn)) {
                    return Optional.empty();
                }
                if (rest.size() <= ONE_PIECE) {
                    beside.add(new Astray(Optional.of(move), rest));
                }
            }
        }
        if (beside.size() == 1) {
            return Optional.of(beside.getFirst());
        }
        boolean oneTooMany =
                difference.came().size() > difference.gone().size() || oneOfHisTooMany(position, sensed, difference);
        return beside.isEmpty() && !oneTooMany
                ? Optional.empty()
                : Optional.of(new Astray(Optional.empty(), sensed.contradictions(position.board())));
    }

    /** Whether the sensors show more pieces of the mover than he has. */
    private static boolean oneOfHisTooMany(Position position, Sensed sensed, Difference difference) {
        Side mover = position.toMove();
        long more = Stream.concat(difference.came().stream(), difference.changed().stream())
                .filter(point -> sensed.at(point).flatMap(Seen::side).equals(Optional.of(mover)))
                .filter(point -> !position.board().holds(point, mover))
                .count();
        return more > difference.gone(position.board(), mover).size();
    }

    /** Whether the piece of the move lies on its target; of a capture this has to have been seen. */
    private static boolean arrived(Move move, Board board, Sensed sensed, Turn turn) {
        boolean seen = turn.landing(move, sensed).isPresent();
        boolean free = board.isEmpty(move.to()) && !turn.wasFilledBefore(move);
        return sensed.fits(move.to(), board.at(move.from())) && (free || seen);
    }

    /** What is left beside one move is a legal move, too, of another piece of the same side. */
    private static boolean isTwoMoves(Position position, Set<Point> rest, Turn turn) {
        return rest.size() == ONE_PIECE
                && rest.stream()
                        .flatMap(from -> rest.stream().map(to -> new Move(from, to)))
                        .anyMatch(move -> position.isLegal(move) && !turn.wasFilledBefore(move));
    }
}
