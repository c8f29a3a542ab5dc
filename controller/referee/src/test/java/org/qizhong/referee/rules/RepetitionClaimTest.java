package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A claim that needs a person: the clocks run on with the answer. */
class RepetitionClaimTest {

    @Test
    @Clause("CXA1999:24.3")
    void an_answer_lets_the_clock_run_on() {
        String game = "0 start\n" + Plies.from(1, "a1a2 d9d8 a2a1 d8d9 a1a2 d9d8 a2a1 d8d9");
        for (String answer : new String[] {"confirm", "dismiss"}) {
            Story story = Story.of(
                    "start 3k5/9/9/9/9/9/9/9/R8/4K4 w\ntime 10m\nenforce auto",
                    game + "8.5 claim red repetition\n20 " + answer + " a1\n21 " + answer
                            + " a2\n30 lift a1\n31 place a3\n32 press red\n");
            story.shows("move", "ply", "1", "2", "3", "4", "5", "6", "7", "8", "9");
        }
    }
}
