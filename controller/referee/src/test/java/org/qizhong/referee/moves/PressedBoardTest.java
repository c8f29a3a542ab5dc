package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What a board means at a press, where something besides one move is to be seen on it. */
@Clause("TRANSCRIPT:rule-4")
class PressedBoardTest {

    /** The chariot can take the horse on a6 and the soldier on d3; the soldier can take nothing. */
    private static final String TWO = "start 5k3/9/9/n8/9/9/R2p4P/9/9/4K4 w\n";

    private static final String SIDES = TWO + "sensors side\n";

    @Test
    @Clause("CXA2011:4.1.8")
    void an_enemy_piece_that_is_off_and_nothing_else_is_no_move() {
        Story.of(TWO, "0 start\n1 lift a6\n3 press red\n")
                .shows("alert", "t kind reason points", "3 illegal-move not-a-move [a6]");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    void a_piece_of_the_other_side_on_the_target_is_no_move() {
        Story.of(SIDES, "0 start\n1 lift a3\n1.5 place a4 black\n3 press red\n")
                .shows("alert", "t kind reason points", "3 illegal-move not-a-move [a3,a4]");
    }

    @Test
    @Clause("CXA2011:5.10")
    void where_the_sensors_tell_the_sides_apart_a_piece_that_lies_nowhere_has_taken_nothing() {
        Story.of(SIDES, "0 start\n1 lift a3\n3 press red\n")
                .shows("alert", "kind from moves", "off-point a3 [a3a4,a3a5,a3a2,a3a1,a3a0,a3b3,a3c3]");
    }

    @Test
    @Clause("CXA2011:5.9")
    void a_capture_is_read_beside_its_victim_and_the_rest_has_to_be_put_right() {
        Story.of(SIDES, """
                0 start
                1 lift a3
                1.5 lift d3
                1.6 place e3 black
                1.7 place d3 red
                1.8 lift i3
                1.9 place i3 black
                3 press red
                """)
                .recorded("a3d3")
                .shows("alert", "kind points", "displaced [e3,i3]")
                .shows("restore", "lift place", "[e3,i3] {i3=P}");
    }

    @Test
    void a_point_that_only_lost_sight_of_its_piece_is_not_where_the_capture_was() {
        Story.of(TWO, "0 start\n1 lift a3\n1.5 lift d3\n1.55 place d3\n1.6 lift a6\n2 place a6\n3 press red\n")
                .recorded("a3a6")
                .isQuiet();
    }

    @Test
    void a_piece_seen_to_come_and_go_where_nothing_can_be_taken_tells_nothing() {
        Story.of(TWO, "0 start\n1 lift a3\n1.5 lift i3\n2 place i3\n3 press red\n")
                .shows("info|alert", "kind message moves", "- candidates [a3a6,a3d3]");
    }

    @Test
    void a_glimpse_of_the_target_is_enough_where_there_is_no_better_sign() {
        Story.of(TWO, "0 start\n1 lift a3\n1.5 lift d3\n1.53 place d3\n3 press red\n")
                .recorded("a3d3")
                .isQuiet();
    }

    @Test
    void a_piece_put_back_before_the_move_began_was_not_taken() {
        Story.of(TWO, "0 start\n1 lift d3\n1.5 place d3\n2 lift a3\n3 press red\n")
                .shows("info", "message moves", "candidates [a3a6,a3d3]");
    }

    @Test
    @Clause("CXA2011:5.10")
    void a_piece_that_was_only_taken_up_and_put_back_is_not_under_the_one_that_lies_nowhere() {
        Story.of(SIDES, "0 start\n1 lift i3\n1.5 lift a6\n2 place a6 black\n3 press red\n")
                .shows("alert", "kind from moves", "off-point i3 [i3i4]");
    }

    @Test
    void lifts_so_young_that_they_may_be_bumps_hide_no_move() {
        Story.of(TWO, """
                0 start
                1 lift a3
                1.5 place b3
                2.5 lift i3
                2.51 lift d3
                2.55 press red
                2.6 place i3
                2.61 place d3
                9 tick
                """).recorded("a3b3").isQuiet().shows("touch", "t point", "1.15 a3");
    }

    @Test
    @Clause("CXA2011:5.3.1")
    void the_touches_of_a_move_beside_other_things_are_told_at_its_press() {
        Story.of(SIDES, """
                0 start
                1.5 lift d3
                1.6 place e3 black
                1.8 lift i3
                1.9 place i3 black
                2.8 lift a3
                2.85 place d3 red
                2.9 press red
                """).recorded("a3d3").shows("touch", "t point", "1.65 d3", "1.95 i3", "2.9 a3");
    }
}
