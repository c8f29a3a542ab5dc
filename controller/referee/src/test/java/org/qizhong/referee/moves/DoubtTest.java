package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Diagram;
import org.qizhong.referee.Story;

/** Several captures fit the board at the press: the game goes on, and later play tells which it was. */
@Clause("TRANSCRIPT:rule-4")
class DoubtTest {

    /** The chariot has gone from a3; it may have taken the horse or the soldier on d3. */
    private static final String HEADER = Diagram.red("""
            . . . . . k . . .
            . . . . . . . . .
            . . . . . . . . .
            n . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            R . . p . . . . P
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """) + "time 10m+5s\n";

    private static final String TAKEN = "0 start\n1 lift a3\n3 press red\n";

    @Test
    void the_press_switches_the_clocks_and_the_candidates_are_named() {
        Story.of(HEADER, TAKEN)
                .shows(
                        "info|clock|move",
                        "t type message moves running red",
                        "0 clock - - red 600",
                        "3 info candidates [a3a6,a3d3] - -",
                        "3 clock - - black 602")
                .isQuiet();
    }

    @Test
    void the_move_is_printed_when_one_is_left() {
        Story.of(HEADER, TAKEN + "5 lift a6\n6 place b8\n7 press black\n")
                .isQuiet()
                .shows("move", "t ply move captured red black", "7 1 a3d3 p 602 600", "7 2 a6b8 - 602 601");
        Story.of(HEADER, TAKEN + "5 lift d3\n6 place d2\n7 press black\n")
                .isQuiet()
                .shows("move", "t ply move captured red black", "7 1 a3a6 n 602 600", "7 2 d3d2 - 602 601");
    }

    @Test
    void play_may_go_on_for_some_plies_before_it_tells() {
        Story.of(HEADER, TAKEN + """
                5 lift f9
                6 place f8
                7 press black
                8 lift a6
                9 place a9
                10 press red
                """)
                .isQuiet()
                .shows("move", "t ply move red black", "10 1 a3a6 602 600", "10 2 f9f8 602 601", "10 3 a6a9 604 601")
                .shows("clock", "t running", "0 red", "3 black", "7 red", "10 black");
    }

    @Test
    void the_arbiter_may_name_it_at_any_time() {
        Story.of(HEADER, TAKEN + "5 designate d3\n6 lift a6\n7 place b8\n8 press black\n")
                .isQuiet()
                .shows("move", "t move", "5 a3d3", "8 a6b8");
    }

    @Test
    void time_flags_and_pauses_do_not_depend_on_it() {
        Story.of(HEADER, TAKEN + "4 pause\n10 resume\n1000 tick\n").ends("609 red flag CXA2011:4.1.6");
        Story.of(HEADER, TAKEN + "4 call black\n10 dismiss a1\n11 lift a6\n12 place b8\n13 press black\n")
                .recorded("a3d3 a6b8");
    }

    @Test
    void where_no_game_is_left_that_is_played_by_the_rules_the_arbiter_is_asked() {
        Story.of(HEADER, TAKEN + "5 lift a6\n6 place a9\n7 press black\n9 designate d3\n10 press black\n")
                .shows(
                        "alert",
                        "t id kind side moves move",
                        "7 a1 ambiguous-move red [a3a6,a3d3] -",
                        "10 a2 illegal-move black - a6a9")
                .shows("clock", "t running", "0 red", "3 black", "7 none", "9 black", "10 none")
                .recorded("a3d3");
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void where_one_of_them_ends_the_game_the_arbiter_is_asked_at_once() {
        Story.of(HEADER.replace("5k3", "3k5"), TAKEN + "5 designate d3\n")
                .shows("alert", "t kind moves", "3 ambiguous-move [a3a6,a3d3]")
                .ends("5 red checkmate CXA2011:4.1.1");
        Story.of(HEADER.replace("5k3", "3k5"), TAKEN + "5 dismiss a1\n6 place a3\n7 tick\n")
                .shows(
                        "restore|restored|clock",
                        "t type place running",
                        "0 clock - red",
                        "3 clock - none",
                        "5 restore {a3=R} -",
                        "6 restored - -",
                        "6 clock - red");
    }

    @Test
    void a_dismissed_question_puts_the_board_back() {
        Story.of(HEADER, TAKEN + "5 lift a6\n6 place a9\n7 press black\n9 dismiss a1\n")
                .shows("restore", "t lift place", "9 [a9] {a3=R,a6=n}");
    }

    @Test
    void a_correction_ends_the_doubt() {
        Story.of(HEADER, TAKEN + "4 rewind 0\n6 place a3\n7 lift i3\n8 place i5\n9 press red\n")
                .shows("alert", "t kind side move", "9 illegal-move red i3i5");
        Story.of(HEADER, TAKEN + "4 swap\n6 place a3\n7 start\n8 lift i3\n9 place i5\n10 press red\n")
                .shows("alert", "t kind side move", "10 illegal-move red i3i5");
        Story.of(HEADER, TAKEN + "4 position 5k3/9/9/R8/9/9/3p4P/9/9/4K4 b\n8 lift f9\n9 place f7\n10 press black\n")
                .shows("alert", "t kind side move", "10 illegal-move black f9f7");
    }

    @Test
    @Clause("TRANSCRIPT:rule-10")
    void after_the_result_the_question_is_past() {
        String asked = TAKEN + "5 lift a6\n6 place a9\n7 press black\n8 resign red\n";
        Story.of(HEADER, asked + "9 dismiss a1\n")
                .ends("8 black resignation CXA2011:4.1.12")
                .shows("restore", "t");
        Story.of(HEADER, asked + "9 designate d3\n")
                .ends("8 black resignation CXA2011:4.1.12")
                .recorded("");
    }

    @Test
    void a_board_taken_as_it_lies_in_the_middle_of_it_leaves_the_question_whose_move_it_was() {
        Story.of(HEADER, """
                0 start
                1 snapshot 5X3/9/9/9/9/9/X7X/9/9/4X4
                1.5 snapshot 5X3/9/9/X8/9/9/X2X4X/9/9/4X4
                2 lift a3
                3 press red
                4 dismiss a1
                5 lift f9
                6 place f5
                7 press black
                8 dismiss a2
                9 designate d3
                """)
                .shows("alert", "t id kind side", "1 a1 displaced -", "7 a2 ambiguous-move red")
                .goesOn();
    }
}
