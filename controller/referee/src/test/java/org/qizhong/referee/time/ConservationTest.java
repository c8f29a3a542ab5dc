package org.qizhong.referee.time;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;

/** No time comes from nowhere and none is lost: granted = left + spent + penalties, for each side, always. */
class ConservationTest {

    private static final int SEEDS = 150;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    @Clause("TRANSCRIPT:time-control")
    @Clause("CXA2011:6.1")
    @Clause("CXA2011:6.2")
    void time_granted_is_time_left_and_time_spent_and_penalties(int block) {
        for (int game = 0; game < SEEDS; game++) {
            ClockGame.audited((long) block * SEEDS + game);
        }
    }
}
