package org.qizhong.xiangqi;

import static org.qizhong.xiangqi.Diagram.assertTargets;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The elephant (相, 象) goes two points along a diagonal (田字) and stays at home. */
@Tag("CXA2011:2.2")
@Tag("CXA1999:2.2")
class ElephantTest {

    @Test
    void elephant_goes_to_the_far_corner_of_each_field() {
        assertTargets("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . x . . . x . .
                . . . . . . . . .
                . . . . B . . . .
                . . . . . . . . .
                . . x . K . x . .
                """, 'B');
    }

    @Test
    void elephant_does_not_cross_the_river() {
        assertTargets("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . B . . . . . .
                . . . . . . . . .
                x . . . x . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, 'B');
    }

    @Test
    void elephant_is_stopped_by_a_piece_of_either_side_in_its_eye() {
        assertTargets("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . n . . . x . .
                . . . p . . . . .
                . . . . B . . . .
                . . . N . . . . .
                . . . . K . x . .
                """, 'B');
    }
}
