package org.qizhong.simulator;

import java.util.List;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Move;

/**
 * Everything that fixes what hands do, to the last millisecond: the same playing gives the same inputs.
 *
 * @param settings what was agreed: start, sensors, time control, and how hands are told from accidents
 * @param moves the moves to be made, all legal
 * @param ending how the game ends after them
 * @param style how the players handle pieces and clock
 * @param seed what is left to chance
 */
public record Playing(Settings settings, List<Move> moves, Ending ending, Style style, long seed) {

    /**
     * Checks what the hands cannot do.
     *
     * @throws IllegalArgumentException if a draw is to be agreed without a move after which it could be offered
     */
    public Playing {
        moves = List.copyOf(moves);
        if (moves.isEmpty() && ending instanceof Ending.Agreement) {
            throw new IllegalArgumentException("a draw is offered after a move, and there is none");
        }
    }
}
