package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** An accepted draw offer completes a legal move on the board, whoever made the offer. */
class AcceptedOwnMoveTest {

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void the_move_of_the_side_that_accepts() {
        Story.of("0 start\n1 lift h2\n2 place e2\n3 offer black\n4 accept red\n")
                .shows("move", "t move pressed", "4 h2e2 false")
                .ends("4 draw agreement CXA2011:4.2.1");
    }
}
