package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A draw is proposed after one's own move and before the press (CXA1999:23.1): the move on the board counts. */
class ClaimBeforePressTest {

    @Test
    @Clause("CXA1999:23.1")
    @Clause("CXA2011:4.2.4")
    @Clause("CXA1999:23.3")
    void of_the_natural_limit() {
        String game = "0 start\n" + Plies.shuffled(5) + "6 lift a9\n7 place a8\n";
        for (String enforce : new String[] {"auto", "confirm"}) {
            Story.of("natural-limit 3\nenforce " + enforce, game + "8 claim black natural-limit\n")
                    .shows("foul|penalty", "t")
                    .shows("move", "ply pressed", "1 true", "2 true", "3 true", "4 true", "5 true", "6 false")
                    .ends("8 draw natural-limit CXA2011:4.2.4");
        }
        Story.of("natural-limit 4\nenforce auto", game + "8 claim black natural-limit\n9 press black\n")
                .shows("foul", "t", "8")
                .shows("move", "ply pressed", "1 true", "2 true", "3 true", "4 true", "5 true", "6 true")
                .goesOn();
    }

    @Test
    @Clause("CXA1999:23.1")
    @Clause("CXA1999:24.2")
    void of_a_position_that_came_up_for_the_third_time() {
        String game = "0 start\n" + Plies.shuffled(7) + "8 lift a8\n9 place a9\n10 claim black repetition\n";
        Story.of("enforce auto", game).ends("10 draw repetition CXA2011:4.2.3");
    }
}
