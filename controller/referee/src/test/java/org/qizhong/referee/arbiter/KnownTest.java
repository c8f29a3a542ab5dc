package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What the referee has to remember, and what it has to forget. */
class KnownTest {

    @Test
    @Clause("CXA2011:4.2.4")
    void a_count_that_began_after_the_ply_gone_back_to_is_forgotten() {
        Story.of("natural-from claim\nenforce auto", """
                0 start
                1 lift h2
                2 place e2
                3 press red
                4 claim red natural-limit
                5 rewind 0
                6 lift e2
                7 place h2
                8 claim red natural-limit
                """)
                .shows("info", "t message", "4 natural-count-begins", "8 natural-count-begins")
                .goesOn();
    }

    @Test
    @Clause("TRANSCRIPT:snapshot")
    void a_snapshot_of_the_same_board_leaves_an_illegal_piece_to_be_lifted() {
        Story.of("level junior\nenforce auto", """
                0 start
                1 lift c0
                2 lift g3
                2.5 place g3
                3 press red
                4 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X5X1/9/XX1XXXXXX
                5 place c0
                """)
                .shows("restore|restored", "t type lift place", "3 restore [g3] {c0=B,g3=P}", "5 restore [g3] {g3=P}");
    }
}
