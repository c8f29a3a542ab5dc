package org.qizhong.service.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.transcript.DecisionJson;

/**
 * A decision as the transcript's contract prints it: the console reads the same lines as everybody else.
 *
 * @param decision a JSON object
 */
public record Told(@JsonRawValue String decision) {

    static Told of(Decision decision) {
        return new Told(DecisionJson.line(decision));
    }
}
