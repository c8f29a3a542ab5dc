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

    @Test
    void a_result_leaves_every_record_that_is_possible() {
        Story.of("start 3k5/9/9/9/p3R3p/9/9/9/9/4K4 w", """
                0 start
                1 lift e5
                2.5 press red
                4 lift d9
                5 place d8
                6 press black
                8 resign red
                """)
                .shows("result", "t result", "8 black")
                .shows("info", "message ply records", "candidates - -", "record-in-doubt 1 [e5i5 d9d8,e5a5 d9d8]");
    }

    @Test
    void moves_in_doubt_one_after_the_other_are_named_one_after_the_other() {
        Story.of("start 3k5/P5r1P/9/9/p3R3p/9/9/9/9/5K3 w", """
                0 start
                1 lift e5
                2 press red
                3 lift g8
                4 press black
                5 lift f0
                5.5 place f1
                6 press red
                7 designate i5
                8 designate a8
                """)
                .shows("info", "t moves", "2 [e5i5,e5a5]", "4 [g8i8,g8a8]")
                .shows(
                        "move",
                        "t ply move red black",
                        "7 1 e5i5 3628 3600",
                        "8 2 g8a8 3628 3628",
                        "8 3 f0f1 3656 3628");
    }

    @Test
    void later_play_tells_the_second_before_the_first() {
        Story.of("start 3k5/P5r1P/9/9/p3R3p/9/9/9/9/5K3 w", """
                0 start
                1 lift e5
                2 press red
                3 lift g8
                4 press black
                5 lift i8
                5.5 place i9
                6 press red
                7 designate i5
                """).recorded("e5i5 g8a8 i8i9");
    }

    @Test
    void a_rewind_between_two_doubts_leaves_the_first() {
        Story.of("start 3k5/P5r1P/9/9/p3R3p/9/9/9/9/5K3 w", """
                0 start
                1 lift e5
                2 press red
                3 lift g8
                4 press black
                5 rewind 1
                6 place g8
                7 lift d9
                8 place d8
                9 press black
                10 designate a5
                """).recorded("e5a5 d9d8");
    }
}
