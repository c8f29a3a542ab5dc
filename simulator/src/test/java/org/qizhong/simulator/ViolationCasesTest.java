package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Broken rules, done on request: each is told, dealt with, and the game goes on as it was played. */
class ViolationCasesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ILLEGAL_GEOMETRY       | 3k5/9/9/9/9/9/9/9/9/R4K2N w   | lift a0, place b7, press red, confirm a1, "
                        + "pardon red CXA2011:8.1.8, lift b7, place a0, lift a0, place a3, press red",
                "ILLEGAL_OWN_PIECE      | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift a0, lift f0, place f0, press red",
                "ILLEGAL_PALACE         | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift f0, place g0, press red, confirm a1, "
                        + "pardon red CXA2011:8.1.8",
                "ILLEGAL_RIVER          | 3k5/9/9/9/9/2B6/9/9/9/R4K3 w  | lift c4, place e6, press red, confirm a1",
                "ILLEGAL_BLOCKED        | 3k5/9/9/9/9/9/9/9/9/R4K1NN w | lift i0, place g1, press red, confirm a1",
                "ILLEGAL_FACING         | 3k5/9/9/9/9/9/9/9/9/R3K4 w    | lift e0, place d0, press red, confirm a1, "
                        + "rewind 0",
                "ILLEGAL_SELF_CHECK     | 4k4/9/4r4/9/9/9/9/9/4N4/R3K4 w| lift e1, place d3, press red, confirm a1, "
                        + "rewind 0",
                "ILLEGAL_WRONG_SIDE     | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift d9, place d8, press red, confirm a1",
                "TOUCH_OWN_PLAY_ANOTHER | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift f0, place f0, lift a0, place a3, "
                        + "press red, dismiss a1",
                "TOUCH_OWN_PLAY_ANOTHER | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift f0, place f0, lift a0, place a3, "
                        + "press red, confirm a1, lift a3, place a0, waive f0, lift a0, place a3, press red",
                "TOUCH_ENEMY_SPARE_IT   | 3k5/9/9/9/p8/9/9/9/9/R4K3 w   | lift a5, place a5, lift a0, place a3, "
                        + "press red",
                "UNTOUCHABLE            | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift d9, place d9",
                "PRESS_FIRST            | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | press red, confirm a1, "
                        + "pardon red CXA2011:8.1.7, lift a0, place a3, press red",
                "PRESS_FIRST            | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift a0, place a0, press red, dismiss a1, "
                        + "lift a0, place a3, press red",
                "TAKEN_BACK             | 3k5/9/9/9/9/9/9/9/9/R4K3 w    | lift a0, place a5, lift a5, place a3, "
                        + "press red, dismiss a1",
            })
    void is_told(Case what, String fen, String drawn) {
        TrialOutcome outcome = CaseScene.of(fen.strip(), "a0a3").with(what).begins(drawn);
        CaseTally tally = CaseScene.of(outcome, what);
        assertEquals(
                new CaseTally(1, 1, 0, 0, 0, 0, 1, 0),
                tally,
                () -> outcome.faults().toString());
    }
}
