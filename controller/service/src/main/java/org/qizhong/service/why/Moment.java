package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.xiangqi.Board;

/**
 * A game at a moment.
 *
 * @param state what the referee holds
 * @param told everything that was decided up to then
 */
record Moment(GameState state, List<Told> told) {

    Moment {
        told = List.copyOf(told);
    }

    /** The game once everything up to that time has happened, what falls due by then included. */
    static Moment of(Transcript transcript, GameTime at) {
        List<Input> inputs = new ArrayList<>(transcript.inputs().stream()
                .filter(input -> !input.at().isAfter(at))
                .toList());
        inputs.add(new Input.Tick(at));
        Moment moment = new Moment(Referee.open(transcript.settings()), List.of());
        List<Told> told = new ArrayList<>();
        GameState state = moment.state();
        for (Input input : inputs) {
            Step step = Referee.step(state, input);
            told.addAll(told(state, step));
            state = step.state();
        }
        return new Moment(state, told);
    }

    /** What an input would lead to now, if it came. */
    Moment after(Input input) {
        Step step = Referee.step(state, input);
        return new Moment(step.state(), told(state, step));
    }

    /** Moves change the board between the decisions of a step; what changes it otherwise shows at its end. */
    private static List<Told> told(GameState before, Step step) {
        List<Told> told = new ArrayList<>();
        Board board = before.position().board();
        for (Decision decision : step.decisions()) {
            List<Board> boards = List.of(
                    board,
                    step.state().position().board(),
                    before.position().board(),
                    step.state().undoubted().board());
            told.add(new Told(decision, Boards.of(decision, boards)));
            board = decision instanceof Decision.Moved moved
                    ? moved.ply().after().position().board()
                    : board;
        }
        return told;
    }

    /** An alert that waits, with the board that its moves are to be read on. */
    Told asTold(Decision.Alert alert) {
        return told.stream()
                .filter(earlier -> earlier.decision() instanceof Decision.Alert raised
                        && raised.id().equals(alert.id()))
                .findFirst()
                .orElse(new Told(alert, board()));
    }

    GameTime now() {
        return state.now();
    }

    Board board() {
        return state.position().board();
    }
}
