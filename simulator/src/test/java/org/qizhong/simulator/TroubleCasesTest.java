package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.input.SensorKind;

/** Accidents, sensors and cables, as the device hears of them, and what people do about it. */
class TroubleCasesTest {

    /** A chariot that goes three points; an advisor, two elephants and a soldier stand by. */
    private static final CaseScene MOVE = CaseScene.of("3k1a3/9/4b4/9/9/9/6P2/9/9/R4KB2 w", "a0a3", "d9d8");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "KNOCKED_AND_RIGHT | lift g3, place g3, waive g3, lift a0, place a3, press red, "
                        + "lift f9, place f9, waive f9, lift d9, place d8, press black",
                "KNOCKED_AND_RIGHT | lift a0, lift g3, place g3, waive g3, place a3, press red, "
                        + "lift d9, lift g3, place g3, waive g3, place d8, press black",
                "BETWEEN_POINTS    | lift a0, press red, designate a3, place a3, "
                        + "lift d9, press black, designate d8, place d8",
                "LINK_PART_OF_TURN | link down, link up, snapshot 3X1X3/9/4X4/9/9/9/X5X2/9/9/5XX2, "
                        + "press red, confirm a1",
            })
    void on_an_occupancy_board(Case what, String drawn) {
        assertTrue(MOVE.with(what).begins(drawn).faults().isEmpty(), what.word());
    }

    @Test
    void a_spilled_board_is_put_right_point_by_point() {
        TrialOutcome outcome = MOVE.with(Case.SPILL_OWN_TIME).play(3);
        CaseTally spilled = CaseScene.of(outcome, Case.SPILL_OWN_TIME);
        assertEquals(List.of(2L, 2L, 0L), List.of(spilled.drawn(), spilled.found(), spilled.wrong()));
        assertEquals(
                2,
                outcome.transcript().inputs().stream()
                        .filter(CaseScene::isConfirm)
                        .count());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void a_failed_sensor_is_replaced_and_the_game_goes_on(long seed) {
        for (Case what : List.of(Case.DEAD_TO, Case.DEAD_OVER)) {
            CaseTally tally = CaseScene.of(MOVE.on(SensorKind.SIDE).with(what).play(seed), what);
            assertEquals(List.of(0L, 0L), List.of(tally.wrong(), tally.accused()), what.word());
        }
    }

    @Test
    void the_link_may_be_down_for_several_plies() {
        CaseScene long_ = CaseScene.of("3k1a3/9/4b4/9/9/9/6P2/9/9/R4KB2 w", "a0a3", "d9d8", "a3a4", "d8d9", "a4a5");
        List<String> words = long_.with(Case.LINK_SEVERAL_PLIES).words(1);
        assertEquals("link down", words.getFirst());
        assertTrue(words.contains("link up"), words::toString);
        CaseTally tally = CaseScene.of(long_.with(Case.LINK_SEVERAL_PLIES).play(1), Case.LINK_SEVERAL_PLIES);
        assertEquals(List.of(0L, 0L), List.of(tally.wrong(), tally.accused()));
    }

    @Test
    void a_wrong_start_is_refused_where_the_sensors_see_it() {
        CaseScene swapped =
                CaseScene.of("3k1a3/9/4b4/9/9/9/6P2/9/9/R4KB2 w", "a0a3").with(Case.SWAPPED_SETUP);
        CaseTally identity = CaseScene.of(swapped.on(SensorKind.IDENTITY).play(1), Case.SWAPPED_SETUP);
        assertEquals(List.of(1L, 0L), List.of(identity.found(), identity.missed()));
        CaseTally occupancy = CaseScene.of(swapped.play(1), Case.SWAPPED_SETUP);
        assertEquals(List.of(0L, 0L), List.of(occupancy.found(), occupancy.missed()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"AFTER_THE_RESULT", "GENERALS_TO_THE_CENTRE"})
    void after_the_result_nothing_is_decided(Case what) {
        TrialOutcome outcome = MOVE.with(what).play(1);
        assertEquals(new CaseTally(1, 0, 0, 0, 0, 0, 0, 0), CaseScene.of(outcome, what));
    }

    @Test
    void the_start_position_in_mid_game_is_no_new_game() {
        CaseScene start = CaseScene.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "h2e2");
        TrialOutcome outcome = start.with(Case.START_AGAIN).play(1);
        assertEquals(new CaseTally(4, 4, 0, 0, 0, 0, 0, 0), CaseScene.of(outcome, Case.START_AGAIN));
        assertEquals(5, outcome.plies());
    }
}
