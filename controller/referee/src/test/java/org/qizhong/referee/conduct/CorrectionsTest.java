package org.qizhong.referee.conduct;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Errors that are found later (5.8): back to an earlier ply, reversed colours, a declared position. */
class CorrectionsTest {

    private static final String TWO = """
            0 start
            1 lift h2
            2 place e2
            3 press red
            4 lift h9
            5 place g7
            6 press black
            """;

    @Test
    @Clause("CXA2011:5.8.2")
    void back_to_a_ply_the_side_to_move_chooses_freely() {
        Story.of("time 10m", TWO + """
                10 rewind 1
                11 lift g7
                12 place h9
                14 lift b9
                15 place c7
                16 press black
                """)
                .shows(
                        "restore|restored|clock",
                        "t type lift place running black",
                        "0 clock - - red 600",
                        "3 clock - - black 600",
                        "6 clock - - red 597",
                        "10 restore [g7] {h9=n} - -",
                        "10 clock - - none 597",
                        "11 restore [] {h9=n} - -",
                        "12 restored - - - -",
                        "12 clock - - black 597",
                        "16 clock - - red 593")
                .shows("move", "ply move", "1 h2e2", "2 h9g7", "2 b9c7")
                .shows("alert|foul", "t");
    }

    @Test
    @Clause("CXA2011:5.8.3")
    void back_to_an_illegal_ply_its_piece_is_owed() {
        Story.of("time 10m", TWO + "10 rewind 1 b9\n11 lift g7\n12 place h9\n13 lift h9\n14 place i7\n15 press black\n")
                .shows(
                        "obligation",
                        "t moves",
                        "1.15 " + "[h2h3,h2h4,h2h5,h2h6,h2h9,h2h1,h2i2,h2g2,h2f2,h2e2,h2d2,h2c2]",
                        "4.15 [h9g7,h9i7]",
                        "12 [b9a7,b9c7]")
                .shows("alert", "kind move", "touch-move h9i7");
    }

    @Test
    @Clause("CXA2011:5.8.2")
    void clocks_keep_their_times_unless_set() {
        Story.of(
                        "time 10m",
                        TWO + "10 rewind 0\n11 clock red 10m\n12 clock black 10m\n13 lift e2\n14 place h2\n"
                                + "15 lift g7\n16 place h9\n")
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 600 600",
                        "3 black 597 600",
                        "6 red 597 597",
                        "10 none 593 597",
                        "11 none 600 597",
                        "12 none 600 600",
                        "16 red 600 600");
    }

    @Test
    @Clause("TRANSCRIPT:rule-10")
    void before_the_signatures_a_result_may_be_taken_back() {
        Story.of("time 10m", TWO + "10 resign red\n11 rewind 2\n12 lift e2\n13 place e6\n14 press red\n")
                .shows("result", "t result", "10 black")
                .shows("move", "ply move", "1 h2e2", "2 h9g7", "3 e2e6")
                .shows("clock", "t running", "0 red", "3 black", "6 red", "10 none", "11 red", "14 black");
        Story.of(TWO + "10 resign red\n11 sign\n12 rewind 2\n13 tick\n")
                .shows("restore|restored|clock", "t", "0", "3", "6", "10");
    }

    @Test
    @Clause("TRANSCRIPT:rewind")
    @Clause("CXA1999:22.4")
    void a_flag_that_fell_by_mistake_waits_until_its_clock_is_set() {
        Story.of("time 5s", TWO + """
                20 rewind 2
                21 clock red 60s
                22 resume
                24 lift e2
                25 place e6
                26 press red
                """)
                .shows(
                        "flag|result|restored|info|clock",
                        "t type message running red",
                        "0 clock - red 5",
                        "3 clock - black 2",
                        "6 clock - red 2",
                        "8 flag - - -",
                        "8 clock - none 0",
                        "8 result - - -",
                        "20 restored - - -",
                        "20 info clock-at-zero - -",
                        "21 clock - none 60",
                        "22 info resumed - -",
                        "22 clock - red 60",
                        "26 clock - black 56")
                .recorded("h2e2 h9g7 e2e6");
        Story.of("time 5s", TWO + "20 rewind 2\n22 resume\n").shows("flag", "t side", "8 red", "22 red");
    }

    @Test
    @Clause("TRANSCRIPT:rewind")
    void a_ply_that_was_not_played_cannot_be_gone_back_to() {
        Story.of(TWO + "10 rewind 3\n").shows("restore|restored|clock", "t running", "0 red", "3 black", "6 red");
    }

    @Test
    @Clause("CXA2011:5.8.1")
    void reversed_colours_start_anew_with_full_clocks_and_no_fouls() {
        Story.of("time 10m", TWO + """
                7 foul red CXA2011:8.1.9
                8 foul red CXA2011:8.1.9
                10 swap
                11 start
                12 lift e2
                13 place h2
                14 lift g7
                15 place h9
                16 start
                17 lift b0
                18 place c2
                19 press red
                20 foul red CXA2011:8.1.9
                """)
                .shows(
                        "setup-mismatch|started",
                        "t type missing extra",
                        "0 started - -",
                        "11 setup-mismatch [h2,h9] [e2,g7]",
                        "16 started - -")
                .shows("move", "ply move red", "1 h2e2 597", "2 h9g7 597", "1 b0c2 597")
                .shows("foul", "t count", "7 1", "8 2", "20 1")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:5.8.1")
    void reversed_colours_noticed_after_twenty_minutes_of_play_are_said_to_be_late() {
        Story.of("0 start\n600 pause\n1500 resume\n2100 swap\n")
                .shows("info", "message", "paused", "resumed", "swapped");
        Story.of("0 start\n600 pause\n1500 resume\n2101 swap\n")
                .shows("info", "message ran", "paused -", "resumed -", "late-swap 1201", "swapped -");
    }

    @Test
    @Clause("CXA2011:5.8.2")
    void a_declared_position_is_the_one_that_is_played_from() {
        Story.of("time 10m", TWO + """
                10 position rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C4C2/9/RNBAKABNR w - - 2 2
                11 lift e2
                12 place g2
                13 lift g2
                14 place g6
                15 press red
                """)
                .shows("restore|restored", "t lift place", "10 [e2] {g2=C}", "11 [] {g2=C}", "12 - -")
                .shows("move", "ply move captured", "1 h2e2 -", "2 h9g7 -", "3 g2g6 p");
    }

    @Test
    @Clause("CXA2011:5.8.1")
    void the_clocks_are_full_as_soon_as_the_colours_are_swapped() {
        Story.of("time 10m+5s", TWO + "10 swap\n")
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 600 600",
                        "3 black 602 600",
                        "6 red 602 602",
                        "10 none 600 600");
    }
}
