package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Cases that happened at real boards; positions and times are ours, the verdicts are not. */
class RealCasesTest {

    private static final String PINNED = "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\n";
    private static final String MATE = "start 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w\ntime 10s\n";
    private static final String RANG = "0 start\n1 foul red HOUSE:phone\n";
    private static final String SOLDIER = "7 lift g3\n8 place g4\n9 press red\n";
    private static final String CANNON = "5 lift h2\n6 place e2\n7 press red\n";
    private static final String MOVED = "0 start\n1 lift h2\n2 place e2\n";

    /** Red moved and pressed; then his arm sweeps a black cannon off, with fifty seconds on Black's clock. */
    private static final String SWEPT = MOVED + "3 press red\n3.4 lift h7\n";

    @Test
    @Clause("CXA2011:5.9")
    @Clause("CXA2011:5.6")
    void l1_a_swept_piece_binds_its_owner_until_it_is_waived_and_is_restored_in_the_sweepers_time() {
        Story.of("time 10m|50s", SWEPT + "5 waive h7\n6 resume red\n16 place h7\n17 resume black\n18 tick\n")
                .shows("touch", "t side point piece", "1.15 red h2 C", "3.55 black h7 c")
                .shows("obligation", "t side clause", "1.15 red CXA2011:5.1", "3.55 black CXA2011:5.1")
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 600 50",
                        "3 black 597 50",
                        "6 red 597 47",
                        "17 black 586 47")
                .shows("foul|alert|illegal", "t")
                .goesOn();
        Story.of("time 10m|50s", SWEPT + "5 waive h7\n6 place h7\n" + "7 lift b7\n8 place e7\n9 press black\n")
                .isQuiet()
                .recorded("h2e2 b7e7");
        Story.of("time 10m|50s", SWEPT + "10 result black CXA2011:4.1.13\n")
                .shows("result", "t result clause", "10 black CXA2011:4.1.13");
    }

    @Test
    @Clause("CXA2011:5.9")
    void l1_two_more_within_a_second_are_a_spill() {
        Story.of("time 10m|50s", SWEPT + "3.45 lift b7\n3.5 lift h9\n10 tick\n")
                .shows("alert", "kind clause points", "displaced CXA2011:5.9 [b7,h7,h9]")
                .shows("clock", "t running", "0 red", "3 black");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    @Clause("CXA2011:4.1.3")
    void l2_a_pinned_horse_is_touched_and_another_piece_moved() {
        String touched = "0 start\n1 lift e3\n2 place e3\n";
        String chariot = "5 lift a0\n6 place a5\n7 press red\n";
        Story.of(PINNED, touched + "4 confirm a1\n" + chariot)
                .shows("alert", "t kind clause points", "2 untouchable CXA2011:8.1.5 [e3]")
                .shows("foul", "t clause count", "4 CXA2011:8.1.5 1")
                .recorded("a0a5");
        Story.of(PINNED + "enforce auto", touched + chariot)
                .shows("foul", "t clause count", "2 CXA2011:8.1.5 1")
                .recorded("a0a5");
        Story.of(PINNED + "enforce auto", "0 start\n1 lift e3\n2 place d5\n3 press red\n")
                .shows("foul", "t")
                .ends("3 black self-check CXA2011:4.1.3");
    }

    @Test
    @Clause("CXA2011:4.1.3")
    @Clause("CXA2011:4.1.6")
    void l3_a_check_that_was_not_answered_and_a_flag() {
        String board = "start 3k5/9/9/9/9/9/9/9/R8/5K3 w\nenforce auto\n";
        String game = "0 start\n1 lift a1\n95 place d1\n95.5 press red\n99 lift d9\n99.5 place d8\n100 press black\n";
        Story.of(board + "time 100.4s|20s", game)
                .shows("illegal", "t side reason", "100 black self-check")
                .shows("flag", "t")
                .ends("100 red self-check CXA2011:4.1.3");
        Story.of(board + "time 95s|20s", game).shows("illegal", "t").ends("95 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:4.2.2")
    void l5_a_simple_draw_is_ruled_on_a_clock_that_was_stopped_in_time() {
        Story.of("time 10s", "0 start\n3.1 call red\n43.1 result draw CXA2011:4.2.2\n44 tick\n")
                .shows("clock", "t running red", "0 red 10", "3.1 none 6.9")
                .shows("result", "t result clause", "43.1 draw CXA2011:4.2.2");
    }

    @Test
    @Clause("HOUSE:no-draw")
    void l7_a_house_may_refuse_offers_in_the_last_three_minutes() {
        String header = "time 3m\nno-draw-under 3m\nenforce auto\n";
        Story.of(header, "0 start\n0 offer red\n1 offer red\n2 offer red\n3 accept black\n")
                .shows("draw-offer", "t", "0")
                .shows("info", "t message clause", "1 draw-refused HOUSE:no-draw", "2 draw-refused HOUSE:no-draw")
                .shows("foul", "t")
                .ends("3 draw agreement CXA2011:4.2.1");
        Story.of(header, "0 start\n1 offer red\n3 accept black\n").goesOn();
    }

    @Test
    void l8_both_clocks_are_set_when_the_common_time_is_used_up() {
        Story.of("time 1h", MOVED + "1000 press red\n2400 clock red 600s\n2400 clock black 10m\n2401 tick\n")
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 3600 3600",
                        "1000 black 2600 3600",
                        "2400 black 600 2200",
                        "2400 black 600 600");
    }

    @Test
    @Clause("CXA2011:7.1")
    @Clause("CXA2011:4.1.10")
    void l9_the_claimant_of_missing_records_lacks_them_himself() {
        Story.of("0 start\n1 unrecorded red 0\n300 unrecorded black 21\n301 foul black CXA2011:8.1.9\n")
                .shows("info", "t message side", "1 no-foul red")
                .shows(
                        "foul",
                        "t side clause count",
                        "300 black CXA2011:7.1 1",
                        "300 black CXA2011:7.1 2",
                        "301 black CXA2011:8.1.9 3")
                .ends("301 red fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA1999:22.5")
    @Clause("CXA2011:4.1.6")
    void l11_a_move_in_time_whose_lever_did_not_turn() {
        Story.of("time 10s", MOVED + "20 press red\n").recorded("").ends("10 black flag CXA2011:4.1.6");
        Story.of(MATE, "0 start\n1 lift a1\n9.9 place a9\n20 press red\n").ends("10.5 red checkmate CXA2011:4.1.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"red", "black"})
    @Clause("CXA1999:8.5")
    void l12_a_dispute_with_three_seconds_left(String caller) {
        Story.of("time 10s", "0 start\n7 call " + caller + "\n67 dismiss a1\n68 tick\n")
                .shows("alert", "t id kind side", "7 a1 arbiter-called " + caller)
                .shows("clock", "t running red", "0 red 10", "7 none 3", "67 red 3")
                .shows("flag|foul", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:9")
    void l13_what_was_signed_is_not_reversed_even_if_both_wish() {
        Story.of("0 start\n1 press red\n2 resign red\n3 sign\n4 confirm a1\n5 foul red CXA2011:8.1.7\n6 accept black\n")
                .shows("foul", "t")
                .shows("info", "t message", "3 signed", "4 signed", "5 signed", "6 signed")
                .ends("2 black resignation CXA2011:4.1.12");
    }

    @Test
    @Clause("CXA2011:5.7")
    void l24_an_impossible_move_that_was_taken_back_before_the_press_is_none() {
        for (String enforce : new String[] {"auto", "confirm"}) {
            Story.of("enforce " + enforce, "0 start\n1 lift h2\n2 place c2\n3 lift c2\n4 place h2\n" + CANNON)
                    .shows("illegal|foul|restore|result", "type")
                    .recorded("h2e2");
            Story.of(
                            "start 3k5/9/9/9/9/9/9/2n4C1/9/4K4 w\nenforce " + enforce,
                            "0 start\n1 lift h2\n2 place a2\n3 lift a2\n4 place e2\n5 press red\n")
                    .isQuiet()
                    .recorded("h2e2");
        }
    }

    @Test
    @Clause("CXA2011:5.9")
    @Clause("CXA2011:5.1")
    void l29_two_pieces_knocked_over_on_ones_own_turn_bind_by_the_first() {
        Story.of("enforce auto", "0 start\n1 lift h2\n1.08 lift g3\n5 place h2\n6 place g3\n" + SOLDIER)
                .shows("touch", "t point", "1.15 h2", "1.23 g3")
                .shows("alert", "t kind clause move", "9 touch-move CXA2011:5.1 g3g4")
                .shows("foul|illegal|result", "t");
    }

    @ParameterizedTest
    @CsvSource({"9.99, 10.59 red checkmate CXA2011:4.1.1", "10.01, 10 black flag CXA2011:4.1.6"})
    @Clause("CXA1999:22.5")
    void l32_mate_as_the_flag_goes(String placed, String end) {
        Story.of(MATE, "0 start\n1 lift a1\n" + placed + " place a9\n12 tick\n").ends(end);
        Story.of(MATE, "0 start\n1 lift a1\n9.39 place a9\n12 tick\n").ends("9.99 red checkmate CXA2011:4.1.1");
    }

    @Test
    @Clause("HOUSE:phone")
    @Clause("CXA2011:8.2")
    void l36_a_ringing_phone_counts_and_is_let_off_to_who_resigns_at_once() {
        Story.of(RANG + "2 press red\n3 confirm a1\n4 foul red HOUSE:phone\n")
                .shows("foul", "t clause count", "1 HOUSE:phone 1", "3 CXA2011:8.1.7 2", "4 HOUSE:phone 3")
                .ends("4 black fouls CXA2011:4.1.10");
        Story.of(RANG + "2 resign red\n3 pardon red HOUSE:phone\n4 sign\n5 pardon red HOUSE:phone\n")
                .shows("foul", "t count", "1 1")
                .shows(
                        "info",
                        "t message side clause count",
                        "3 pardoned red HOUSE:phone 0",
                        "4 signed - - -",
                        "5 signed - - -")
                .ends("2 black resignation CXA2011:4.1.12");
        Story.of("0 start\n1 press red\n2 resign red\n3 dismiss a1\n")
                .shows("foul", "t")
                .ends("2 black resignation CXA2011:4.1.12");
    }
}
