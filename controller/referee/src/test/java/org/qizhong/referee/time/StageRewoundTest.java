package org.qizhong.referee.time;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Stages and corrections. */
class StageRewoundTest {

    private static final String AGAIN = """
            0 start
            1 lift h2
            2 place e2
            3 press red
            4 rewind 0
            5 lift e2
            6 place h2
            7 lift h2
            8 place e2
            9 press red
            """;

    @Test
    @Clause("CXA2011:5.8.2")
    void a_move_that_was_taken_back_does_not_count_for_the_stage() {
        Story.of("time 2/10m,5m", AGAIN).shows("stage", "t").shows("move", "t red", "3 597", "9 594");
    }

    @Test
    @Clause("CXA2011:5.8.2")
    void a_stage_that_had_turned_does_not_turn_again() {
        Story.of("time 1/10m,5m", AGAIN).shows("stage", "t stage", "3 2").shows("move", "t red", "3 897", "9 894");
    }
}
