package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Diagram;
import org.qizhong.referee.Story;

/** A move counts from the press: what it says of itself, and which presses change nothing. */
class PressTest {

    private static final String FIRST = """
            0 start
            1 lift h2
            2 place e2
            3 press red
            """;

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void a_pressed_move_is_told_in_full() {
        Story.of("time 10m+5s", FIRST).says("move", """
                {"t":3,"type":"move","ply":1,"side":"red","move":"h2e2","chinese":"炮二平五","wxf":"C2.5",\
                "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",\
                "red":602,"black":600,"pressed":true}
                """).says("clock", """
                {"t":0,"type":"clock","running":"red","red":600,"black":600}
                {"t":3,"type":"clock","running":"black","red":602,"black":600}
                """);
    }

    @Test
    @Clause("CXA2011:3.1")
    void a_capture_with_check_says_both() {
        String board = Diagram.black("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . r . N . . . .
                . . . . A . . . .
                . . . . K . . . .
                """);
        Story.of(board + "time none", "0 start\n1 lift c2\n1.5 lift e2\n2 place e2\n3 press black")
                .says("move", """
                {"t":3,"type":"move","ply":1,"side":"black","move":"c2e2","chinese":"车3平5","wxf":"R3.5",\
                "fen":"4k4/9/9/9/9/9/9/4r4/4A4/4K4 w - - 0 2","captured":"N","pressed":true}
                """);
        Story.of(board.replace("4A4", "9") + "time none", "0 start\n1 lift c2\n1.5 lift e2\n2 place e2\n3 press black")
                .shows("move", "move captured check", "c2e2 N true");
    }

    @Test
    void counters_of_the_fen_go_on_from_those_of_the_start() {
        String header = "start 3k5/9/9/9/9/9/9/5r3/4A4/R3K4 b - - 7 12\n";
        Story.of(header, """
                0 start
                1 lift f2
                2 place f9
                3 press black
                4 lift a0
                5 place a9
                6 press red
                """)
                .shows(
                        "move",
                        "ply side fen",
                        "1 black 3k1r3/9/9/9/9/9/9/9/4A4/R3K4 w - - 8 13",
                        "2 red R2k1r3/9/9/9/9/9/9/9/4A4/4K4 b - - 9 13");
    }

    @Test
    @Clause("TRANSCRIPT:rule-3")
    void a_press_of_the_side_whose_clock_stands_changes_nothing() {
        Story.of("""
                0 start
                1 press black
                """ + FIRST.substring(FIRST.indexOf('1')).replace("3 press red", "3 press black\n4 press red") + """
                5 press red
                """)
                .shows(
                        "info",
                        "t message side",
                        "1 press-ignored black",
                        "3 press-ignored black",
                        "5 press-ignored red")
                .shows("move", "t move", "4 h2e2")
                .shows("clock", "t running", "0 red", "4 black")
                .isQuiet();
    }

    @Test
    void a_press_before_the_start_changes_nothing() {
        Story.of("1 press red\n2 press black\n3 start\n")
                .shows("clock", "t running", "3 red")
                .isQuiet();
    }

    @Test
    void a_press_while_the_clocks_stand_changes_nothing() {
        Story.of("""
                0 start
                1 lift h2
                2 place e2
                3 pause
                4 press red
                5 resume
                6 press red
                """)
                .shows("move", "t move", "6 h2e2")
                .shows("info", "t message", "3 paused", "4 press-ignored", "5 resumed");
    }

    @Test
    void two_presses_at_once_are_one_press_and_one_that_is_ignored() {
        Story.of(FIRST + "3 press black\n3 press red\n")
                .shows("alert", "t kind side", "3 press-before-move black")
                .shows("move", "t", "3");
    }

    @Test
    void a_hand_over_the_board_plays_on_while_it_wanders() {
        Story.of("""
                0 start
                1 lift h2
                1.2 place g2
                1.3 lift g2
                1.35 place f2
                1.5 lift f2
                1.6 place e2
                2 press red
                """).isQuiet().recorded("h2e2");
    }

    @Test
    @Clause("CXA2011:5.7")
    void a_piece_still_in_the_hand_may_go_elsewhere() {
        Story.of("""
                0 start
                1 lift h2
                2 place h5
                2.5 lift h5
                3 place e2
                4 press red
                """).isQuiet().recorded("h2e2");
    }

    @Test
    @Clause("CXA2011:5.7")
    void a_piece_that_had_rested_where_it_made_a_move_has_moved_again() {
        Story.of("""
                0 start
                1 lift h2
                2 place h5
                2.6 lift h5
                3 place e2
                4 press red
                """)
                .shows("alert", "t id kind side first move", "4 a1 moved-again red h2h5 h2e2")
                .recorded("h2e2")
                .goesOn();
    }

    @Test
    void resting_where_no_legal_move_leads_is_not_moving() {
        Story.of("""
                0 start
                1 lift h2
                2 place g4
                9 lift g4
                10 place e2
                11 press red
                """).isQuiet().recorded("h2e2");
    }
}
