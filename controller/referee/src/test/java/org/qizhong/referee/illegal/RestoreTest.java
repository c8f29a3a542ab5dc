package org.qizhong.referee.illegal;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** After an illegal move that does not lose the board is put back, step by step, and the moved piece is owed. */
@Clause("TRANSCRIPT:rule-7")
@Clause("CXA2011:5.8.3")
class RestoreTest {

    private static final String JUNIOR = "level junior\nenforce auto\ntime 10m\n";
    private static final String FIELDS = "t type lift place running red";

    private static final String JUMP = """
            0 start
            1 lift h2
            2 place f4
            3 press red
            """;

    @Test
    void it_is_told_again_only_when_it_changes() {
        Story.of(JUNIOR, JUMP + """
                4 tick
                5 lift f4
                6 lift e5
                7 place e2
                7.2 lift e2
                8 place h2
                """)
                .shows(
                        "restore|restored|clock",
                        FIELDS,
                        "0 clock - - red 600",
                        "3 restore [f4] {h2=C} - -",
                        "3 clock - - none 597",
                        "5 restore [] {h2=C} - -",
                        "7 restore [e2] {h2=C} - -",
                        "7.2 restore [] {h2=C} - -",
                        "8 restored - - - -",
                        "8 clock - - red 597");
    }

    @Test
    void the_moved_piece_is_owed() {
        Story.of(JUNIOR, JUMP + "5 lift f4\n6 place h2\n")
                .shows(
                        "obligation",
                        "t side clause moves",
                        "1.15 red CXA2011:5.1 [h2h3,h2h4,h2h5,h2h6,h2h9,h2h1,h2i2,h2g2,h2f2,h2e2,h2d2,h2c2]",
                        "6 red CXA2011:5.1 [h2h3,h2h4,h2h5,h2h6,h2h9,h2h1,h2i2,h2g2,h2f2,h2e2,h2d2,h2c2]");
    }

    @Test
    void another_piece_breaks_the_debt() {
        Story.of(JUNIOR, JUMP + "5 lift f4\n6 place h2\n7 lift b2\n8 place d2\n9 press red\n")
                .shows("alert", "t kind side clause move", "9 touch-move red CXA2011:5.1 b2d2")
                .shows("restore", "t lift place", "3 [f4] {h2=C}", "5 [] {h2=C}", "9 [d2] {b2=C}")
                .recorded("");
    }

    @Test
    void the_owed_piece_pays_it() {
        Story.of(JUNIOR, JUMP + "5 lift f4\n6 place h2\n7 lift h2\n8 place e2\n9 press red\n")
                .shows("touch", "t point", "1.15 h2")
                .recorded("h2e2");
    }

    @Test
    void the_hands_that_put_it_back_touch_nothing() {
        Story.of(JUNIOR, JUMP + "4 lift b2\n4.5 place b2\n5 lift f4\n6 place h2\n7 tick\n")
                .shows("touch", "t point", "1.15 h2");
    }

    @Test
    void what_was_taken_against_the_rules_comes_back() {
        Story.of(JUNIOR, """
                0 start
                1 lift h0
                2 lift g3
                3 place g3
                4 press red
                5 lift g3
                6 place g3
                7 place h0
                """)
                .shows("illegal", "reason move", "own-piece h0g3")
                .shows(
                        "restore|restored",
                        "t type lift place",
                        "4 restore [g3] {h0=N,g3=P}",
                        "5 restore [] {h0=N,g3=P}",
                        "6 restore [] {h0=N}",
                        "7 restored - -");
    }

    @Test
    void a_board_without_any_move_owes_what_was_touched() {
        Story.of(JUNIOR, """
                0 start
                1 lift h2
                2 place e2
                3 lift b2
                4 place d2
                5 press red
                6 lift e2
                7 lift d2
                8 place b2
                9 place h2
                10 lift h2
                11 place f2
                12 press red
                """)
                .shows("illegal", "reason move", "not-a-move -")
                .shows(
                        "restore|restored",
                        "t lift place",
                        "5 [d2,e2] {b2=C,h2=C}",
                        "6 [d2] {b2=C,h2=C}",
                        "7 [] {b2=C,h2=C}",
                        "8 [] {h2=C}",
                        "9 - -")
                .recorded("h2f2");
    }

    @Test
    void a_board_already_put_back_lets_the_clock_run_at_once() {
        Story.of("level junior\ntime 10m\n", JUMP + "5 lift f4\n6 place h2\n7 confirm a1\n")
                .shows(
                        "illegal|foul|restore|restored|clock",
                        "t type running",
                        "0 clock red",
                        "3 clock none",
                        "7 illegal -",
                        "7 foul -",
                        "7 restored -",
                        "7 clock red");
    }

    @Test
    void presses_mean_nothing_meanwhile() {
        Story.of(JUNIOR, JUMP + "4 press red\n5 press black\n")
                .shows("info", "t message", "4 press-ignored", "5 press-ignored")
                .shows("foul", "t", "3");
    }
}
