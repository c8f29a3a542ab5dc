package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A move that nobody pressed counts once the opponent replies; the clock waits for the press all the same. */
@Clause("TRANSCRIPT:rule-2")
class UnpressedTest {

    private static final String ANSWERED = """
            0 start
            1 lift h2
            2 place e2
            10 lift h9
            11 place g7
            """;

    @Test
    void the_reply_makes_it_a_move_without_a_bonus() {
        Story.of("time 10m+30s", ANSWERED)
                .shows(
                        "move|touch|clock",
                        "t type side pressed running red black",
                        "0 clock - - red 600 600",
                        "1.15 touch red - - - -",
                        "10.15 touch black - - - -",
                        "10.15 move red false - 589.85 600");
    }

    @Test
    void the_belated_press_brings_the_bonus_once_and_is_no_foul() {
        Story.of("time 10m+30s", ANSWERED + """
                20 press red
                25 press black
                30 press black
                """)
                .shows("clock", "t running red black", "0 red 600 600", "20 black 610 600", "25 red 610 625")
                .shows("move", "t move pressed", "10.15 h2e2 false", "25 h9g7 true")
                .isQuiet();
    }

    @Test
    void the_reply_may_be_complete_before_the_belated_press() {
        Story.of("time 10m+30s", ANSWERED + """
                12 press black
                20 press red
                21 press black
                """)
                .shows("info", "t message side", "12 press-ignored black")
                .shows("clock", "t running red black", "0 red 600 600", "20 black 610 600", "21 red 610 629");
    }

    @Test
    @Clause("TRANSCRIPT:rule-4")
    void a_capture_is_answered_while_its_victim_still_lies_on_the_board() {
        Story.of("time 10m\nstart 5k3/9/9/p1r5p/9/9/R1P5P/9/9/4K4 w", """
                0 start
                1 lift a6
                1.3 place b5
                1.6 lift a3
                2 place a6
                4 lift i6
                4.5 place i5
                5 press red
                5.5 lift b5
                6 press black
                """)
                .isQuiet()
                .shows(
                        "move|touch",
                        "t type side move pressed",
                        "1.15 touch red - -",
                        "1.75 touch red - -",
                        "4.15 touch black - -",
                        "4.15 move red a3a6 false",
                        "6 move black i6i5 true");
    }

    @Test
    void a_bump_of_an_enemy_piece_is_no_reply() {
        Story.of("0 start\n1 lift h2\n2 place e2\n10 lift h9\n10.15 place h9\n20 press red\n")
                .shows("move", "t move pressed", "20 h2e2 true")
                .shows("touch", "t point", "1.15 h2");
    }

    @Test
    void two_replies_on_go_two_moves_unpressed() {
        Story.of("time 10m+30s", ANSWERED + """
                20 lift b2
                21 place d2
                30 lift b9
                31 place c7
                40 press red
                """)
                .shows(
                        "move",
                        "t side move pressed red black",
                        "10.15 red h2e2 false 589.85 600",
                        "20.15 black h9g7 false 579.85 600",
                        "30.15 red b2d2 false 569.85 600")
                .shows("clock", "t running", "0 red", "40 black")
                .isQuiet();
    }

    @Test
    @Clause("CXA1999:22.5")
    void the_clock_of_the_mover_who_never_pressed_may_still_flag() {
        Story.of("time 30s", ANSWERED + "40 tick\n")
                .shows("move", "t move pressed", "10.15 h2e2 false")
                .ends("30 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:22.5")
    void the_move_counts_for_its_stage() {
        Story.of("time 1/30s,20s", ANSWERED + "40 tick\n")
                .shows("stage", "t side stage remaining", "10.15 red 2 39.85")
                .goesOn();
    }

    @Test
    @Clause("CXA1999:6")
    void nobody_is_reminded_of_the_press() {
        Story.of("0 start\n1 lift h2\n2 place e2\n1000 tick\n").isQuiet().shows("info|move", "t");
    }

    @Test
    void the_mate_on_the_board_counts_when_it_has_settled() {
        String header = "start 3k5/7R1/9/9/9/9/9/9/R8/4K4 w\ntime 10m\n";
        Story.of(header, "0 start\n1 lift a1\n2 place a9\n9 tick\n")
                .shows("move", "t move pressed", "2.6 a1a9 false")
                .ends("2.6 red checkmate CXA2011:4.1.1");
    }
}
