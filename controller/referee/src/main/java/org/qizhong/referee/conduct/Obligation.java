package org.qizhong.referee.conduct;

import java.util.List;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Move;

/**
 * What a side must play because of what it touched (摸子走子).
 *
 * @param topic the rule it rests on
 * @param moves the moves that satisfy it; none, where no legal move can follow the touches
 */
public record Obligation(Topic topic, List<Move> moves) {

    public Obligation {
        moves = List.copyOf(moves);
    }

    /** Whether the touches bind the choice of a move. */
    public boolean binds() {
        return !moves.isEmpty();
    }

    public boolean allows(Move move) {
        return moves.isEmpty() || moves.contains(move);
    }
}
