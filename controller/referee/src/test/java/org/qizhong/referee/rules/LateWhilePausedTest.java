package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** The late limit runs from the start of the round, whatever the clocks do. */
class LateWhilePausedTest {

    @Test
    @Clause("CXA1999:21.1")
    void it_is_judged_at_its_own_moment() {
        Story.of("enforce auto", "0 absent red\n0 start\n100 pause\n950 arrived red\n951 resume\n")
                .ends("900 black late CXA2011:4.1.7");
    }
}
