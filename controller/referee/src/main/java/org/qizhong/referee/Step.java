package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.decision.Decision;

/**
 * What one input led to.
 *
 * @param state the game after it
 * @param decisions what was decided, in order of time
 */
public record Step(GameState state, List<Decision> decisions) {

    public Step {
        decisions = List.copyOf(decisions);
    }

    Step with(GameState other) {
        return new Step(other, decisions);
    }

    /** This step with the decisions of a step that follows it, and that one's state. */
    Step then(Step next) {
        List<Decision> all = new ArrayList<>(decisions);
        all.addAll(next.decisions);
        return new Step(next.state, all);
    }
}
