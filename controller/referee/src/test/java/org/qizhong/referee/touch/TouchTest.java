package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** When a lift is a touch (摸子), and at which moment it is told. */
@Clause("CXA2011:5.1")
class TouchTest {

    private static final String FIELDS = "t side point piece at";

    @Test
    @Clause("CXA2011:5.6")
    void back_on_its_own_point_within_150_ms_is_a_bump() {
        Story.of("""
                0 start
                1 lift h2
                1.15 place h2
                9 end
                """).shows("touch|obligation", FIELDS);
    }

    @Test
    @Clause("CXA2011:5.6")
    void a_microsecond_later_it_is_a_touch_told_when_its_time_ran_out() {
        Story.of("""
                0 start
                1 lift h2
                1.150001 place h2
                9 end
                """).shows("touch", FIELDS, "1.15 red h2 C 1");
    }

    @Test
    void a_piece_in_the_hand_is_touched_once_its_time_ran_out() {
        Story.of("""
                0 start
                1 lift h2
                1.15 tick
                """).shows("touch", FIELDS);
        Story.of("""
                0 start
                1 lift h2
                1.150001 tick
                """).shows("touch", FIELDS, "1.15 red h2 C 1");
    }

    @Test
    @Clause("CXA2011:5.6")
    void the_event_may_set_another_limit_for_bumps() {
        Story.of("bump 0", """
                0 start
                1 lift h2
                1 place h2
                2 lift b2
                2.000001 place b2
                9 end
                """).shows("touch", FIELDS, "2 red b2 C 2");
        Story.of("bump 300", """
                0 start
                1 lift h2
                1.3 place h2
                2 lift b2
                2.300001 place b2
                9 end
                """).shows("touch", FIELDS, "2.3 red b2 C 2");
    }

    @Test
    void a_press_that_needs_the_move_needs_the_touch() {
        Story.of("""
                0 start
                1 lift h2
                1.05 place e2
                1.1 press red
                """).shows("touch|obligation|move", "t type at", "1.1 touch 1", "1.1 obligation -", "1.1 move -");
    }

    @Test
    void each_piece_is_touched_once_in_a_turn() {
        Story.of("""
                0 start
                1 lift h2
                2 place h2
                3 lift b2
                4 place b2
                5 lift h2
                6 place e2
                7 press red
                """)
                .shows("touch", FIELDS, "1.15 red h2 C 1", "3.15 red b2 C 3")
                .recorded("h2e2");
    }

    @Test
    void a_new_turn_asks_anew() {
        Story.of("""
                0 start
                1 lift h2
                2 place e2
                3 press red
                4 lift h9
                5 place g7
                6 press black
                7 lift e2
                8 place e6
                9 end
                """).shows("touch", FIELDS, "1.15 red h2 C 1", "4.15 black h9 n 4", "7.15 red e2 C 7");
    }

    @Test
    void a_lift_of_an_empty_point_is_nothing() {
        Story.of("""
                0 start
                1 lift e5
                9 end
                """).shows("touch|obligation|alert", FIELDS);
    }

    @Test
    void nothing_is_touched_while_the_clocks_stand() {
        Story.of("""
                1 lift h2
                2 place h2
                3 start
                4 pause
                5 lift b2
                6 place b2
                7 resume
                8 tick
                """).shows("touch|obligation|alert", FIELDS);
    }

    @Test
    @Clause("CXA2011:5.6")
    void what_the_mover_adjusts_and_leaves_there_is_not_touched() {
        Story.of("""
                0 start
                1 adjust red
                2 lift h2
                4 place h2
                5 lift b2
                8 place b2
                9 tick
                """).shows("touch|obligation|alert", FIELDS);
    }

    @Test
    @Clause("CXA2011:5.6")
    void adjusting_does_not_cover_what_goes_elsewhere_or_what_was_lifted_before() {
        Story.of("""
                0 start
                1 adjust red
                2 lift h2
                4 place e2
                5 press red
                """).shows("touch", FIELDS, "5 red h2 C 2").recorded("h2e2");
        Story.of("""
                0 start
                1 lift h2
                2 adjust red
                3 place h2
                """).shows("touch", FIELDS, "1.15 red h2 C 1");
    }

    @Test
    @Clause("CXA2011:5.6")
    void adjusting_ends_with_the_turn() {
        Story.of("""
                0 start
                1 adjust red
                2 lift h2
                4 place e2
                5 press red
                6 lift h9
                7 place g7
                8 press black
                10 lift b2
                11 place b2
                """).shows("touch", FIELDS, "5 red h2 C 2", "6.15 black h9 n 6", "10.15 red b2 C 10");
    }

    @Test
    @Clause("CXA2011:8.1.1")
    void what_the_waiting_side_adjusts_is_nobodys_touch() {
        Story.of("""
                0 start
                1 adjust black
                2 lift h9
                4 place h9
                5 lift h2
                6 place e2
                7 press red
                """)
                .shows("touch|obligation", FIELDS)
                .shows(
                        "alert",
                        "t id kind side point",
                        "2 a1 touched-out-of-turn black h9",
                        "5 a2 touched-out-of-turn black h2")
                .recorded("h2e2");
    }

    @Test
    @Clause("CXA2011:5.6")
    void what_was_in_the_hand_before_the_declaration_is_touched() {
        Story.of("0 start\n1 lift e3\n1.05 adjust red\n2 place e3\n9 end\n").shows("touch", FIELDS, "1.15 red e3 P 1");
        Story.of("0 start\n1 adjust red\n1 lift e3\n2 place e3\n9 end\n").shows("touch", FIELDS);
    }

    @Test
    @Clause("CXA2011:5.5")
    void of_pieces_touched_at_one_stamp_his_own_are_told_first() {
        Story.of("start 5k3/9/9/n8/9/9/R2p4P/9/9/4K4 w", "0 start\n1 lift d3\n1 lift i3\n9 end\n")
                .shows("touch", FIELDS, "1.15 red i3 P 1", "1.15 red d3 p 1");
    }
}
