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

    @Test
    @Clause("TRANSCRIPT:alerts")
    void dismissed_the_move_stands_though_the_board_was_to_be_put_back() {
        Story.of("rules club\nenforce auto", "0 start\n1 lift e3\n1.4 place e5\n2 press red\n3 dismiss a1\n")
                .shows(
                        "move|restored|clock",
                        "t type move ruled running",
                        "0 clock - - red",
                        "2 clock - - none",
                        "3 move e3e5 true -",
                        "3 restored - - -",
                        "3 clock - - black");
    }
}
