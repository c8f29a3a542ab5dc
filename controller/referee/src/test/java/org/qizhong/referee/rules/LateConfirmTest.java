package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Who was away at the limit has lost (4.1.7); arriving while the arbiter thinks changes nothing. */
class LateConfirmTest {

    @Test
    @Clause("CXA2011:4.1.7")
    void the_alert_is_applied_as_it_proposed() {
        Story.of("0 absent red\n0 start\n901 arrived red\n905 confirm a1\n").ends("905 black late CXA2011:4.1.7");
        Story.of("0 absent red\n0 start\n901 arrived red\n905 dismiss a1\n").goesOn();
    }

    @Test
    @Clause("CXA1999:21.3")
    void both_were_away() {
        Story.of("0 absent red\n0 absent black\n0 start\n901 arrived red\n905 confirm a1\n")
                .ends("905 both-lose late CXA2011:4.1.7");
    }
}
