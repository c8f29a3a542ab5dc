package org.qizhong.referee.remedy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Trace;
import org.qizhong.referee.reading.Turn;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** Which piece lies where, where the sensors cannot tell it: what the hands were seen to carry, and what was known. */
public final class Whereabouts {

    private final Board board;
    private final Sensed sensed;
    private final Turn turn;

    private Whereabouts(Board board, Sensed sensed, Turn turn) {
        this.board = board;
        this.sensed = sensed;
        this.turn = turn;
    }

    /** The pieces on the points that contradict that board, as far as they are known. */
    public static Map<Point, Piece> known(Board board, Sensed sensed, Turn turn, Map<Point, Piece> before) {
        Map<Point, Piece> known = new EnumMap<>(Point.class);
        Whereabouts whereabouts = new Whereabouts(board, sensed, turn);
        for (Point point : sensed.contradictions(board)) {
            Optional.ofNullable(before.get(point))
                    .or(() -> whereabouts.carriedTo(point))
                    .filter(piece -> sensed.fits(point, Optional.of(piece)))
                    .ifPresent(piece -> known.put(point, piece));
        }
        return known;
    }

    /** The one piece that was in a hand when something was put there. */
    private Optional<Piece> carriedTo(Point point) {
        if (sensed.isEmpty(point)) {
            return Optional.empty();
        }
        Optional<GameTime> placed = turn.trace(point).placed();
        List<Point> inHand = placed.stream()
                .flatMap(moment -> turn.traces().keySet().stream()
                        .filter(from -> from != point && mayHaveLeft(turn.trace(from), moment)))
                .toList();
        return inHand.size() == 1 ? left(inHand.getFirst(), placed.orElseThrow()) : Optional.empty();
    }

    /** Whether the piece of a point may have been in a hand at that moment. */
    private static boolean mayHaveLeft(Trace trace, GameTime moment) {
        boolean back = trace.lifted().isPresent()
                && !trace.lifted().get().isAfter(moment)
                && trace.placedAfter(trace.lifted().get())
                && !trace.placedAfter(moment);
        return trace.left().filter(left -> !left.isAfter(moment)).isPresent() && !back;
    }

    /** What left a point for good before that moment, if only its own piece has ever left it. */
    private Optional<Piece> left(Point from, GameTime moment) {
        Trace trace = turn.trace(from);
        boolean once = trace.left().equals(trace.lifted())
                && !trace.left().orElseThrow().isAfter(moment);
        return once ? board.at(from) : Optional.empty();
    }
}
