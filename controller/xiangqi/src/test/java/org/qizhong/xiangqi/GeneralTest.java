package org.qizhong.xiangqi;

import static org.qizhong.xiangqi.Diagram.assertTargets;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The general (帅, 将) steps straight within its palace and never looks its rival in the eye. */
@Tag("CXA2011:2.2")
@Tag("CXA1999:2.2")
class GeneralTest {

    @Test
    void general_steps_one_point_forward_back_or_aside() {
        assertTargets("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . P . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . x . . . .
                . . . x K x . . .
                . . . . x . . . .
                """, 'K');
    }

    @Test
    void general_does_not_leave_the_palace() {
        assertTargets("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . x K . . .
                . . . . . x . . .
                . . . . . . . . .
                """, 'K');
    }

    @Test
    void general_takes_what_is_not_protected_and_leaves_what_is() {
        assertTargets("""
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . r . . . . .
                . . . . . . . . .
                . . . p . . . . .
                . . . K p . . . .
                """, 'K', Point.E0);
    }

    @Test
    void general_does_not_step_onto_the_open_file_of_the_other() {
        assertTargets("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . x . . .
                . . . . . K . . .
                . . . . . x . . .
                """, 'K');
    }

    @Test
    void piece_between_the_generals_may_slide_but_not_step_aside() {
        assertTargets("""
                . . . . k . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . . C . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . . K . . . .
                """, 'C');
    }
}
