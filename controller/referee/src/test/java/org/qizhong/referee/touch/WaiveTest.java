package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** The arbiter rules a touch accidental (误碰): what followed from it falls away. */
@Clause("CXA2011:5.6")
class WaiveTest {

    private static final String TWO = "0 start\n1 lift a3\n2 place a3\n3 lift c3\n4 place c3\n";
    private static final String BROKEN = "0 start\n1 lift a3\n2 place a3\n3 lift b2\n4 place d2\n5 press red\n";
    private static final String PINNED = "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\ntime 10m\n";

    @Test
    void the_other_touches_bind_as_if_it_had_not_been() {
        Story.of(TWO + "5 waive a3\n6 lift a3\n7 place a4\n8 press red\n")
                .shows("obligation", "t moves", "1.15 [a3a4]", "5 [c3c4]")
                .shows("alert", "kind move moves", "touch-move a3a4 [c3c4]");
        Story.of(TWO + "5 waive c3\n6 lift c3\n7 place c4\n8 press red\n")
                .shows("alert", "kind move moves", "touch-move c3c4 [a3a4]");
    }

    @Test
    void with_all_waived_the_choice_is_free() {
        Story.of(TWO + "5 waive a3\n5 waive c3\n6 lift h2\n7 place e2\n8 press red\n")
                .isQuiet()
                .recorded("h2e2");
    }

    @Test
    void a_piece_still_in_the_hand_may_be_waived() {
        Story.of("0 start\n1 lift a3\n2 waive a3\n3 place a3\n4 lift h2\n5 place e2\n6 press red\n")
                .isQuiet()
                .recorded("h2e2");
    }

    @Test
    void what_was_never_touched_is_waived_without_harm() {
        Story.of("0 start\n1 waive e5\n2 waive a3\n3 lift a3\n4 place a4\n5 press red\n")
                .isQuiet()
                .recorded("a3a4");
    }

    @Test
    void a_move_that_broke_nothing_else_stands_as_pressed() {
        Story.of("enforce auto\ntime 10m", BROKEN + "6 waive a3\n")
                .shows(
                        "restore|restored|move|clock",
                        "t type running",
                        "0 clock red",
                        "5 restore -",
                        "6 move -",
                        "6 restored -",
                        "6 clock black")
                .recorded("b2d2");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void the_foul_for_an_untouchable_piece_is_taken_back() {
        String touched = "0 start\n1 lift e3\n2 place e3\n";
        Story.of(PINNED + "enforce auto", touched + "3 waive e3\n4 foul red CXA2011:8.1.9\n")
                .shows("foul", "t count", "2 1", "4 1")
                .shows("info", "t message clause count", "3 waived - -", "3 pardoned CXA2011:8.1.5 0");
        Story.of(PINNED, touched + "3 confirm a1\n4 waive e3\n5 foul red CXA2011:8.1.9\n")
                .shows("foul", "t count", "3 1", "5 1");
    }
}
