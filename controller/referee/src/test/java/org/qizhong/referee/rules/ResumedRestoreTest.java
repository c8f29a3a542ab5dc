package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What one side owes is not laid on the other when the board is put right by the next move. */
class ResumedRestoreTest {

    @Test
    @Clause("CXA2011:5.8.3")
    void the_other_side_touched_nothing() {
        Story.of(
                        "level junior\nenforce auto",
                        "0 start\n1 lift h2\n2 place f4\n3 press red\n4 resume\n6 lift f4\n7 place e2\n8 press red\n")
                .shows("obligation", "side", "red")
                .recorded("h2e2");
    }
}
