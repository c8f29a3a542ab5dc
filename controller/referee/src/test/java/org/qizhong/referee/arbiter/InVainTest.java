package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What is entered or pressed in vain is told, and changes nothing. */
@Clause("TRANSCRIPT:output")
class InVainTest {

    @Test
    void a_point_that_nobody_asked_for() {
        Story.of("0 start\n1 designate e4\n").shows("info", "t message point", "1 nothing-to-designate e4");
    }

    @Test
    @Clause("TRANSCRIPT:alerts")
    void a_board_without_a_general_cannot_be_taken_as_it_lies() {
        Story.of("0 start\n1 lift e0\n1.1 lift d0\n1.2 lift f0\n3 dismiss a1\n")
                .shows("info", "t message", "3 not-playable")
                .shows("restore", "t place", "1.35 {d0=A,e0=K,f0=A}");
    }

    @Test
    @Clause("TRANSCRIPT:rule-7")
    void a_press_while_the_board_has_to_be_put_right() {
        String spilt = "0 start\n1 lift e0\n1.1 lift d0\n1.2 lift f0\n3 press red\n";
        Story.of(spilt).shows("info", "t message restore", "3 press-ignored true");
        String owed = "0 start\n1 lift a3\n2 place a3\n3 lift b2\n4 place d2\n5 press red\n6 press red\n";
        Story.of("enforce auto", owed)
                .alerts("a1 touch-move")
                .shows("info", "t message restore", "6 press-ignored true");
    }
}
