package org.qizhong.referee.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/**
 * A move that lies on the board, perhaps beneath the beginning of a reply: the opponent's pieces that left their points
 * after it was put down are not the mover's doing.
 *
 * @param reading a legal or a forbidden move
 * @param move the move
 * @param reply the point on which the replying piece rests already
 */
public record Beneath(Reading reading, Move move, Optional<Point> reply) {

    /** The move on the board; nothing while a hand may still be at work on it. */
    public static Optional<Beneath> reply(Position position, Sensed shown, Turn turn) {
        Sensed sensed = BoardReader.withoutStrays(shown, turn.strays());
        Board board = position.board();
        Difference difference = Difference.between(board, sensed);
        if (difference.isNone()) {
            return Optional.empty();
        }
        List<Point> gone =
                new ArrayList<>(difference.gone(board, position.toMove().opposite()));
        Sensed before = sensed;
        for (Point point : gone) {
            before = before.with(point, Seen.of(board.at(point).orElseThrow()));
        }
        Optional<Beneath> still = read(position, before, turn, gone);
        for (Point came : difference.came()) {
            if (still.isEmpty() && gone.stream().anyMatch(from -> mayBe(new Move(from, came), board, sensed, turn))) {
                still = read(position, before.without(came), turn, gone)
                        .map(beneath -> new Beneath(beneath.reading(), beneath.move(), Optional.of(came)));
            }
        }
        return still;
    }

    /** Whether the piece that is gone from one point may be the one that came to the other. */
    private static boolean mayBe(Move way, Board board, Sensed sensed, Turn turn) {
        boolean later = turn.trace(way.from())
                .lifted()
                .filter(turn.trace(way.to())::placedAfter)
                .isPresent();
        return later && sensed.fits(way.to(), board.at(way.from()));
    }

    private static Optional<Beneath> read(Position position, Sensed before, Turn turn, List<Point> gone) {
        Reading reading = BoardReader.read(position, before, turn);
        return BoardReader.putDown(position, before, turn, reading)
                .filter(move -> gone.stream().allMatch(point -> leftLater(turn, point, move)))
                .map(move -> new Beneath(reading, move, Optional.empty()));
    }

    /** Whether a piece left its point only after the move had been put down; a captured piece leaves before. */
    private static boolean leftLater(Turn turn, Point point, Move move) {
        Optional<GameTime> placed = turn.trace(move.to()).placed();
        return placed.isPresent() && turn.trace(point).liftedAfter(placed.get());
    }
}
