package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What an answer does to the clocks and to the board. */
@Clause("TRANSCRIPT:alerts")
class AnsweredTest {

    private static final String CLOCKS = "t running red";

    @ParameterizedTest
    @ValueSource(strings = {"confirm", "dismiss"})
    void a_call_that_was_answered_lets_the_clock_run_on(String answer) {
        Story.of("time 10m", "0 start\n1 call red\n61 " + answer + " a1\n62 lift h2\n63 place e2\n64 press red\n")
                .shows("clock", CLOCKS, "0 red 600", "1 none 599", "61 red 599", "64 black 596");
    }

    @Test
    void case_l12_a_dispute_with_three_seconds_left() {
        Story.of("time 10s", "0 start\n7 call black\n67 dismiss a1\n69 tick\n")
                .shows("clock", CLOCKS, "0 red 10", "7 none 3", "67 red 3")
                .goesOn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 dismiss a1\n9 dismiss a2", "5 dismiss a2\n9 dismiss a1"})
    void of_two_that_stopped_it_the_last_answer_lets_it_run(String answers) {
        Story.of("time 10m", "0 start\n1 press red\n2 call red\n" + answers + "\n10 tick\n")
                .shows("clock", CLOCKS, "0 red 600", "1 none 599", "9 red 599");
    }

    @Test
    @Clause("CXA2011:5.1")
    void a_confirmed_touch_move_lets_the_offender_think_on() {
        Story.of("time 10m", """
                0 start
                1 lift a3
                2 place a3
                3 lift b2
                4 place d2
                5 press red
                6 confirm a1
                7 lift d2
                8 place b2
                9 lift a3
                10 place a4
                11 press red
                """)
                .shows(
                        "restore|restored|clock",
                        "t type running",
                        "0 clock red",
                        "5 clock none",
                        "6 restore -",
                        "6 clock red",
                        "7 restore -",
                        "8 restored -",
                        "11 clock black")
                .recorded("a3a4");
    }

    @Test
    void a_board_that_the_right_move_put_right_needs_no_more_lifting() {
        Story.of("enforce auto", """
                0 start
                1 lift h2
                2 place h2
                3 lift b2
                4 place e2
                5 press red
                6 lift h2
                7 lift e2
                8 place e2
                9 place b2
                10 press red
                11 lift h9
                12 place g7
                13 press black
                """)
                .recorded("h2e2 h9g7")
                .shows("touch", "t point", "1.15 h2", "3.15 b2", "11.15 h9")
                .shows("restore", "t", "5", "6", "7", "8", "9");
    }

    @Test
    void an_answer_that_comes_after_the_move_was_made_well_is_an_info() {
        String passed = """
                time 10m
                ---
                0 start
                1 lift h2
                2 place h2
                3 lift b2
                4 place e2
                5 press red
                6 resume
                7 lift e2
                8 place b2
                9 lift h2
                10 place e2
                11 press red
                """;
        Story.of(passed + "12 dismiss a1\n13 tick\n").recorded("h2e2").shows("restore|illegal|foul", "t");
        Story.of(passed + "12 confirm a1\n13 tick\n").recorded("h2e2").shows("illegal|foul", "t");
    }

    @Test
    void an_illegal_move_that_was_taken_back_meanwhile_is_not_put_back_twice() {
        String passed = """
                time 10m
                level junior
                ---
                0 start
                1 lift h2
                2 place f4
                5 press red
                6 resume
                7 lift f4
                8 place e2
                9 press red
                """;
        Story.of(passed + "12 dismiss a1\n13 tick\n").recorded("h2e2");
        Story.of(passed + "12 confirm a1\n13 tick\n").recorded("h2e2").shows("restore", "t");
    }

    @Test
    @Clause("CXA2011:4.1.3")
    void an_alert_names_the_clause_it_rests_on() {
        Story.of("start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w", "0 start\n1 lift e3\n2 place d5\n3 press red\n")
                .shows("alert", "clause reason", "CXA2011:4.1.3 self-check");
        Story.of("level junior", "0 start\n1 lift h2\n2 place f4\n3 press red\n")
                .shows("alert", "clause reason", "CXA2011:8.1.8 geometry");
    }

    @Test
    @Clause("CXA2011:5.6")
    void a_waived_touch_binds_again_when_it_is_touched_again() {
        Story.of("0 start\n1 lift a3\n2 place a3\n3 waive a3\n4 lift a3\n5 place a3\n6 tick\n")
                .shows("touch|obligation", "t type", "1.15 touch", "1.15 obligation", "4.15 touch", "4.15 obligation");
    }

    @Test
    @Clause("CXA2011:5.6")
    void a_waived_touch_takes_its_alert_with_it() {
        String broken = "time 10m\n---\n0 start\n1 lift a3\n2 place a3\n3 lift b2\n4 place d2\n5 press red\n";
        Story.of(broken + "60 waive a3\n62 confirm a1\n")
                .shows("clock", CLOCKS, "0 red 600", "5 none 595", "60 black 595")
                .shows("move", "t move pressed ruled", "60 b2d2 true -")
                .shows("restore", "t");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void a_waived_touch_takes_the_foul_that_waits_with_it() {
        Story.of(
                        "time 10m\nstart 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w",
                        "0 start\n1 lift e3\n2 place e3\n9 waive e3\n10 confirm a1\n")
                .shows("clock", CLOCKS, "0 red 600", "2 none 598", "9 red 598")
                .shows("foul", "t");
    }

    @Test
    void what_the_arbiter_paused_before_a_call_stays_paused() {
        Story.of("time 10m", "0 start\n1 pause\n2 call red\n3 dismiss a1\n4 lift h2\n5 place h2\n6 resume\n7 tick\n")
                .shows("clock", CLOCKS, "0 red 600", "1 none 599", "6 red 599")
                .shows("touch", "t");
    }

    @Test
    @Clause("TRANSCRIPT:displaced")
    void a_board_taken_as_it_lies_voids_the_question_about_a_move_from_another() {
        Story.of("""
                0 start
                1 lift a3
                1.3 place a3
                2 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X5X1X/1X5X1/9/XXXXXXXXX
                2.5 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X5X1/9/XXXXXXXXX
                3 lift b2
                4 place d2
                5 press red
                5.5 lift d2
                5.6 place b2
                6 dismiss a1
                7 dismiss a2
                """)
                .alerts("a1 displaced", "a2 touch-move")
                .shows("info", "t message", "7 no-such-alert")
                .recorded("");
    }

    @Test
    @Clause("CXA2011:5.1")
    void a_move_that_stands_after_all_has_to_be_on_the_board() {
        Story.of("time 10m", """
                0 start
                1 lift a3
                2 place a3
                3 lift b2
                4 place d2
                5 press red
                6 lift d2
                7 dismiss a1
                8 place d2
                """)
                .recorded("b2d2")
                .shows("restore|restored", "t type place", "7 restore {d2=C}", "8 restored -");
    }
}
