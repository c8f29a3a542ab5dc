package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A club book does not say what an illegal move costs: the arbiter is called in either mode. */
class ClubIllegalTest {

    @Test
    @Clause("CLUB:5")
    void the_alert_is_raised_though_the_device_decides() {
        Story.of(
                        "rules club\ntime 10m\nenforce auto",
                        "0 start\n1 lift h2\n2 place f4\n3 press red\n4 lift f4\n5 place h2\n")
                .alerts("a1 illegal-move")
                .shows("restore|restored", "t type", "3 restore", "4 restore", "5 restored")
                .shows("foul", "t")
                .goesOn();
    }
}
