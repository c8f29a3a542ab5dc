package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Replies of a hurried opponent, begun before the press or before the move has settled, are nobody's fault. */
@Clause("TRANSCRIPT:rule-2")
class ReplyTest {

    private static final String AUTO = "enforce auto\ntime 10m+30s";
    private static final String MOVED = "0 start\n1 lift h2\n5 place e2\n";

    @Test
    void a_piece_lifted_just_before_the_press_belongs_to_the_next_turn() {
        Story.of(AUTO, MOVED + "5.3 lift h9\n5.4 press red\n6 place g7\n7 press black\n")
                .isQuiet()
                .shows("touch", "t side point at", "1.15 red h2 1", "5.45 black h9 5.3")
                .shows("move", "t move pressed", "5.4 h2e2 true", "7 h9g7 true");
    }

    @Test
    void a_whole_reply_within_the_settling_time_is_a_reply() {
        Story.of(AUTO, MOVED + "5.1 lift h9\n5.3 place g7\n6.5 press red\n7 press black\n")
                .isQuiet()
                .shows("touch", "side point", "red h2", "black h9")
                .shows("move", "side move pressed", "red h2e2 false", "black h9g7 true")
                .shows("clock", "t running red black", "0 red 600 600", "6.5 black 623.5 600", "7 red 623.5 629.5");
    }

    @Test
    void a_reply_that_is_complete_before_the_press_is_the_same() {
        Story.of(AUTO, MOVED + "5.05 lift h9\n5.1 place g7\n5.2 press red\n5.3 press black\n")
                .isQuiet()
                .recorded("h2e2 h9g7");
    }

    @Test
    void a_reply_lifted_and_put_back_before_the_press_stays_with_its_owner() {
        Story.of(AUTO, MOVED + "10 lift h9\n10.5 place h9\n12 press red\n13 lift b9\n14 place c7\n15 press black\n")
                .shows("touch", "t side point", "1.15 red h2", "10.15 black h9", "13.15 black b9")
                .shows("alert", "kind side move", "touch-move black b9c7");
    }

    @Test
    void two_slow_moves_and_their_replies_without_any_press_are_all_recorded() {
        Story.of(AUTO, """
                0 start
                1 lift h2
                2 place e2
                4 lift h9
                5 place g7
                7 lift h0
                8 place g2
                10 lift i9
                11 place h9
                13 lift i0
                14 place h0
                20 tick
                """).isQuiet().recorded("h2e2 h9g7 h0g2 i9h9").shows("clock", "running", "red");
    }

    @Test
    void what_the_rules_forbid_is_complete_once_the_reply_rests() {
        Story.of(AUTO, "0 start\n1 lift h2\n2 place g4\n5 lift h9\n6 place g7\n10 tick\n")
                .shows("illegal", "side reason move", "red geometry h2g4")
                .ends("6.6 black illegal-move CXA2011:4.1.8");
    }

    @Test
    void until_then_it_may_be_a_capture_in_progress() {
        Story.of(AUTO, """
                0 start
                1 lift h2
                2 place h8
                3 lift h9
                4 lift h8
                5 place h9
                6 press red
                """).isQuiet().shows("move", "t move captured", "6 h2h9 n");
    }

    @Test
    void a_recapture_begun_before_the_press_is_read() {
        Story.of(AUTO + "\nstart r2k5/9/9/n8/9/9/9/9/R8/4K4 w", """
                0 start
                1 lift a1
                2 lift a6
                2.2 place a6
                2.5 lift a9
                2.6 lift a6
                2.7 press red
                2.8 place a6
                3 press black
                """)
                .isQuiet()
                .shows("move", "move captured", "a1a6 n", "a9a6 R");
    }
}
