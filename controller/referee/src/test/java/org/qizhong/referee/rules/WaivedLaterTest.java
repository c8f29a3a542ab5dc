package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A touch that is waived after the move that broke it was taken back: the player chooses anew. */
class WaivedLaterTest {

    private static final String BROKEN =
            "0 start\n1 lift a3\n2 place a3\n3 lift b2\n4 place d2\n5 press red\n6 lift d2\n";

    @Test
    @Clause("CXA2011:5.6")
    void the_move_that_was_taken_back_is_not_played() {
        Story.of("enforce auto", BROKEN + "7 place b2\n8 waive a3\n9 lift b2\n10 place c2\n11 press red\n")
                .shows("restore|restored", "t type", "5 restore", "6 restore", "7 restored")
                .shows("move", "t move", "11 b2c2");
        Story.of("enforce auto", BROKEN + "7 waive a3\n8 place b2\n9 lift b2\n10 place e2\n11 press red\n")
                .shows("move", "t move", "11 b2e2");
    }
}
