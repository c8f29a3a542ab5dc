package org.qizhong.xiangqi;

import static org.qizhong.xiangqi.Diagram.assertTargets;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The soldier (兵, 卒) steps forward; once over the river, sideways too; back, never. */
@Tag("CXA2011:2.2")
@Tag("CXA1999:2.2")
class SoldierTest {

    @Test
    void soldier_steps_only_forward_before_the_river() {
        assertTargets("""
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . x . . . . . .
                . . P . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'P');
    }

    @Test
    void soldier_on_the_bank_of_the_river_has_not_crossed_it() {
        assertTargets("""
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . p . .
                . . . . . . x . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'p');
    }

    @Test
    void soldier_over_the_river_steps_sideways_too() {
        assertTargets("""
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . x . . . . . .
                . x P x . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'P');
    }

    @Test
    void soldier_on_the_last_rank_can_only_step_sideways() {
        assertTargets("""
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                . . . . . . x p x
                """, 'p');
    }
}
