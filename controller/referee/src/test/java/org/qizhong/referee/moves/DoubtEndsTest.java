package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What ends the doubt about which of several moves was made, besides later play. */
@Clause("TRANSCRIPT:rule-4")
class DoubtEndsTest {

    private static final String HEADER = "start 5k3/9/9/n8/9/9/R2p4P/9/9/4K4 w\ntime 10m+5s\n";
    private static final String TAKEN = "0 start\n1 lift a3\n3 press red\n";

    @Test
    void a_dismissed_question_puts_the_board_back() {
        Story.of(HEADER, TAKEN + "5 lift a6\n6 place a9\n7 press black\n9 dismiss a1\n")
                .shows("restore", "t lift place", "9 [a9] {a3=R,a6=n}");
    }

    @Test
    void a_rewind_ends_the_doubt() {
        Story.of(HEADER, TAKEN + "4 rewind 0\n6 place a3\n7 lift i3\n8 place i5\n9 press red\n")
                .shows("alert", "t kind side move", "9 illegal-move red i3i5");
    }

    @Test
    void a_swap_ends_the_doubt() {
        Story.of(HEADER, TAKEN + "4 swap\n6 place a3\n7 start\n8 lift i3\n9 place i5\n10 press red\n")
                .shows("alert", "t kind side move", "10 illegal-move red i3i5");
    }

    @Test
    void a_declared_position_ends_the_doubt() {
        Story.of(HEADER, TAKEN + "4 position 5k3/9/9/R8/9/9/3p4P/9/9/4K4 b\n8 lift f9\n9 place f7\n10 press black\n")
                .shows("alert", "t kind side move", "10 illegal-move black f9f7");
    }
}
