package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Red moves first, then the sides move in turn (先走). */
class FirstMoveTest {

    @Test
    @Clause("CXA2011:2.1")
    @Clause("CXA1999:2.1")
    void red_moves_first_then_black_and_that_is_a_round() {
        Story.of("""
                        0 start
                        1 lift h2
                        2 place e2
                        3 press red
                        4 lift h9
                        5 place g7
                        6 press black
                        """)
                .shows("clock", "t running", "0 red", "3 black", "6 red")
                .shows("move", "ply side", "1 red", "2 black");
    }

    @Test
    @Clause("CXA2011:2.1")
    @Clause("CXA1999:2.1")
    void black_does_not_move_first() {
        Story.of("enforce auto", "0 start\n1 lift h9\n2 place g7\n3 press red\n")
                .shows("illegal", "t side reason move", "3 red wrong-side h9g7")
                .recorded("");
    }
}
