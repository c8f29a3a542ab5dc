package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** A judge that never finds anything proves nothing: each kind of mistake is counted where it belongs. */
class CaseJudgeTest {

    private static final GameTime AT = GameTime.ofMillis(1000);
    private static final Input PRESS = new Input.Press(AT, Side.RED);
    private static final Move MOVE = new Move(Point.H2, Point.E2);

    private final CaseJudge judge = new CaseJudge();

    private void begin(Expected expected) {
        judge.begin(Case.SLIDE_FAST, expected, List.of(MOVE));
    }

    private static Decision.Moved moved(Move move) {
        MovedPly ply = new MovedPly(1, Side.RED, move, "", "", Fen.START, Optional.empty(), false);
        return new Decision.Moved(AT, ply, Optional.empty(), true, false);
    }

    private static Decision.Alert alert(AlertKind kind) {
        return new Decision.Alert(
                AT, "a1", kind, Optional.of(Side.RED), new Clause("CXA2011:5.7"), Map.of(), List.of());
    }

    private void assertTally(String drawn) {
        CaseTally tally = judge.tallies().get(Case.SLIDE_FAST);
        assertEquals(
                drawn,
                "exact " + tally.exact() + ", asked " + tally.asked() + ", needless " + tally.needless() + ", wrong "
                        + tally.wrong() + ", accused " + tally.accused());
    }

    @Test
    void the_right_move_is_read_exactly() {
        begin(Expected.READ);
        judge.hear(moved(MOVE), PRESS);
        assertTally("exact 1, asked 0, needless 0, wrong 0, accused 0");
    }

    @Test
    void another_move_is_wrong_even_if_a_question_came_before() {
        begin(Expected.READ.asked());
        judge.hear(alert(AlertKind.OFF_POINT), PRESS);
        judge.hear(moved(new Move(Point.H2, Point.D2)), PRESS);
        judge.lost();
        assertTally("exact 0, asked 0, needless 0, wrong 1, accused 0");
    }

    @Test
    void a_move_that_never_comes_is_wrong_unless_the_device_has_said_that_it_cannot_know() {
        begin(Expected.READ);
        judge.lost();
        assertTally("exact 0, asked 0, needless 0, wrong 1, accused 0");
        begin(Expected.READ.asked());
        judge.hear(alert(AlertKind.LINK_LOST), PRESS);
        judge.lost();
        assertEquals(1, judge.tallies().get(Case.SLIDE_FAST).asked());
    }

    @Test
    void a_question_that_the_evidence_answers_is_needless() {
        begin(Expected.READ);
        judge.hear(alert(AlertKind.AMBIGUOUS_MOVE), PRESS);
        judge.hear(moved(MOVE), PRESS);
        assertTally("exact 0, asked 1, needless 1, wrong 0, accused 0");
    }

    @Test
    void an_alert_against_nobody_who_did_anything_is_an_accusation() {
        for (AlertKind kind : Set.of(AlertKind.ILLEGAL_MOVE, AlertKind.TOUCH_MOVE, AlertKind.MOVED_AGAIN)) {
            CaseJudge other = new CaseJudge();
            other.begin(Case.SLIDE_FAST, Expected.READ, List.of(MOVE));
            other.hear(alert(kind), PRESS);
            assertEquals(1, other.tallies().get(Case.SLIDE_FAST).accused(), kind.word());
        }
    }

    @Test
    void what_the_arbiter_enters_is_not_the_devices_doing() {
        begin(Expected.READ);
        judge.hear(
                new Decision.Foul(AT, Side.RED, new Clause("CXA2011:8.1.1"), 1),
                new Input.CallFoul(AT, Side.RED, new Clause("CXA2011:8.1.1")));
        assertTally("exact 0, asked 0, needless 0, wrong 0, accused 0");
        judge.hear(new Decision.Foul(AT, Side.RED, new Clause("CXA2011:8.1.7"), 1), PRESS);
        assertTally("exact 0, asked 0, needless 0, wrong 0, accused 1");
    }

    @Test
    void a_touch_of_another_piece_is_an_accusation_unless_it_was_touched() {
        Decision.Touch touch = new Decision.Touch(AT, Side.RED, Point.A0, Piece.RED_CHARIOT, AT);
        begin(Expected.READ);
        judge.hear(touch, PRESS);
        assertTally("exact 0, asked 0, needless 0, wrong 0, accused 1");
        begin(Expected.READ.brushing(Set.of(Point.A0)));
        judge.hear(touch, PRESS);
        assertTally("exact 0, asked 0, needless 0, wrong 0, accused 1");
        assertEquals(Set.of(Point.A0), judge.run().toBeWaived());
    }

    @Test
    void what_must_be_told_is_found_or_missed() {
        begin(Expected.READ.demanding(AlertKind.TOUCH_MOVE));
        judge.hear(alert(AlertKind.TOUCH_MOVE), PRESS);
        judge.end();
        begin(Expected.READ.demanding(AlertKind.TOUCH_MOVE));
        judge.end();
        CaseTally tally = judge.tallies().get(Case.SLIDE_FAST);
        assertEquals(List.of(1L, 1L, 0L), List.of(tally.found(), tally.missed(), tally.accused()));
        assertEquals(List.of("slide-fast: was not told up to 1"), judge.faults());
    }
}
