package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;

/**
 * One of the games that may be the true one, while the board cannot tell which move was made.
 *
 * @param state the game if that move was made
 * @param ply the number of the ply in doubt
 * @param side whose move it is
 * @param move the move in doubt
 * @param withheld what was decided in this game and not in all of them; it is told once this is the only one left
 */
record World(GameState state, int ply, Side side, Move move, List<Decision> withheld) {

    World {
        withheld = List.copyOf(withheld);
    }

    /** This world after a step of its own, of which {@code told} is known to all. */
    World after(Step step, List<Decision> told) {
        List<Decision> more = new ArrayList<>(withheld);
        more.addAll(without(step.decisions(), told));
        return new World(step.state(), ply, side, move, more);
    }

    static List<Decision> without(List<Decision> decisions, List<Decision> others) {
        List<Decision> rest = new ArrayList<>(decisions);
        others.forEach(rest::remove);
        return rest;
    }
}
