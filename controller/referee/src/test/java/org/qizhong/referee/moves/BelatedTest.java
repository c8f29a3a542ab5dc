package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A press that comes after the opponent has answered, or later still. */
@Clause("TRANSCRIPT:rule-2")
class BelatedTest {

    @Test
    void a_press_that_is_late_by_a_whole_round_is_no_press_before_the_move() {
        Story.of("time 10m+5s\nenforce auto", """
                0 start
                1 lift h2
                2 place e2
                3 lift h9
                4 place g7
                6 lift b2
                7 place d2
                8 press red
                9 press black
                10 lift b9
                11 place c7
                12 press black
                """)
                .isQuiet()
                .shows(
                        "move",
                        "move pressed red black",
                        "h2e2 false 596.85 600",
                        "h9g7 false 593.85 600",
                        "b2d2 true 597 600",
                        "b9c7 true 597 606");
    }

    @Test
    void where_nothing_was_moved_since_it_brings_the_bonus_of_the_move_before() {
        Story.of("time 10m+5s\nenforce auto", """
                0 start
                1 lift h2
                2 place e2
                4 lift h9
                5 place g7
                7 lift b0
                8 place b0
                9 press red
                """)
                .isQuiet()
                .recorded("h2e2 h9g7")
                .shows("clock", "t running red black", "0 red 600 600", "9 red 596 600");
    }
}
