package org.qizhong.simulator;

import java.util.List;
import java.util.Optional;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * The people around a board who see what happened: they answer what the device asks, have the board put right where it
 * says so, and get the game to where in truth it stands.
 */
final class Steward {

    /** When pieces that lie where they do not belong are taken away. */
    enum Tidy {
        NOW,
        LATER
    }

    /** More answers than any trouble takes; after that the position is declared. */
    private static final int PATIENCE = 40;

    private static final int LOOK = 800;

    private final OpenGame game;
    private final Chance chance;

    Steward(OpenGame game, Chance chance) {
        this.game = game;
        this.chance = chance;
    }

    /** In the middle of a turn: questions are answered, and what went wrong is put right; the move is yet to come. */
    void settle() {
        for (int i = 0; i < PATIENCE && (answers() || putsRight()); i++) {
            // each turn of the loop is one thing that was done
        }
    }

    /**
     * At the end of a turn: the record has to hold the position that in truth was reached, and the clock of the side
     * to move has to run.
     *
     * @param before where the turn began
     * @param tidy whether pieces may still lie where they do not belong
     */
    void settle(Position before, Position goal, Tidy tidy) {
        for (int i = 0; i < PATIENCE; i++) {
            if (!answers() && !putsRight() && !goesOn(before, goal, i, tidy)) {
                return;
            }
        }
        declare(goal);
        settle();
    }

    private boolean answers() {
        List<Decision.Alert> open = game.state().openAlerts();
        if (open.isEmpty() || game.state().isOver()) {
            return false;
        }
        answer(open.getFirst());
        for (Decision.Foul foul : game.newFouls()) {
            game.enter(LOOK, at -> new Input.Pardon(at, foul.side(), foul.clause()));
        }
        return true;
    }

    private void answer(Decision.Alert alert) {
        CaseRun run = game.judge().run();
        switch (alert.kind()) {
            case ILLEGAL_MOVE -> answer(alert, run.isFoundBy(alert.id()));
            case TOUCH_MOVE, UNTOUCHABLE, PRESS_BEFORE_MOVE ->
                answer(alert, run.isFoundBy(alert.id()) && chance.between(0, 1) == 0);
            case AMBIGUOUS_MOVE, OFF_POINT -> name(alert);
            case DISPLACED, LINK_LOST, ARBITER_CALLED -> answer(alert, true);
            case MOVED_AGAIN, TOUCHED_OUT_OF_TURN, SENSOR_FAULT, NATURAL_LIMIT, REPETITION -> answer(alert, false);
            case DRAW_OFFER, FALSE_CLAIM, LATE, FOULS, SETUP -> answer(alert, false);
        }
    }

    private void answer(Decision.Alert alert, boolean yes) {
        game.enter(LOOK, at -> yes ? new Input.Confirm(at, alert.id()) : new Input.Dismiss(at, alert.id()));
    }

    /**
     * The one who saw it says where the piece belongs; a question that is about no move is sent away. Moves that
     * nobody's sensors saw are not named one by one: the position is declared afterwards.
     */
    private void name(Decision.Alert alert) {
        if (alert.evidence().containsKey("plies")) {
            answer(alert, true);
            return;
        }
        Optional<Move> due = game.judge()
                .due()
                .filter(move -> move.from().equals(alert.evidence().get("from")));
        if (due.isPresent()) {
            game.enter(LOOK, at -> new Input.Designate(at, due.get().to()));
        } else {
            answer(alert, false);
        }
    }

    private boolean putsRight() {
        if (waives()) {
            return true;
        }
        if (game.isRestoring()) {
            game.putRight(game.state().position().board());
            return true;
        }
        return false;
    }

    /** What was touched by accident obliges to nothing; nor does a piece once its violation has been dealt with. */
    private boolean waives() {
        CaseRun run = game.judge().run();
        boolean may = run.expected().accident() || (run.isFound() && !game.isRestoring());
        if (!may || game.state().isOver()) {
            return false;
        }
        var points = run.toBeWaived();
        points.forEach(point -> game.enter(LOOK, at -> new Input.Waive(at, point)));
        return !points.isEmpty();
    }

    /** One more thing on the way to the goal; false where it is reached. */
    private boolean goesOn(Position before, Position goal, int tried, Tidy tidy) {
        Side toMove = goal.toMove();
        boolean recorded = game.state().position().equals(goal);
        if (game.state().isOver() || (game.isInDoubt() && runs(toMove))) {
            return false;
        }
        if (recorded && tidy == Tidy.NOW && !game.lies().equals(goal.board())) {
            tidy(goal);
        } else if (game.isHalted()) {
            game.enter(LOOK, at -> new Input.Resume(at, Optional.empty()));
        } else if (recorded && !runs(toMove)) {
            press(toMove.opposite());
        } else if (recorded) {
            return false;
        } else {
            recover(before, goal, tried);
        }
        return true;
    }

    /** What the device does not ask for is put right while the clocks stand. */
    void tidy(Position right) {
        if (!game.lies().equals(right.board())) {
            game.enter(LOOK, Input.Pause::new);
            game.putRight(right.board());
            game.enter(LOOK, at -> new Input.Resume(at, Optional.empty()));
        }
    }

    /** The move is made again, or pressed again; where that does not help, the position is declared. */
    private void recover(Position before, Position goal, int tried) {
        boolean one =
                before.legalMoves().stream().anyMatch(move -> before.play(move).equals(goal));
        Optional<Move> due = game.judge().due();
        if (game.isInDoubt() && due.isPresent() && tried < PATIENCE / 2) {
            game.enter(LOOK, at -> new Input.Designate(at, due.get().to()));
        } else if (!one || tried > PATIENCE / 2 || !game.state().position().equals(before)) {
            declare(goal);
        } else {
            if (game.hasFailedSensors() || !game.lies().equals(goal.board())) {
                game.putRight(goal.board());
            }
            press(before.toMove());
        }
    }

    private boolean runs(Side side) {
        return game.state().running().equals(Optional.of(side));
    }

    private void press(Side side) {
        game.perform(List.of(new Gesture(500, new Act.Press(side))));
    }

    /** The board is asked what it sees, and the arbiter says how the pieces stand. */
    private void declare(Position goal) {
        game.judge().lost();
        game.perform(List.of(new Gesture(LOOK, new Act.PlugIn())));
        int round = game.state().fen().round();
        game.enter(LOOK, at -> new Input.Declare(at, new Fen(goal, 0, round)));
    }

    /** The game is over against the truth, or a violation ended it: it is taken back to the last right move. */
    void reopen() {
        if (game.state().isOver()) {
            game.rewind();
            settle();
        }
    }
}
