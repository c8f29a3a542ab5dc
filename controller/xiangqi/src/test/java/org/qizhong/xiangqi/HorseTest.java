package org.qizhong.xiangqi;

import static org.qizhong.xiangqi.Diagram.assertTargets;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The horse (马) goes one point straight and one on along a diagonal (日字), and stumbles over what stands beside it. */
@Tag("CXA2011:2.2")
@Tag("CXA1999:2.2")
class HorseTest {

    @Test
    void horse_reaches_eight_points_in_the_open() {
        assertTargets("""
                . . . . . k . . .
                . . . . . . . . .
                . . . x . x . . .
                . . x . . . x . .
                . . . . N . . . .
                . . x . . . x . .
                . . . x . x . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'N');
    }

    @Test
    void horse_cannot_jump_over_the_piece_beside_it() {
        assertTargets("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . x . P . x . .
                . . . . N . . . .
                . . x . . . x . .
                . . . x . x . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'N');
    }

    @Test
    void horse_is_hobbled_by_the_enemy_as_by_its_own() {
        assertTargets("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . x . x . . .
                . . . . . . x . .
                . . . p N . . . .
                . . . . . . x . .
                . . . x . x . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'N');
    }

    @Test
    void horse_is_not_hobbled_by_a_piece_beside_its_target() {
        assertTargets("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . x . x . . .
                . . x P . . x . .
                . . . . N . . . .
                . . x . . . x . .
                . . . x . x . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'N');
    }
}
