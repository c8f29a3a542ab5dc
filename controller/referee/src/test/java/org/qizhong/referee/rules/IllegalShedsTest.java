package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** An illegal move that was put back leaves the touches of its turn as they were. */
class IllegalShedsTest {

    private static final String HEADER = "start 3k5/9/4r4/n1p3C1p/9/9/R3N3P/9/9/4K4 w\nlevel junior\nenforce auto";

    @Test
    @Clause("CXA2011:5.8.3")
    @Clause("CXA2011:5.4.2")
    void an_enemy_piece_touched_before_must_still_be_taken() {
        Story.of(HEADER, "0 start\n1 lift a6\n2 place a6\n3 lift i3\n4 place i5\n5 press red\n6 lift i5\n7 place i3\n")
                .shows(
                        "obligation",
                        "t clause moves",
                        "1.15 CXA2011:5.2 [a3a6,g6a6]",
                        "3.15 CXA2011:5.4.2 [a3a6,g6a6]",
                        "7 CXA2011:5.4.2 [a3a6,g6a6]");
    }

    @Test
    @Clause("CXA2011:5.8.3")
    @Clause("CXA2011:5.2")
    void an_enemy_piece_that_was_moved_must_be_taken() {
        Story.of(HEADER, "0 start\n1 lift a6\n2 place b4\n3 press red\n4 lift b4\n5 place a6\n")
                .shows("illegal", "reason", "wrong-side")
                .shows("obligation", "t clause moves", "1.15 CXA2011:5.2 [a3a6,g6a6]", "5 CXA2011:5.2 [a3a6,g6a6]");
    }
}
