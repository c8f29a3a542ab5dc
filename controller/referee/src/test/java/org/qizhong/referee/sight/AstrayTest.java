package org.qizhong.referee.sight;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Something is wrong on the board beside a move, or without one: it has to be put right, and nobody is accused. */
@Clause("TRANSCRIPT:displaced")
class AstrayTest {

    private static final String CANNON = "4 lift h2\n5 place e2\n6 press red\n";

    @Test
    void a_third_piece_knocked_over_and_put_elsewhere_does_not_hide_the_move() {
        Story.of("enforce auto", "0 start\n1 lift a9\n2 place a8\n2.3 waive a9\n" + CANNON + """
                7 lift a8
                8 place a9
                9 lift h9
                10 place g7
                11 press black
                """)
                .recorded("h2e2 h9g7")
                .shows("alert", "t kind points", "6 displaced [a8,a9]")
                .shows("restore|restored", "t lift place", "6 [a8] {a9=r}", "7 [] {a9=r}", "8 - -")
                .shows("clock", "t running", "0 red", "6 black", "11 red");
    }

    @Test
    void an_own_third_piece_where_it_could_not_have_moved_is_no_second_move() {
        Story.of("enforce auto", "0 start\n1 lift i3\n2 place i5\n2.3 waive i3\n" + CANNON)
                .recorded("h2e2")
                .shows("alert", "t kind points", "6 displaced [i3,i5]")
                .shows("illegal|foul", "t");
    }

    @Test
    void a_third_piece_that_is_off_does_not_hide_the_move_and_is_nobodys_touch_afterwards() {
        Story.of("enforce auto", "0 start\n1 lift i9\n1.5 waive i9\n" + CANNON + "8 place i9\n9 tick\n")
                .recorded("h2e2")
                .shows("alert", "t kind points", "6 displaced [i9]")
                .shows("touch", "side point", "red i9", "red h2");
    }

    @Test
    void a_piece_too_many_is_a_sensor_s_doing() {
        Story.of("enforce auto", "0 start\n1 place e4\n" + CANNON)
                .recorded("h2e2")
                .shows("alert", "t kind points", "6 displaced [e4]");
        Story.of("enforce auto", "0 start\n1 place e4\n2 press red\n")
                .recorded("")
                .shows("alert", "t kind points", "2 displaced [e4]")
                .shows("foul|illegal", "t")
                .shows("clock", "t running", "0 red");
        Story.of("enforce auto", "0 start\n5 place e2\n6 press red\n")
                .recorded("")
                .shows("alert", "t kind points", "6 displaced [e2]")
                .shows("foul|illegal", "t");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    void two_moves_at_once_are_none() {
        Story.of("enforce auto", "0 start\n1 lift b2\n2 place d2\n" + CANNON)
                .shows("illegal", "t reason move", "6 not-a-move -");
    }

    @Test
    void a_sensor_that_flickers_at_the_press_hides_no_move() {
        Story.of("0 start\n1 lift h2\n2 place e2\n2.2 lift e2\n2.205 press red\n2.21 place e2\n3 tick\n")
                .recorded("h2e2")
                .shows("touch", "side point", "red h2")
                .isQuiet();
    }

    @Test
    void what_hands_did_to_put_the_board_right_is_no_part_of_the_next_move() {
        Story.of("start 2b1kab2/4a4/1P7/8p/p5p2/5C3/4r1P1P/9/4A4/2rAK2R1 b", """
                0 start
                1 lift e3
                1.02 lift i3
                1.04 lift e1
                3 place e1
                4 place e3
                5 place i3
                6 confirm a1
                20 lift e3
                20.5 lift g3
                20.75 place g3
                22 press black
                """)
                .recorded("e3g3")
                .alerts("a1 displaced");
    }

    @Test
    void a_piece_too_many_of_one_colour_is_a_sensor_s_doing() {
        Story.of("enforce auto\nsensors side\nstart 3k5/9/9/9/p8/9/9/9/9/R3K4 w", """
                0 start
                1 lift a5
                1.5 place a5 red
                2 press red
                """)
                .recorded("")
                .shows("alert", "kind points", "displaced [a5]")
                .shows("illegal|foul", "t");
    }

    @Test
    void a_point_that_was_filled_long_before_the_piece_left_is_not_its_target() {
        Story.of("enforce auto\nstart 1r2kab2/4ar3/1cn1b2c1/p7p/4R4/2P2NC2/P7P/2N1C4/9/2BAKAB1R b", """
                0 start
                1 place f7
                7 lift f8
                7.3 lift f4
                7.9 place f4
                9 press black
                """)
                .recorded("f8f4")
                .shows("alert", "kind points", "displaced [f7]");
    }

    @Test
    @Clause("TRANSCRIPT:waive")
    void a_waived_point_is_as_if_nothing_had_happened_there() {
        Story.of("start 5kb1r/4a4/n8/p3R1P1p/1r5c1/2p6/P7P/4BA3/5N3/2BAK2R1 w", """
                0 start
                1 lift e6
                2 lift a6
                3 place a6
                4 waive a6
                5 lift e8
                5.3 place e8
                6.5 press red
                """)
                .shows("move", "t move pressed", "6.5 e6e8 true");
    }

    @Test
    void a_contact_that_bounces_when_the_captured_piece_is_lifted_is_no_landing() {
        Story.of("start 5ab2/4a4/5k3/6n1p/5Cb2/4Cc1R1/P3P3P/9/4K4/2BA1A3 w", """
                0 start
                7 lift h4
                7.3 lift f4
                7.3007 place f4
                7.3013 lift f4
                7.5 place f4
                8.1 press red
                """)
                .shows("move", "t move pressed", "8.1 h4f4 true");
    }

    @Test
    void of_two_young_lifts_at_a_press_one_may_be_the_move_s() {
        Story.of("start 1nbak2r1/4a4/c3b1n2/p5pCp/4C4/2c2NP2/P3P3P/2N6/4A4/4KA1R1 w", """
                0 start
                1 lift f4
                1.003 lift g6
                1.01 lift a3
                1.017 place g6
                1.025 press red
                1.03 place a3
                2 tick
                """)
                .recorded("f4g6")
                .isQuiet();
    }

    @Test
    void a_piece_that_its_sensor_missed_for_a_moment_was_not_taken() {
        Story.of("start 4kab2/4a4/b1n1c3n/4p1p1p/p1prPc3/1RP2NP2/P7P/2N1C4/4A4/2BCKAB2 b", """
                0 start
                1 lift d5
                1.4 lift d0
                1.417 place d0
                1.71 lift e5
                2.074 place e5
                3.5 press black
                """)
                .recorded("d5e5")
                .isQuiet();
    }

    @Test
    void an_arrival_seen_before_the_departure_in_one_scan_is_a_move_that_may_be_answered() {
        Story.of("start 1n1ckab2/4a4/2n1b2r1/p2R5/5N2p/PN2R4/1r6P/B3C4/9/3AKAB2 b", """
                0 start
                1 place f7
                1.007 lift h7
                4 lift f5
                5.2 press black
                """)
                .shows(
                        "move|touch",
                        "t side move point pressed",
                        "1.157 black - h7 -",
                        "4.15 red - f5 -",
                        "4.15 black h7f7 - false");
    }

    @Test
    void what_came_before_the_piece_left_does_not_make_two_moves_of_one() {
        Story.of("start r1bakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b", """
                0 start
                1 lift b7
                2 place a8
                3 waive b7
                4 lift a9
                4.6 place b9
                6 press black
                """)
                .recorded("a9b9")
                .shows("alert", "kind points", "displaced [b7,a8]")
                .shows("illegal", "t");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2 fault c7 stuck-on\n2.5 fault c7 ok", "2 lift c7\n2.4 place c7 P\n2.5 waive c7", "2 tick"})
    void a_piece_that_was_excused_and_stands_again_is_played_like_any_other(String before) {
        Story.of(
                        "sensors identity\nstart 4k4/4a4/2P1b4/3N5/6b2/9/5p3/B8/4K4/5A3 w\nenforce auto",
                        "0 start\n" + before
                                + "\n3 lift f0\n5 place e0 A\n6 waive f0\n7 lift c7\n7.4 place c7 P\n"
                                + "8 lift c7\n8.4 place c8 P\n9 press red\n")
                .recorded("c7c8")
                .shows("illegal", "t");
    }

    @Test
    void a_piece_of_the_opponents_brushed_at_a_press_with_nothing_moved_is_no_move() {
        Story.of("bump 450\nenforce auto", "0 start\n3 lift d9\n3.2 press red\n3.3 place d9\n9 tick\n")
                .shows("foul", "t side clause", "3.2 red CXA2011:8.1.7")
                .shows("illegal", "t")
                .goesOn();
    }

    @Test
    void a_target_that_was_named_owes_nothing_for_its_victim() {
        Story.of("sensors identity\nstart 2bak4/1C2a4/R3b3n/2p5p/p3rN3/9/P5P1P/3AC4/2c1A4/2c1K4 w", """
                        0 start
                        0.5 lift e7
                        0.52 place e7 b
                        1 lift e7
                        6 lift e2
                        8 press red
                        9 designate e7
                        11 place e7 C
                        14 lift e8
                        14.4 place d7 a
                        15 press black
                        """)
                .shows("touch", "side point", "red e7", "red e2", "black e8");
    }
}
