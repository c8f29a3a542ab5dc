package org.qizhong.referee.ending;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What happens while a flag waits for a mate to settle: what comes in meanwhile is taken after it. */
@Clause("TRANSCRIPT:rule-9")
class FlagWaitsTest {

    private static final String MATE = "time 10s\nstart 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w";

    @Test
    void nothing_is_printed_before_the_flag_that_bears_a_later_time() {
        Story.of(MATE, """
                0 start
                5 lift a1
                9.8 place a9
                10.1 press black
                10.15 offer red
                10.17 foul red HOUSE:phone
                10.2 adjust red
                10.3 lift a9
                11 tick
                """)
                .shows("flag|result|draw-offer|foul", "t type", "10 flag", "10 result")
                .shows("info", "t message", "11 game-over", "11 game-over", "11 game-over", "11 game-over")
                .ends("10 black flag CXA2011:4.1.6");
    }

    @Test
    void a_bounce_of_the_mating_piece_is_not_taking_it_back() {
        Story.of(MATE, "0 start\n5 lift a1\n9.8 place a9\n10.1 lift a9\n10.12 place a9\n11 tick\n")
                .shows("flag", "t")
                .recorded("a1a9");
    }

    @Test
    @Clause("CXA1999:22.5")
    void no_flag_waits_for_a_mate_that_breaks_an_obligation() {
        String broken = "time 10s\nenforce auto\nstart 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w";
        Story.of(broken, "0 start\n1 lift e0\n2 place e0\n3 lift a1\n9.7 place a9\n11 tick\n")
                .shows("flag|alert", "t type kind", "10 flag -")
                .ends("10 black flag CXA2011:4.1.6");
        Story.of(broken, "0 start\n1 lift e0\n2 place e0\n3 lift a1\n9 place a9\n11 tick\n")
                .shows("flag|alert", "t type kind", "9.6 alert touch-move", "10 flag -")
                .ends("10 black flag CXA2011:4.1.6");
    }
}
