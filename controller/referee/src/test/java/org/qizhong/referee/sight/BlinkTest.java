package org.qizhong.referee.sight;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;
import org.qizhong.referee.input.SensorKind;

/** A sensor that loses sight of its piece for less than a hand needs to put another in its place. */
@Clause("TRANSCRIPT:rule-4")
class BlinkTest {

    /** The soldier on g5 can take the one on g4. */
    private static final String SOLDIERS = """
            start 3rkab2/4a4/2P1b4/p3p4/5rpNp/6P2/P3P4/2R1B4/1R2A4/4KAB1c b - - 9 26
            enforce auto
            """;

    @ParameterizedTest
    @EnumSource(SensorKind.class)
    void a_victim_that_blinked_is_lifted_by_its_taker_and_by_nobody_else(SensorKind sensors) {
        String sees = sensors == SensorKind.OCCUPANCY ? "" : sensors == SensorKind.SIDE ? "red" : "P";
        String taker = sensors == SensorKind.OCCUPANCY ? "" : sensors == SensorKind.SIDE ? "black" : "p";
        Story.of(SOLDIERS + "sensors " + sensors.name().toLowerCase(java.util.Locale.ROOT), """
                0 start
                1 lift g5
                3 lift g4
                3.017 place g4 %s
                6 lift g4
                6.5 place g4 %s
                7.7 press black
                """.formatted(sees, taker))
                .isQuiet()
                .shows("touch", "t side point", "1.15 black g5", "6.15 black g4")
                .shows("move", "t move pressed", "7.7 g5g4 true");
    }

    /** Black's horse takes on a3, and Red's cannon answers before the press. */
    private static final String HORSE = """
            start 2baka3/9/3cb1n2/2p1p3p/Cn4r2/2P2N1R1/P3P3c/2N1B3C/4A4/2BAK4 b
            enforce auto""";

    @Test
    void a_capture_glimpsed_for_a_tenth_of_a_second_stands_though_the_contact_bounced() {
        Story.of(HORSE, """
                0 start
                1 lift b5
                1.55 lift a3
                1.654 place a3
                1.658 lift a3
                1.662 place a3
                4 lift a5
                4.3 place a6
                5 press black
                5.5 press red
                """)
                .isQuiet()
                .shows("touch", "side point", "black b5", "red a5")
                .recorded("b5a3 a5a6");
    }

    @Test
    void a_blink_is_no_victim_that_was_pushed_to_where_an_illegal_move_went() {
        Story.of("""
                start 4kab2/4a4/4b4/3R5/4c2C1/2p2r3/4r4/4B3N/4A4/2C1KAB2 b
                enforce confirm""", """
                0 start
                1.098 lift f0
                1.103 lift f4
                1.115 place f0
                1.415 place b4
                2.4 press black
                """)
                .shows("alert", "t kind reason move", "2.4 illegal-move blocked f4b4")
                .recorded("");
    }

    @Test
    void no_capture_is_seen_where_a_piece_of_the_last_move_bounced() {
        Story.of("start 3kca3/9/5a3/2P6/9/1R7/9/3r1A3/4K4/5C3 w\nenforce auto", """
                0 start
                1 lift f0
                4 place g0
                4.2 lift g0
                4.255 place g0
                5 press red
                7 lift f9
                7.4 lift g0
                7.417 place g0
                8 press black
                """)
                .shows("illegal", "t")
                .shows("alert", "t kind from", "8 off-point f9");
    }

    @Test
    void a_piece_that_left_with_the_last_move_has_not_come_back() {
        Story.of("start 1rbakab2/8r/1cn2c3/p1p1p3p/6p2/1R7/P1P1P1n1P/2NC1CN2/4A4/2BAK1BR1 b", """
                0 start
                3.087 place a7
                3.0871 lift b7
                3.103 press black
                3.1091 lift b9
                3.1141 lift b4
                3.1191 place b9
                3.133 press red
                """)
                .isQuiet()
                .recorded("b7a7 b4b9");
    }

    @Test
    @Clause("TRANSCRIPT:adjust")
    void while_the_opponent_adjusts_a_blink_is_no_capture_either() {
        Story.of("start 2bakab2/6c2/1RN2r2c/4p3p/6rn1/2P6/P3P3P/2C1C1N2/8R/2BAKAB2 b\nbump 150", """
                0 start
                1 adjust red
                3 lift i7
                3.46 lift c7
                3.92 place c7
                4.4 lift a3
                4.417 place a3
                5.2 press black
                """)
                .recorded("i7c7");
    }

    @Test
    void a_blink_at_the_very_press_leaves_a_question_that_later_play_answers() {
        Story.of("start r2akab1r/9/1cn1bc2n/p1p1p1p1p/4P4/9/P1P3P1P/1C2C1N2/8R/RNBAKAB2 b\nenforce auto", """
                0 start
                1.004 lift e5
                1.01 lift e6
                1.015 place e5
                1.017 lift b7
                1.03 press black
                1.034 place b7
                5 lift i1
                6 place i2
                7 press red
                """)
                .isQuiet()
                .recorded("e6e5 i1i2");
    }
}
