package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Illegal moves that nobody made. */
@Clause("TRANSCRIPT:rule-1")
class AccusedTest {

    private static final String AUTO = "time 10m\nenforce auto";

    @Test
    @Clause("TRANSCRIPT:snapshot")
    void what_was_played_in_the_dark_is_displaced_and_nobodys_illegal_move() {
        Story.of(AUTO, """
                0 start
                1 link down
                10 link up
                10 snapshot XXXXXXX1X/9/1X4XX1/X1X1X1X1X/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX
                12 lift h0
                13 place g2
                14 press red
                """)
                .shows("alert", "t id kind", "1 a1 link-lost", "10 a2 displaced")
                .shows("illegal", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:5.9")
    void three_pieces_swept_just_before_a_press_are_a_spill() {
        Story.of(AUTO, "0 start\n1 lift a3\n1.02 lift b2\n1.04 lift c3\n1.1 press red\n5 tick\n")
                .alerts("a1 displaced")
                .shows("touch|illegal", "t type")
                .goesOn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a3", "i3", "b0", "a6", "h9"})
    @Clause("CXA2011:5.6")
    void a_brush_that_goes_on_at_the_press_is_a_brush(String point) {
        String events = "0 start\n1 lift h2\n1.3 place e2\n1.55 lift " + point + "\n1.6 press red\n1.7 place " + point;
        Story.of(AUTO, events + "\n9 tick\n")
                .isQuiet()
                .shows("move", "t move pressed", "1.6 h2e2 true")
                .shows("touch", "point", "h2");
    }

    @Test
    @Clause("TRANSCRIPT:fault")
    void what_a_failed_sensor_hides_is_nobodys_illegal_move() {
        Story.of(AUTO, "0 start\n1 fault h2 stuck-on\n2 place e2\n4 press red\n")
                .shows("illegal", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:5.9")
    void a_spill_is_one_though_a_piece_of_it_fell_on_another_point() {
        Story.of(
                        "start r1bakab1r/9/1cn3nc1/p1p1p1p1p/9/6P2/P1P1P3P/1C2C1N2/9/RNBAKABR1 b\nenforce auto",
                        "0 start\n1 lift i9\n1.01 place h8\n1.02 lift a0\n1.04 lift g0\n5 press black\n")
                .alerts("a1 displaced")
                .shows("alert", "t points", "1.19 [a0,g0,h8,i9]")
                .shows("illegal", "t")
                .goesOn();
    }
}
