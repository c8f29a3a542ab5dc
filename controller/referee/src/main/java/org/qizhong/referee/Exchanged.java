package org.qizhong.referee;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.remedy.Matching;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * Two pieces of one side may have been exchanged when the board was set up, and sensors that cannot tell them apart do
 * not see it. It shows when one of them first moves: against the rules for the piece of the record, by the rules for
 * the other. Hands set up rank by rank, and mix up what stands in one.
 */
final class Exchanged {

    private final GameState state;
    private final Move move;

    private Exchanged(GameState state, Move move) {
        this.state = state;
        this.move = move;
    }

    /** The point of the moved piece and the nearest one of its rank whose piece could move so; else none. */
    static List<Point> by(GameState state, Move move) {
        Exchanged exchanged = new Exchanged(state, move);
        boolean told = state.settings().sensors() == SensorKind.IDENTITY;
        if (told
                || !exchanged.isOfMover(move.from())
                || !exchanged.hasNotMoved(move.from())
                || state.position().isLegal(move)) {
            return List.of();
        }
        Side mover = state.position().toMove();
        return state.position().board().occupied(mover).stream()
                .filter(point ->
                        point != move.from() && point.rank() == move.from().rank())
                .filter(exchanged::hasNotMoved)
                .filter(exchanged::makesItLegal)
                .min(Comparator.comparingInt((Point point) -> Matching.distance(point, move.from()))
                        .thenComparing(point -> mover == Side.RED ? point : point.turned()))
                .map(point -> List.of(move.from(), point))
                .orElse(List.of());
    }

    private boolean isOfMover(Point point) {
        return state.position().board().holds(point, state.position().toMove());
    }

    /** Whether the piece of the start position still stands there, and no other has ever come or gone. */
    private boolean hasNotMoved(Point point) {
        return state.history().plies().stream()
                .noneMatch(ply -> ply.move().from() == point || ply.move().to() == point);
    }

    private boolean makesItLegal(Point other) {
        Board board = state.position().board();
        Optional<Piece> moved = board.at(move.from());
        Optional<Piece> stood = board.at(other);
        if (moved.isEmpty() || stood.isEmpty() || moved.equals(stood)) {
            return false;
        }
        return board.with(move.from(), stood.get()).with(other, moved.get()).permits(move);
    }
}
