package org.qizhong.service.why;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** Finds the board that the moves of a decision are moves on: by the time it is told, a piece may have moved on. */
final class Boards {

    private Boards() {}

    /** The first of the boards on which every move of the decision has a piece to move, of the side that owes it. */
    static Board of(Decision decision, List<Board> boards) {
        List<Point> from = moves(decision).map(Move::from).toList();
        return boards.stream()
                .filter(board -> from.stream().allMatch(point -> canMove(decision, board, point)))
                .findFirst()
                .orElse(boards.getFirst());
    }

    private static boolean canMove(Decision decision, Board board, Point from) {
        return decision instanceof Decision.Obligation owed ? board.holds(from, owed.side()) : !board.isEmpty(from);
    }

    private static Stream<Move> moves(Decision decision) {
        return switch (decision) {
            case Decision.Obligation owed -> owed.moves().stream();
            case Decision.Illegal illegal -> illegal.move().stream();
            case Decision.Alert alert -> moves(alert.evidence().values());
            case Decision.Info info -> moves(info.fields().values());
            case Decision.Started _,
                    Decision.SetupMismatch _,
                    Decision.Touch _,
                    Decision.Moved _,
                    Decision.StageEntered _,
                    Decision.Foul _,
                    Decision.Penalty _,
                    Decision.DrawOffer _,
                    Decision.DrawDeclined _,
                    Decision.Repetition _,
                    Decision.Restore _,
                    Decision.Restored _,
                    Decision.Flag _,
                    Decision.Clock _,
                    Decision.Result _ -> Stream.empty();
        };
    }

    private static Stream<Move> moves(Collection<?> values) {
        return values.stream()
                .flatMap(value -> value instanceof Collection<?> list ? list.stream() : Stream.of(value))
                .filter(Move.class::isInstance)
                .map(Move.class::cast);
    }
}
