package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** One more touch does not shed what is owed already. */
class ShedObligationTest {

    private static final String BOARD = "start 3k5/9/4r4/n1p3C1p/9/9/R3N3P/9/9/4K4 w\nenforce auto";

    @Test
    @Clause("CXA2011:5.2")
    @Clause("CXA2011:5.4.2")
    void the_enemy_piece_that_can_be_taken_stays_owed() {
        Story.of(BOARD, "0 start\n1 lift i6\n2 lift a6\n50 place i6\n51 place a6\n" + Plies.from(60, "e0f0"))
                .shows("obligation", "t clause moves", "2.15 CXA2011:5.2 [a3a6,g6a6]", "60 CXA2011:5.4.2 [a3a6,g6a6]")
                .shows("alert", "t kind clause", "60 touch-move CXA2011:5.4.2")
                .recorded("");
    }

    @Test
    @Clause("CXA2011:5.1")
    @Clause("CXA2011:5.3.2")
    void the_own_piece_that_can_move_stays_owed() {
        Story.of(BOARD, "0 start\n1 lift e3\n2 lift i3\n3 lift a6\n4 tick\n")
                .shows("obligation", "t clause moves", "2.15 CXA2011:5.1 [i3i4]", "3.15 CXA2011:5.3.2 [i3i4]");
    }
}
