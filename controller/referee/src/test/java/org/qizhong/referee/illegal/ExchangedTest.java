package org.qizhong.referee.illegal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/**
 * Two pieces were exchanged at set-up, which sensors that cannot tell them apart do not see. The first move of one of
 * them is against the rules for the piece of the record; that it was legal for the other is evidence, no verdict.
 */
@Clause("CXA2011:5.8.2")
@Clause("TRANSCRIPT:rule-1")
class ExchangedTest {

    private static final String JUMP = "0 start\n1 lift b0\n2 place d2\n3 press red\n";

    @Test
    void the_alert_names_the_two_points() {
        Story.of(JUMP)
                .shows("alert", "kind reason move swapped", "illegal-move geometry b0d2 [b0,c0]")
                .goesOn();
    }

    @Test
    void the_verdict_stays_and_says_it_too() {
        Story.of("enforce auto", JUMP)
                .shows("illegal", "reason move swapped", "geometry b0d2 [b0,c0]")
                .ends("3 black illegal-move CXA2011:4.1.8");
    }

    @ParameterizedTest
    @CsvSource({
        "c0 d2, [c0;b0], a horse as elephant",
        "a0 c1, -, a horse there would be hobbled",
        "h0 h1, [h0;i0], a chariot as horse",
        "f0 h2, -, the cannon stands there",
        "d0 b2, -, another cannon",
        "g3 g5, -, nobody takes a cannon of another rank for a soldier"
    })
    void the_nearest_unmoved_piece_that_could_go_so(String move, String swapped, String why) {
        String[] points = move.split(" ", -1);
        Story.of("0 start\n1 lift " + points[0] + "\n2 place " + points[1] + "\n3 press red\n")
                .shows("alert", "swapped", swapped.replace(';', ','));
    }

    @Test
    void black_is_seen_from_his_own_side() {
        Story.of("0 start\n1 lift h2\n2 place e2\n3 press red\n4 lift h9\n5 place f7\n6 press black\n")
                .shows("alert", "side move swapped", "black h9f7 [h9,g9]");
    }

    @Test
    void sensors_that_tell_the_sides_do_not_tell_the_pieces() {
        Story.of("sensors side", "0 start\n1 lift b0\n2 place d2 red\n3 press red\n")
                .shows("alert", "swapped", "[b0,c0]");
        Story.of("sensors identity", "0 start\n1 lift b0\n2 place d2 N\n3 press red\n")
                .shows("alert", "kind swapped", "illegal-move -");
    }

    @Test
    void a_piece_that_has_moved_was_on_its_point() {
        Story.of("""
                0 start
                1 lift h0
                2 place g2
                3 press red
                4 lift h9
                5 place g7
                6 press black
                7 lift g2
                8 place e4
                9 press red
                """).shows("alert", "move swapped", "g2e4 -");
        Story.of("""
                0 start
                1 lift c0
                2 place e2
                3 press red
                4 lift h9
                5 place g7
                6 press black
                7 lift b0
                8 place d2
                9 press red
                """).shows("alert", "move swapped", "b0d2 [b0,g0]");
    }

    @Test
    void the_arbiter_goes_back_and_the_hands_exchange_them() {
        Story.of("time 10m", JUMP + """
                10 rewind 0
                11 lift c0
                12 place b0
                13 lift d2
                14 place c0
                20 lift c0
                21 place e2
                22 press red
                """)
                .shows("restored|clock", "t running", "0 red", "3 none", "14 -", "14 red", "22 black")
                .recorded("c0e2")
                .goesOn();
    }

    @Test
    @Clause("TRANSCRIPT:position")
    void or_declares_the_board_as_it_lay() {
        Story.of("time 10m", """
                0 start
                1 lift b0
                2 place b1
                3 press red
                10 position rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/NRBAKABNR w
                11 lift b1
                12 place b0
                20 lift b0
                21 place b1
                22 press red
                """)
                .shows("alert", "kind swapped", "illegal-move [b0,a0]")
                .shows("restore", "t lift place", "10 [b1] {b0=R}", "11 [] {b0=R}")
                .recorded("b0b1")
                .goesOn();
    }
}
