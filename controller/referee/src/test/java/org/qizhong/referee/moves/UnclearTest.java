package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Diagram;
import org.qizhong.referee.Story;

/** A board that does not say by itself which move it is. */
@Clause("TRANSCRIPT:rule-4")
class UnclearTest {

    /** The chariot can take the horse on a6 and the soldier on d3; the soldier can take nothing. */
    private static final String TWO = Diagram.red("""
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            n . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            R . . p . . . . P
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """) + "time 10m\n";

    private static final String NOWHERE = "0 start\n1 lift i3\n3 press red\n";

    @Test
    void a_piece_that_lies_nowhere_has_made_the_one_capture_that_is_possible() {
        Story.of(TWO.replace("R2p4P", "R7P"), "0 start\n1 lift a3\n3 press red\n")
                .isQuiet()
                .recorded("a3a6");
    }

    @Test
    void the_capture_that_the_sensors_saw_is_the_one() {
        Story.of(TWO, "0 start\n1 lift a3\n2 lift d3\n2.3 place d3\n3 press red\n")
                .isQuiet()
                .recorded("a3d3");
        Story.of(TWO, "0 start\n1 lift a3\n2 place a6\n3 press red\n").isQuiet().recorded("a3a6");
    }

    @Test
    @Clause("CXA2011:5.10")
    void a_piece_that_lies_on_no_point_is_for_the_arbiter() {
        Story.of(TWO, NOWHERE)
                .shows("alert", "t id kind side clause from moves", "3 a1 off-point red CXA2011:5.10 i3 [i3i4]")
                .shows("clock", "t running", "0 red", "3 none")
                .recorded("");
    }

    @Test
    @Clause("CXA2011:5.10")
    void the_arbiter_names_the_point_and_answers_it() {
        Story.of(TWO, NOWHERE + "9 designate i4\n12 lift i4\n12.1 place i4\n13 confirm a1")
                .shows("move", "t move pressed red black", "9 i3i4 true 597 600")
                .shows("clock", "t running", "0 red", "3 none", "9 black")
                .shows("info", "t message id", "13 no-such-alert a1");
    }

    @Test
    @Clause("CXA2011:5.10")
    void the_board_is_then_put_on_the_named_point() {
        Story.of(TWO, NOWHERE + "9 designate i4\n12 place i4")
                .shows("restore|restored", "t type lift place", "9 restore [] {i4=P}", "12 restored - -");
    }

    @Test
    @Clause("CXA2011:5.10")
    void dismissed_the_piece_goes_back_and_its_owner_thinks_on() {
        Story.of(TWO, NOWHERE + "9 dismiss a1\n12 place i3\n13 lift i3\n14 place i4\n15 press red\n")
                .shows(
                        "restore|restored|clock",
                        "t type lift place running",
                        "0 clock - - red",
                        "3 clock - - none",
                        "9 restore [] {i3=P} -",
                        "12 restored - - -",
                        "12 clock - - red",
                        "15 clock - - black")
                .recorded("i3i4");
    }

    @Test
    void a_capture_that_was_not_finished_is_for_the_arbiter() {
        Story.of(TWO, "0 start\n1 lift a3\n2 lift a6\n3 press red\n5 designate a6\n")
                .shows("alert", "kind from moves", "off-point a3 [a3a6]")
                .shows("move", "t move captured", "5 a3a6 n");
    }

    @Test
    void a_victim_that_still_lies_on_the_board_is_a_stray_and_no_touch_later() {
        Story.of(TWO, """
                0 start
                1 lift a3
                1.3 lift a6
                1.4 place b6
                1.5 place a6
                2 press red
                3 lift b6
                9 tick
                """)
                .isQuiet()
                .shows("move", "move captured", "a3a6 n")
                .shows("touch", "t side point", "1.15 red a3", "1.45 red a6");
    }

    @Test
    void a_snapshot_is_believed_and_nobody_is_said_to_have_touched() {
        Story.of(
                        TWO,
                        """
                0 start
                5 link down
                9 link up
                9 snapshot 3X5/9/9/X8/9/9/3X4X/9/9/4X4
                """.replace("9 snapshot 3X5/9/9/X8/9/9/3X4X", "9 snapshot 3X5/9/9/X8/X8/9/3X4X")
                                + "12 press red\n")
                .shows("touch", "t")
                .recorded("a3a5");
    }

    @Test
    void a_snapshot_of_the_same_board_is_nothing() {
        Story.of("""
                0 start
                5 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X5X1/9/XXXXXXXXX
                6 lift h2
                7 place e2
                7.5 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX
                8 press red
                """).isQuiet().recorded("h2e2");
    }
}
