package org.qizhong.referee.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;

/** However many moves are in doubt at once, in the end each of them is in the record, and in its place. */
@Clause("TRANSCRIPT:rule-4")
class BlindCapturesTest {

    private static final int SEEDS = 40;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void are_all_recorded_once_they_are_named(int block) {
        for (long seed = (long) block * SEEDS; seed < (long) (block + 1) * SEEDS; seed++) {
            BlindCaptures game = new BlindCaptures(seed);
            int known = game.isOver() ? game.told().size() : game.played().size();
            String what = "seed " + seed + "\n" + game;
            assertEquals(game.played().subList(0, known), game.told(), what);
        }
    }
}
