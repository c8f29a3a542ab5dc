package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A position without a legal move ends the game as soon as the board holds it, however it came about. */
class DeclaredMateTest {

    @Test
    @Clause("CXA2011:4.1.1")
    void a_declared_mate() {
        Story.of(
                        "start 3k5/7R1/9/9/9/9/9/9/R8/4K4 w\ntime 10s",
                        "0 start\n1 position R2k5/7R1/9/9/9/9/9/9/9/4K4 b\n2 lift a1\n3 place a9\n30 tick\n")
                .shows("flag", "t")
                .ends("3 red checkmate CXA2011:4.1.1");
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void back_to_the_mate() {
        Story.of(
                        "start 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w\ntime 10s",
                        "0 start\n1 lift a1\n2 place a9\n2.5 press red\n5 rewind 1\n30 tick\n")
                .shows("result", "t reason", "2.5 checkmate", "5 checkmate");
    }
}
