package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Pieces of both sides touched one after the other, with nothing to follow: 8.1.5; 5.5 is for both at once. */
class OneAfterTheOtherTest {

    private static final String BOARD = "start 3k5/9/4r4/n1p3C1p/9/9/R3N3P/9/9/4K4 w\n";

    @Test
    @Clause("CXA2011:8.1.5")
    @Clause("CXA2011:5.3.4")
    @Clause("CXA2011:5.4.4")
    void it_is_a_foul_of_8_1_5() {
        Story.of(BOARD + "enforce auto", "0 start\n1 lift e3\n2 lift i6\n3 place i6\n4 place e3\n")
                .shows("foul", "t clause count", "4 CXA2011:8.1.5 1");
        Story.of(BOARD + "enforce auto", "0 start\n1 lift i6\n2 lift e3\n3 place i6\n4 place e3\n")
                .shows("foul", "t clause count", "4 CXA2011:8.1.5 1");
    }

    @Test
    @Clause("CXA1999:9.1.5")
    @Clause("CXA1999:9.1.6")
    void in_1999_the_first_piece_names_the_clause() {
        Story.of(BOARD + "rules cxa-1999\nenforce auto", "0 start\n1 lift e3\n2 lift i6\n3 place i6\n4 place e3\n")
                .shows("foul", "clause", "CXA1999:9.1.5");
        Story.of(BOARD + "rules cxa-1999\nenforce auto", "0 start\n1 lift i6\n2 lift e3\n3 place i6\n4 place e3\n")
                .shows("foul", "clause", "CXA1999:9.1.6");
    }
}
