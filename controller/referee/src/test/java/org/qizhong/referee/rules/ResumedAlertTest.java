package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** An arbiter who lets the clocks run has answered for what stopped them. */
class ResumedAlertTest {

    @Test
    @Clause("TRANSCRIPT:alerts")
    void a_later_answer_lets_the_clock_run_on() {
        for (String answer : new String[] {"confirm", "dismiss"}) {
            Story.of("time 10m", "0 start\n1 call red\n2 resume\n3 press red\n4 " + answer + " a2\n5 tick\n")
                    .shows("clock", "t running red", "0 red 600", "1 none 599", "2 red 599", "3 none 598", "4 red 598");
        }
    }
}
