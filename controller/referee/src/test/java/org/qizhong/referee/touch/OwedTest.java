package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What touches oblige to where the event, or a mate, asks for more. */
class OwedTest {

    @Test
    @Clause("CXA2011:5.1")
    void where_the_event_says_so_a_pinned_piece_must_be_moved() {
        String header = "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\nenforce auto\npinned-touch must-move";
        String touched = "0 start\n1 lift e3\n2 place e3\n";
        Story.of(header, touched + "3 lift a0\n4 place a5\n5 press red\n")
                .shows("foul", "t")
                .shows("alert", "t kind move", "5 touch-move a0a5");
        Story.of(header, touched + "3 lift e3\n4 place d5\n5 press red\n").ends("5 black self-check CXA2011:4.1.3");
    }

    @Test
    @Clause("CXA2011:5.1")
    void a_mate_that_breaks_an_obligation_is_a_broken_touch_unpressed_too() {
        Story.of(
                        "start 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w",
                        "0 start\n1 lift h8\n2 place h8\n5 lift a1\n6 place a9\n8 tick\n")
                .shows("alert", "t kind move", "6.6 touch-move a1a9")
                .recorded("")
                .goesOn();
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void the_end_of_the_game_completes_a_move_while_the_clocks_stand() {
        String moved = "0 start\n1 lift h2\n2 place e2\n";
        Story.of(moved + "3 call black\n10 resign black\n").shows("move", "t move pressed", "10 h2e2 false");
        Story.of(moved + "2.5 offer red\n3 pause\n10 accept black\n").shows("move", "t move pressed", "10 h2e2 false");
    }
}
