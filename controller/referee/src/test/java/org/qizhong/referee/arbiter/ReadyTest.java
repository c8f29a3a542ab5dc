package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Once the start position is complete, a game can begin; that is told once and decides nothing. */
@Clause("CXA1999:1.3")
class ReadyTest {

    private static final String RESIGNED = "0 start\n1 lift h2\n2 place e2\n3 press red\n4 resign black\n";

    @Test
    void a_board_put_right_before_the_start_is_ready() {
        Story.of("1 lift a0\n2 lift i9\n4 place a0\n6 place i9\n7 start\n")
                .shows("info|started", "t message", "6 ready", "7 -");
        Story.of("1 snapshot 9/9/9/9/9/9/9/9/9/4X4\n"
                        + "2 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X5X1/9/XXXXXXXXX\n3 start\n")
                .shows("info", "t message", "2 ready");
        Story.of("1 place e4\n2 lift e4\n").shows("info", "t message", "2 ready");
    }

    @Test
    void an_untouched_board_says_nothing() {
        Story.of("1 tick\n2 start\n3 tick\n").shows("info", "t message");
    }

    @Test
    void a_flicker_says_nothing() {
        Story.of("1 lift a0\n1.1 place a0\n2 start\n").shows("info", "t message");
    }

    @Test
    void a_failed_sensor_is_not_waited_for() {
        Story.of("1 fault a0 stuck-off\n2 lift b0\n3 place b0\n").shows("info", "t message", "3 ready");
    }

    @Test
    void a_new_game_is_offered_when_the_pieces_stand_again() {
        Story.of(RESIGNED + "10 lift e2\n11 place h2\n12 tick\n").shows("info", "t message", "11 new-game");
        Story.of(RESIGNED + "9 sign\n10 lift e2\n11 place h2\n13 lift h2\n14 place h2\n")
                .shows("info", "t message", "9 signed", "11 new-game", "14 new-game");
    }

    @Test
    void generals_put_on_the_centre_say_nothing() {
        Story.of(RESIGNED + "10 lift e0\n11 place e4\n12 lift e9\n13 place e5\n14 tick\n")
                .shows("info", "t message");
    }

    @Test
    void the_start_position_in_mid_game_is_no_new_game() {
        Story.of("""
                0 start
                1 lift h0
                2 place g2
                3 press red
                4 lift h9
                5 place g7
                6 press black
                7 lift g2
                8 place h0
                9 press red
                10 lift g7
                11 place h9
                12 press black
                13 tick
                """).recorded("h0g2 h9g7 g2h0 g7h9").shows("info", "t message");
    }

    @Test
    @Clause("CXA2011:5.8.1")
    void after_reversed_colours_the_board_becomes_ready() {
        Story.of("0 start\n1 lift h2\n2 place e2\n3 press red\n5 swap\n6 lift e2\n7 place h2\n8 start\n")
                .shows("info|started", "t message", "0 -", "5 swapped", "7 ready", "8 -");
    }

    @Test
    void the_board_that_a_game_started_from_is_the_one_set_up() {
        Story.of("start 4k4/9/9/9/9/9/9/9/4N4/4K4 w - - 3 9", "0 start\n1 resign red\n2 lift e1\n3 place e1\n")
                .shows("info", "t message", "3 new-game");
    }
}
