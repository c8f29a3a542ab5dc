package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Captured pieces that still lie on the board at the press. */
@Clause("TRANSCRIPT:rule-4")
class StrayTest {

    @ParameterizedTest
    @ValueSource(strings = {"1.32", "1.4", "1.45", "1.45001", "1.7"})
    void a_capture_is_read_however_quickly_the_victim_was_pushed_aside(String placed) {
        Story.of("start 5k3/9/9/n1r5p/9/9/R7P/9/9/4K4 w\nenforce auto", """
                0 start
                1 lift a3
                1.3 lift a6
                1.31 place b6
                %s place a6
                2 press red
                3 lift b6
                4 lift i6
                5 place i5
                6 press black
                """.formatted(placed))
                .isQuiet()
                .shows("move", "move captured", "a3a6 n", "i6i5 -");
    }

    /** Red has taken the horse on a6; it lies on b6. */
    private static final String HEADER = "start 5k3/9/9/n1r5p/9/9/R7P/9/9/4K4 w\nenforce auto\ntime 10m";

    private static final String TAKEN = "0 start\n1 lift a3\n1.3 lift a6\n1.35 place b6\n1.6 place a6\n";
    private static final String REPLY = "4 lift i6\n4.5 place i5\n";

    @Test
    void it_may_lie_there_for_many_moves() {
        Story.of(HEADER, TAKEN + "2 press red\n" + REPLY + """
                5 press black
                6 lift i3
                7 place i4
                8 press red
                9 lift f9
                10 place f8
                11 press black
                12 lift b6
                13 lift i4
                14 place i5
                15 press red
                """)
                .isQuiet()
                .shows("touch", "point", "a3", "a6", "i6", "i3", "f9", "i4")
                .recorded("a3a6 i6i5 i3i4 f9f8 i4i5");
    }

    @Test
    void it_may_still_lie_there_when_the_capture_is_answered() {
        Story.of(
                        HEADER,
                        TAKEN + REPLY + "5 press red\n5.5 press black\n6 lift b6\n7 lift i3\n8 place i4\n9 press red\n")
                .isQuiet()
                .recorded("a3a6 i6i5 i3i4");
    }

    @Test
    void a_piece_put_where_it_lies_replaces_it() {
        Story.of(HEADER, TAKEN + """
                2 press red
                4 lift c6
                4.5 place b6
                5 press black
                6 lift i3
                7 place i4
                8 press red
                """).isQuiet().recorded("a3a6 c6b6 i3i4");
    }

    @Test
    void it_may_lie_there_while_its_taker_is_taken() {
        Story.of(HEADER, TAKEN + """
                2 press red
                4 lift c6
                4.2 lift a6
                4.5 place a6
                5 press black
                6 lift i3
                7 place i4
                8 press red
                """).isQuiet().recorded("a3a6 c6a6 i3i4");
    }

    /**
     * A sensor of a piece that could have been taken lost it for a moment, as a forbidden move was put down far away:
     * no
     * piece gets there so soon.
     */
    @Test
    @Clause("CXA2011:4.1.3")
    void a_piece_that_was_hardly_missed_does_not_lie_at_the_other_end_of_the_board() {
        Story.of("start C1bac1b2/9/3k2C2/p7p/9/2R6/P7P/3r5/4K4/5AB1c w", """
                0 start
                4 lift c4
                4.78 lift c9
                4.781 place e4
                4.8 place c9
                5.4 press red
                """)
                .shows("alert|move", "kind move reason", "illegal-move c4e4 self-check");
    }
}
