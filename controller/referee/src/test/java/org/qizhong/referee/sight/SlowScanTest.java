package org.qizhong.referee.sight;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Boards that need a third of a second to see all their points may see a piece arrive before it has left. */
@Clause("TRANSCRIPT:rule-5")
class SlowScanTest {

    private static final String SLOW = "sensors identity\nbump 450\nenforce auto";

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1.02", "1.07", "1.3"})
    void a_reply_counts_though_the_move_before_it_was_seen_in_the_wrong_order(String left) {
        Story.of(SLOW, """
                0 start
                1 place e2 C
                %s lift h2
                4 place g7 n
                4.07 lift h9
                5 press red
                6 press black
                """.formatted(left))
                .isQuiet()
                .shows("touch", "side point", "red h2", "black h9")
                .recorded("h2e2 h9g7");
    }

    @Test
    @Clause("CXA2011:5.7")
    void a_piece_that_rested_is_known_to_have_moved_again() {
        Story.of(SLOW, """
                0 start
                1 place h1 C
                1.03 lift h2
                4 lift h1
                6 place e2 C
                7 press red
                """).alerts("a1 moved-again").recorded("h2e2");
    }

    @Test
    void a_piece_named_on_its_new_point_long_before_it_left_the_old_one_is_no_move_yet() {
        Story.of(SLOW, """
                0 start
                1 place e2 C
                1.4 lift h2
                4 lift h9
                5 place h9 n
                6 tick
                """).shows("touch", "side point", "red h2", "red h9").recorded("");
    }
}
