package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.input.SensorKind;

/** What hands do within the rules, as the sensors tell it; all of it is read and nobody is accused. */
class HandlingCasesTest {

    /** A chariot, and a soldier that it takes; a horse stands by. */
    private static final CaseScene CAPTURE = CaseScene.of("3k5/9/9/9/9/p8/9/9/9/R4K2N w", "a0a4");
    /** A chariot that goes three points. */
    private static final CaseScene MOVE = CaseScene.of("3k5/9/9/9/9/9/9/9/9/R4K2N w", "a0a3");
    /** A move and its reply. */
    private static final CaseScene TWO = CaseScene.of("3k5/9/9/9/9/9/9/9/9/R4K2N w", "a0a3", "d9d8");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LIFTS_APART              | lift a0, lift a4, place a4, press red",
                "LIFTS_APART              | lift a4, lift a0, place a4, press red",
                "VICTIM_UNSEEN            | lift a0, press red",
                "PUSHED_ASIDE             | lift a0, lift a4, place b5, place a4, lift b5, press red",
                "LEFT_LYING               | lift a0, lift a4, place g7, place a4, press red, lift g7",
                "SLIDE_SLOW               | lift a0, place a1, lift a1, place a2, lift a2, place a3, lift a3, "
                        + "lift a4, place a4, press red",
                "WRONG_PIECE              | lift i0, place i0, waive i0, lift a0, lift a4, place a4, press red",
                "ADJUST_SILENT            | lift f0, place f0, waive f0, lift a0, lift a4, place a4, press red",
                "ADJUST_SILENT_OTHERS_TIME| lift d9, place d9, dismiss a1, waive d9, "
                        + "lift a0, lift a4, place a4, press red",
                "ADJUST_DECLARED          | adjust red, lift i0, place i0, lift a0, lift a4, place a4, press red",
            })
    void captures(Case what, String drawn) {
        exact(what, CAPTURE.with(what).shows(drawn));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SLIDE_FAST         | lift a0, place a1, lift a1, place a2, lift a2, place a3, press red",
                "SLIDE_FAST         | lift a0, place a1, lift a1, place a2, lift a2, place a4, lift a4, place a3, "
                        + "press red",
                "REST_AND_ON        | lift a0, place a7, lift a7, place a3, press red, dismiss a1",
                "ADJUST_OTHERS_TIME | adjust black, lift d9, place d9, lift a0, place a3, press red, "
                        + "dismiss a1, dismiss a2",
            })
    void moves(Case what, String drawn) {
        exact(what, MOVE.with(what).shows(drawn));
    }

    @Test
    @DisplayName("a piece is shoved one point: it is seen to arrive before it is seen to leave")
    void place_before_lift() {
        exact(
                Case.PLACE_BEFORE_LIFT,
                CaseScene.of("3k5/9/9/9/9/9/9/9/9/R4K2N w", "a0a1")
                        .with(Case.PLACE_BEFORE_LIFT)
                        .shows("place a1, lift a0, press red"));
    }

    @Test
    @DisplayName("two plies: in a batch, at once, and before the press")
    void two_plies() {
        String both = "lift a0, place a3, press red, lift d9, place d8, press black";
        TrialOutcome batch = TWO.with(Case.TWO_IN_A_BATCH).shows(both);
        assertEquals(2, CaseScene.of(batch, Case.TWO_IN_A_BATCH).exact());
        assertEquals(
                2,
                CaseScene.of(TWO.with(Case.REPLY_AT_ONCE).shows(both), Case.REPLY_AT_ONCE)
                        .exact());
        TrialOutcome early =
                TWO.with(Case.REPLY_FIRST).shows("lift a0, place a3, lift d9, place d8, press red, press black");
        assertEquals(2, CaseScene.of(early, Case.REPLY_FIRST).exact());
    }

    @Test
    @DisplayName("a capture that no occupancy sensor can tell is told to be in doubt, never read wrongly")
    void an_unseen_capture_among_two_is_asked_about() {
        CaseScene choice =
                CaseScene.of("3k5/9/9/9/9/p8/9/9/9/R1n2K2N w", "a0a4").with(Case.VICTIM_UNSEEN);
        CaseTally occupancy = CaseScene.of(choice.play(1), Case.VICTIM_UNSEEN);
        assertEquals(List.of(0L, 1L, 0L), List.of(occupancy.exact(), occupancy.asked(), occupancy.needless()));
        CaseTally side = CaseScene.of(choice.on(SensorKind.SIDE).play(1), Case.VICTIM_UNSEEN);
        assertEquals(1, side.exact());
    }

    private static void exact(Case what, TrialOutcome outcome) {
        assertEquals(
                new CaseTally(1, 1, 0, 0, 0, 0, 0, 0),
                CaseScene.of(outcome, what),
                () -> outcome.faults().toString());
    }
}
