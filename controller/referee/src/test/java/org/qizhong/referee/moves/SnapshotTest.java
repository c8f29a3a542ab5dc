package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What was played while the link was down is read off the snapshot that follows, as far as one move explains it. */
@Clause("TRANSCRIPT:snapshot")
class SnapshotTest {

    private static final String BLACK = "XXXXXXXXX/9/1X5X1/X1X1X1X1X";
    private static final String WITHOUT_H9 = BLACK.replaceFirst("XXXXXXXXX", "XXXXXXX1X");

    private static Story after(String snapshot, String then) {
        return Story.of(
                "enforce auto\ntime 10m", "0 start\n1 link down\n5 link up\n5 snapshot " + snapshot + "\n" + then);
    }

    @Test
    void a_whole_move() {
        after(BLACK + "/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX", "6 press red\n")
                .alerts("a1 link-lost")
                .recorded("h2e2")
                .shows("touch|foul|illegal", "t");
    }

    @Test
    void a_whole_capture() {
        after(BLACK + "/9/9/X1X1X1X1X/1X7/9/XXXXXXXXX", "6 press red\n")
                .alerts("a1 link-lost")
                .shows("move", "move captured", "h2h9 n");
    }

    @Test
    void a_piece_in_the_hand() {
        after(BLACK + "/9/9/X1X1X1X1X/1X7/9/XXXXXXXXX", "6 place e2\n7 press red\n")
                .alerts("a1 link-lost")
                .recorded("h2e2");
    }

    @Test
    void a_capture_in_the_hand() {
        after(WITHOUT_H9 + "/9/9/X1X1X1X1X/1X7/9/XXXXXXXXX", "6 place h9\n7 press red\n")
                .alerts("a1 link-lost")
                .recorded("h2h9");
    }

    @Test
    @Clause("CXA2011:5.9")
    void two_moves_are_displaced_until_they_are_put_back_or_declared() {
        String both = WITHOUT_H9.replace("1X5X1", "1X4XX1") + "/9/9/X1X1X1X1X/1X2X4/9/XXXXXXXXX";
        after(both, "6 press red\n7 press black\n")
                .alerts("a1 link-lost", "a2 displaced")
                .shows("restore", "t lift place", "5 [e2,g7] {h2=C,h9=n}")
                .recorded("");
        after(both, """
                9 position rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2
                10 lift h0
                11 place g2
                12 press red
                """).shows("restored", "t", "9").recorded("h0g2");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    void a_single_move_against_the_rules_is_one_at_the_press() {
        after(BLACK + "/9/6X2/X1X1X1X1X/1X7/9/XXXXXXXXX", "6 press red\n").ends("6 black illegal-move CXA2011:4.1.8");
    }

    @Test
    @Clause("CXA2011:5.9")
    void one_piece_that_is_off_may_be_in_a_hand_and_one_that_stands_elsewhere_or_is_too_many_is_not() {
        String header = "start 5k3/9/9/n8/9/9/R2p4P/9/9/4K4 w";
        Story.of(header, "0 start\n1 snapshot 5X3/9/9/9/9/9/X2X4X/9/9/4X4\n").isQuiet();
        Story.of(header, "0 start\n1 snapshot 5X3/9/9/1X7/9/9/X2X4X/9/9/4X4\n")
                .shows("alert", "kind points", "displaced [a6,b6]");
        Story.of(header, "0 start\n1 snapshot 5X3/9/9/XX7/9/9/X2X4X/9/9/4X4\n")
                .shows("alert", "kind points", "displaced [b6]");
    }
}
