package org.qizhong.xiangqi;

import static org.qizhong.xiangqi.Diagram.assertTargets;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The advisor (仕, 士) steps along the diagonals of its palace. */
@Tag("CXA2011:2.2")
@Tag("CXA1999:2.2")
class AdvisorTest {

    @Test
    void advisor_goes_from_the_centre_to_every_corner() {
        assertTargets("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . x . x . . .
                . . . . A . . . .
                . . . x K x . . .
                """, 'A');
    }

    @Test
    void advisor_goes_from_a_corner_to_the_centre_only() {
        assertTargets("""
                . . . . k a . . .
                . . . . x . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, 'a');
    }
}
