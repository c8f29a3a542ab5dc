package org.qizhong.xiangqi;

import static org.qizhong.xiangqi.Diagram.assertTargets;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The cannon (炮) goes like a chariot and takes over exactly one piece, its screen (炮架). */
class CannonTest {

    @Test
    @Tag("CXA2011:2.2")
    @Tag("CXA1999:2.2")
    void cannon_goes_like_a_chariot_where_it_takes_nothing() {
        assertTargets("""
                . . . . x k . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . P x C x x x x
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . K x . . . .
                """, 'C');
    }

    @Test
    @Tag("CXA2011:2.3")
    @Tag("CXA1999:2.3")
    void cannon_takes_over_a_screen_of_either_side() {
        assertTargets("""
                . . . . . k . . .
                . . . . n . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . x . . . .
                n . P x C x x x x
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . K x . . . .
                """, 'C', Point.E8, Point.A4);
    }

    @Test
    @Tag("CXA2011:2.3")
    @Tag("CXA1999:2.3")
    void cannon_takes_nothing_without_a_screen_or_over_two() {
        assertTargets("""
                . . . . . k . . .
                . . . . r . . . .
                . . . . P . . . .
                . . . . P . . . .
                . . . . x . . . .
                n x x x C x x x n
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . K x . . . .
                """, 'C');
    }
}
