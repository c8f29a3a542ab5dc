package org.qizhong.referee.sight;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** While the sensors are not heard, presses count, nobody is accused, and the next snapshot tells what was played. */
@Clause("TRANSCRIPT:link")
class LinkTest {

    private static final String AFTER_TWO = "XXXXXXX1X/9/1X4XX1/X1X1X1X1X/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX";
    private static final String DARK_FOR_TWO = "0 start\n1 link down\n2 press red\n5 press black\n6 link up\n";

    @Test
    void several_plies_are_read_off_the_snapshot() {
        Story.of("enforce auto\ntime 10m+5s", DARK_FOR_TWO + "7 snapshot " + AFTER_TWO + "\n")
                .shows("info", "t message side", "2 unseen-move red", "5 unseen-move black", "6 link-up -")
                .shows("clock", "t running red black", "0 red 600 600", "2 black 603 600", "5 red 603 602")
                .shows("move", "t ply move pressed red black", "7 1 h2e2 true 601 602", "7 2 h9g7 true 601 602")
                .alerts("a1 link-lost")
                .shows("foul|illegal", "t");
    }

    @Test
    void the_side_to_move_may_have_a_piece_in_its_hand() {
        Story.of("0 start\n1 link down\n2 press red\n6 link up\n7 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X2/9/9/"
                        + "X1X1X1X1X/1X2X4/9/XXXXXXXXX\n8 place i5\n9 press black\n")
                .recorded("h2e2 i6i5");
    }

    @Test
    void a_link_that_was_down_for_part_of_a_turn_hides_nothing() {
        Story.of("""
                0 start
                1 lift h2
                1.5 link down
                3 link up
                3 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX
                4 press red
                """).recorded("h2e2").shows("info", "message", "link-up");
    }

    @Test
    void a_move_that_was_put_down_before_the_link_was_lost_counts_with_its_press() {
        Story.of("0 start\n1 lift h2\n2 place e2\n2.5 link down\n3 press red\n5 press black\n")
                .recorded("h2e2")
                .shows("info", "t message side", "5 unseen-move black")
                .shows("foul", "t");
    }

    @Test
    void without_a_snapshot_the_next_move_that_is_read_shows_how_the_board_stands() {
        Story.of("enforce auto", "0 start\n1 link down\n2 link up\n3 lift h2\n4 place e2\n5 press red\n6 press black\n")
                .recorded("h2e2")
                .shows("foul", "t clause", "6 CXA2011:8.1.7");
    }

    @Test
    void where_no_line_leads_to_the_snapshot_the_arbiter_is_asked() {
        String lost = DARK_FOR_TWO + "7 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX\n";
        Story.of(lost + "8 confirm a2\n")
                .shows("alert", "t kind plies moves", "1 link-lost - -", "7 ambiguous-move 2 []")
                .shows("clock", "t running", "0 red", "2 black", "5 red", "7 none")
                .shows("info", "t message", "2 unseen-move", "5 unseen-move", "6 link-up", "8 declare-the-position");
        Story.of(lost + "8 position rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b\n")
                .shows("clock", "t running", "0 red", "2 black", "5 red", "7 none", "8 black");
        Story.of(lost + "8 dismiss a2\n9 lift e2\n10 place h2\n")
                .shows("restore|restored", "t lift place", "8 [e2] {h2=C}", "9 [] {h2=C}", "10 - -")
                .shows("clock", "t running", "0 red", "2 black", "5 red", "7 none", "10 red");
    }

    @Test
    void more_plies_than_can_be_searched_are_one_question_and_nothing_has_to_be_put_back_yet() {
        Story.of("""
                0 start
                1 link down
                2 press red
                3 press black
                4 press red
                5 press black
                6 press red
                7 press black
                8 press red
                9 press black
                20 snapshot XXXXXXX1X/9/1X4XX1/X1X1X1X1X/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX
                """)
                .shows(
                        "alert|restore",
                        "t type kind plies moves",
                        "1 alert link-lost - -",
                        "20 alert ambiguous-move 8 []");
    }

    /** More lines fit than anybody would choose from: one with a piece in the hand would be no better than they. */
    @Test
    void too_many_lines_are_not_taken_for_none() {
        Story.of("start 2b1ka3/4a4/4b1c2/p1PN3Rp/6p2/P8/8r/9/9/2BAKAB2 b", """
                0 start
                1 link down
                2 press black
                3 press red
                4 press black
                5 link up
                5 snapshot 2X1XX3/4X4/4X1X2/X1XX3XX/6X2/X8/9/4X4/9/2XXXX3
                """)
                .alerts("a1 link-lost", "a2 ambiguous-move")
                .recorded("");
    }

    @Test
    void several_lines_are_named_by_their_first_moves() {
        Story.of(
                        "start 3k5/9/9/9/p3R3p/9/9/9/9/4K4 w",
                        "0 start\n1 link down\n2 press red\n3 snapshot " + "3X5/9/9/9/X7X/9/9/9/9/4X4\n")
                .shows("alert", "kind plies moves", "link-lost - -", "ambiguous-move 1 [e5i5,e5a5]");
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void a_mate_that_nobody_saw_ends_the_game_when_it_is_shown() {
        Story.of(
                        "time 10m\nstart 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w",
                        "0 start\n1 link down\n2 press red\n4 link up\n" + "5 snapshot X2X5/7X1/9/9/9/9/8X/9/9/4X4\n")
                .recorded("a1a9")
                .ends("5 red checkmate CXA2011:4.1.1");
    }

    @Test
    void a_game_without_clocks_alternates_in_the_dark_too() {
        Story.of(
                        "time none",
                        "0 start\n1 link down\n2 press red\n5 press black\n5.5 press black\n7 snapshot " + AFTER_TWO
                                + "\n")
                .shows("info", "t message side", "2 unseen-move red", "5 unseen-move black", "5.5 press-ignored black")
                .recorded("h2e2 h9g7");
    }

    @Test
    @Clause("TRANSCRIPT:snapshot")
    void a_bare_board_in_mid_game_is_a_fault_of_the_sensors() {
        Story.of("0 start\n1 snapshot 9/9/9/9/9/9/9/9/9/9\n2 lift h2\n3 place e2\n4 press red\n")
                .shows("alert", "t kind state", "1 sensor-fault empty")
                .recorded("h2e2");
    }
}
