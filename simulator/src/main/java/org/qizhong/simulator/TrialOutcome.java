package org.qizhong.simulator;

import java.util.List;
import java.util.Map;
import org.qizhong.referee.transcript.Transcript;

/**
 * What came of a trial.
 *
 * @param tallies by case
 * @param faults what the referee did wrong, in words
 * @param transcript everything that was put in, the arbiter's entries included
 * @param plies moves that were played
 */
public record TrialOutcome(Map<Case, CaseTally> tallies, List<String> faults, Transcript transcript, int plies) {

    public TrialOutcome {
        faults = List.copyOf(faults);
    }
}
