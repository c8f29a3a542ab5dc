package org.qizhong.xiangqi;

import static org.qizhong.xiangqi.Diagram.assertTargets;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The chariot (车) goes straight, as far as it likes and nothing stands in its way. */
@Tag("CXA2011:2.2")
@Tag("CXA1999:2.2")
class ChariotTest {

    @Test
    void chariot_goes_up_to_its_own_pieces_and_takes_the_first_enemy() {
        assertTargets("""
                . . . . . k . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . p . . . .
                . . . . x . . . .
                . . P x R x x x x
                . . . . x . . . .
                . . . . x . . . .
                . . . . x . . . .
                . . . K x . . . .
                """, 'R', Point.E6);
    }
}
