package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A piece that was put back from nowhere was touched all the same. */
class OffPointShedsTest {

    @Test
    @Clause("CXA2011:5.1")
    @Clause("CXA2011:5.10")
    void it_must_be_moved() {
        Story.of("0 start\n1 lift a3\n2 press red\n3 dismiss a1\n4 place a3\n5 lift h2\n6 place e2\n7 press red\n")
                .shows("obligation", "t clause moves", "1.15 CXA2011:5.1 [a3a4]", "4 CXA2011:5.1 [a3a4]")
                .shows("alert", "t id kind", "2 a1 off-point", "7 a2 touch-move")
                .recorded("");
    }
}
