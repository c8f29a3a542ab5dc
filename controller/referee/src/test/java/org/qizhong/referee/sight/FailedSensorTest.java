package org.qizhong.referee.sight;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A sensor that is known to have failed is not believed: what it may hide stands beside what the others show. */
@Clause("TRANSCRIPT:rule-1")
class FailedSensorTest {

    private static final String KNIGHT = "5 lift h9\n6 place g7\n7 press black\n";

    @Test
    void a_piece_that_went_to_a_dead_point_may_have_taken_something_instead_and_later_play_tells() {
        Story.of("enforce auto", "0 start\n0.5 fault e2 stuck-off\n1 lift h2\n4 press red\n" + KNIGHT)
                .shows("info", "t message moves", "4 candidates [h2h9,h2e2]")
                .shows("clock", "t running", "0 red", "4 black", "7 red")
                .recorded("h2e2 h9g7")
                .alerts("a1 sensor-fault");
    }

    @Test
    void it_is_the_move_where_nothing_else_fits() {
        Story.of("enforce auto", "0 start\n0.5 fault g2 stuck-off\n1 lift h0\n4 press red\n" + KNIGHT)
                .recorded("h0g2 h9g7")
                .alerts("a1 sensor-fault");
    }

    @Test
    void a_piece_that_left_a_stuck_point_is_known_by_where_it_came_to() {
        Story.of("enforce auto", "0 start\n0.5 fault h2 stuck-on\n1 place e2\n4 press red\n" + KNIGHT)
                .recorded("h2e2 h9g7")
                .alerts("a1 sensor-fault");
    }

    @Test
    void it_moves_on_from_the_dead_point() {
        Story.of("enforce auto", "0 start\n0.5 fault g2 stuck-off\n1 lift h0\n4 press red\n" + KNIGHT + """
                8 place e1
                9 press red
                """)
                .recorded("h0g2 h9g7 g2e1")
                .alerts("a1 sensor-fault");
    }

    @Test
    void a_capture_that_was_seen_is_not_doubted() {
        Story.of("enforce auto", "0 start\n0.5 fault e2 stuck-off\n1 lift h2\n2 lift h9\n3 place h9\n4 press red\n")
                .recorded("h2h9")
                .alerts("a1 sensor-fault");
    }

    @Test
    void a_press_with_nothing_seen_to_move_is_asked_about_where_a_move_may_be_hidden() {
        Story.of("enforce auto", "0 start\n0.5 fault h2 stuck-on\n4 press red\n5 dismiss a2\n")
                .shows("alert", "id kind moves", "a1 sensor-fault -", "a2 ambiguous-move [h2h9]")
                .shows("clock", "t running", "0 red", "4 none", "5 red")
                .shows("foul|illegal", "t");
        Story.of("enforce auto", "0 start\n0.5 fault h2 stuck-on\n4 press red\n5 designate h9\n")
                .recorded("h2h9");
    }

    @Test
    @Clause("CXA2011:8.1.7")
    void a_press_with_nothing_moved_is_a_foul_where_the_failed_sensor_hides_no_move() {
        Story.of("enforce auto", "0 start\n0.5 fault a9 stuck-on\n4 press red\n")
                .shows("foul", "t clause", "4 CXA2011:8.1.7");
    }

    @Test
    void a_board_that_holds_no_single_move_is_nobodys_illegal_move() {
        Story.of("enforce auto", "0 start\n0.5 fault e2 stuck-off\n1 lift b2\n2 lift a0\n2.5 lift i0\n4 press red\n")
                .shows("illegal|foul|result", "t type")
                .alerts("a1 sensor-fault", "a2 displaced");
    }

    @Test
    void what_it_says_while_it_is_failed_is_not_heard_and_set_up_does_not_wait_for_it() {
        Story.of("0 fault a3 stuck-off\n0.1 lift a3\n1 start\n2 place a3\n3 lift a3\n4 tick\n")
                .shows("started|setup-mismatch|touch", "t type", "1 started");
    }

    @Test
    void it_is_believed_again_when_it_works() {
        Story.of("0 start\n1 fault a3 stuck-off\n2 fault a3 ok\n3 lift a3\n4 tick\n")
                .shows("touch", "t point", "3.15 a3");
    }
}
