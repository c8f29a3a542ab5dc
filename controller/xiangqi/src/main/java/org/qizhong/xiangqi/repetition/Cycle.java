package org.qizhong.xiangqi.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * Moves that lead from a position back to the same position (循环反复).
 *
 * @param start the position
 * @param moves the moves of one period, an even number
 */
public record Cycle(Position start, List<Move> moves) {

    public Cycle {
        moves = List.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("a cycle has moves");
        }
    }

    /** One ply of a cycle: the position before it, the move, the position after it. */
    record Step(Position before, Move move, Position after) {}

    /** What that side did in one period. */
    List<Step> steps(Side side) {
        List<Step> steps = new ArrayList<>();
        Position before = start;
        for (Move move : moves) {
            Position after = before.play(move);
            if (before.toMove() == side) {
                steps.add(new Step(before, move, after));
            }
            before = after;
        }
        return steps;
    }
}
