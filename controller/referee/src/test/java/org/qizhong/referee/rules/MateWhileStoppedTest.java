package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A mate that was put down while the clocks stood is on the board when they run again. */
class MateWhileStoppedTest {

    @Test
    @Clause("CXA1999:22.5")
    @Clause("TRANSCRIPT:rule-2")
    void it_stands_without_a_press() {
        String start = "start 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w\ntime 10s";
        Story.of(start, "0 start\n1 call red\n2 lift a1\n3 place a9\n4 confirm a1\n50 tick\n")
                .shows("move", "t move pressed", "4 a1a9 false")
                .shows("flag", "t")
                .ends("4 red checkmate CXA2011:4.1.1");
        Story.of(start, "0 start\n1 call red\n2 lift a1\n3.8 place a9\n4 confirm a1\n50 tick\n")
                .ends("4.4 red checkmate CXA2011:4.1.1");
    }
}
