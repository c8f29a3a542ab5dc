package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Holds the referee's decisions against what hands that broke no rule have in truth done. */
final class Judge {

    /** What may be said of a game that was played without a fault: it says something about the moves. */
    private static final Set<AlertKind> TRUE_ALERTS = EnumSet.of(AlertKind.REPETITION, AlertKind.NATURAL_LIMIT);

    private final Settings settings;
    private final List<Move> played;
    private final Optional<GameResult> expected;
    private final List<String> mistakes = new ArrayList<>();
    /** What each side has touched for the move that it is making. */
    private final BySide<Set<Point>> touched = BySide.from(_ -> EnumSet.noneOf(Point.class));

    /** Moves found so far. */
    private int moves;

    private Side toMove;
    private Optional<GameResult> result = Optional.empty();

    /** A judge of that game. */
    Judge(Simulation game) {
        this.settings = game.settings();
        this.played = game.record().moves();
        this.expected = game.result();
        this.toMove = settings.start().position().toMove();
    }

    /** The first mistake of the referee with those inputs, if it makes one. */
    Optional<String> mistake(List<Input> inputs) {
        GameState state = Referee.open(settings);
        for (Input input : inputs) {
            Step step = Referee.step(state, input);
            state = step.state();
            step.decisions().forEach(this::hear);
        }
        if (moves < played.size()) {
            mistakes.add("ply " + (moves + 1) + " (" + played.get(moves) + ") and what follows is missing");
        }
        if (!result.equals(expected)) {
            mistakes.add("the result is " + word(result) + ", it must be " + word(expected));
        }
        return mistakes.stream().findFirst();
    }

    private static String word(Optional<GameResult> result) {
        return result.map(GameResult::word).orElse("open");
    }

    /** No default: a new kind of decision has to be judged, too. */
    private void hear(Decision decision) {
        switch (decision) {
            case Decision.Moved moved -> compare(moved);
            case Decision.Touch touch -> note(touch);
            case Decision.Obligation owed -> refuseUnless(allows(owed), owed);
            case Decision.Alert alert -> refuseUnless(TRUE_ALERTS.contains(alert.kind()), alert);
            case Decision.Result over -> result = Optional.of(over.result());
            case Decision.SetupMismatch _, Decision.Illegal _, Decision.Foul _, Decision.Penalty _ -> refuse(decision);
            case Decision.Restore _, Decision.Restored _, Decision.Flag _, Decision.DrawDeclined _ -> refuse(decision);
            case Decision.Started _, Decision.StageEntered _, Decision.Clock _, Decision.Info _ -> {}
            case Decision.DrawOffer _, Decision.Repetition _ -> {}
        }
    }

    /** It is the move that was made, and the piece that made it was touched. */
    private void compare(Decision.Moved moved) {
        Side side = moved.ply().side();
        Move move = moved.ply().move();
        boolean right = moves < played.size() && move.equals(played.get(moves));
        refuseUnless(right && touched.of(side).contains(move.from()), moved);
        touched.of(side).clear();
        moves++;
        toMove = side.opposite();
    }

    private void note(Decision.Touch touch) {
        touched.of(touch.side()).add(touch.point());
        refuseUnless(isMeant(touch), touch);
    }

    /** Hands touch for good only what they move and what they take; the rest are bumps. */
    private boolean isMeant(Decision.Touch touch) {
        return due(touch.side())
                .filter(move -> move.from() == touch.point() || move.to() == touch.point())
                .isPresent();
    }

    private boolean allows(Decision.Obligation owed) {
        return due(owed.side()).filter(owed.moves()::contains).isPresent();
    }

    /** The move that a side makes next. A reply is touched before the move that it completes is in the record. */
    private Optional<Move> due(Side side) {
        return played.stream().skip(side == toMove ? moves : moves + 1L).findFirst();
    }

    private void refuseUnless(boolean right, Decision decision) {
        if (!right) {
            refuse(decision);
        }
    }

    private void refuse(Decision decision) {
        String due =
                moves < played.size() ? "at ply " + (moves + 1) + " (" + played.get(moves) + ")" : "after the last ply";
        mistakes.add(due + ": " + DecisionJson.line(decision));
    }
}
