package org.qizhong.referee.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Phase;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * A game on an occupancy board whose captures are hardly ever seen: the taking piece leaves, and its victim's point
 * shows nothing. An arbiter who saw it all names the target when asked, and now and then unasked. The same seed plays
 * the same game.
 */
final class BlindCaptures {

    private static final int PLIES = 60;

    private final Random random;
    private final List<Move> played = new ArrayList<>();
    private final List<Move> told = new ArrayList<>();
    private final List<Input> inputs = new ArrayList<>();
    private Position position = Position.start();
    private GameState state = Referee.open(Settings.DEFAULT);
    private long now;

    BlindCaptures(long seed) {
        random = new Random(seed);
        hear(new Input.Start(at(0)));
        while (played.size() < PLIES && !position.legalMoves().isEmpty() && !state.isOver()) {
            play(choose());
            while (state.phase() instanceof Phase.Halted) {
                name();
            }
            if (!state.candidates().isEmpty() && random.nextInt(6) == 0) {
                name();
            }
            pressAgain();
        }
        while (!state.candidates().isEmpty() && !state.isOver()) {
            name();
        }
    }

    List<Move> played() {
        return played;
    }

    /** The moves of the referee's record. */
    List<Move> told() {
        return told;
    }

    boolean isOver() {
        return state.isOver();
    }

    private Move choose() {
        List<Move> all = position.legalMoves();
        List<Move> captures = all.stream()
                .filter(move -> !position.board().isEmpty(move.to()))
                .toList();
        List<Move> among = captures.isEmpty() || random.nextInt(3) == 0 ? all : captures;
        return among.get(random.nextInt(among.size()));
    }

    private void play(Move move) {
        boolean capture = !position.board().isEmpty(move.to());
        hear(new Input.Lift(at(1000), move.from()));
        if (!capture || random.nextInt(10) < 2) {
            if (capture) {
                hear(new Input.Lift(at(400), move.to()));
            }
            hear(new Input.Place(at(500), move.to(), Seen.PIECE));
        }
        played.add(move);
        Side mover = position.toMove();
        position = position.play(move);
        hear(new Input.Press(at(800), mover));
    }

    private void name() {
        hear(new Input.Designate(at(500), played.get(told.size()).to()));
    }

    /** The press at which the arbiter was called has not been heard. */
    private void pressAgain() {
        Side mover = position.toMove().opposite();
        if (!state.isOver() && state.running().filter(mover::equals).isPresent()) {
            hear(new Input.Press(at(500), mover));
        }
    }

    private GameTime at(int later) {
        now += later * 1000L;
        return new GameTime(now);
    }

    private void hear(Input input) {
        inputs.add(input);
        Step step = Referee.step(state, input);
        state = step.state();
        for (Decision decision : step.decisions()) {
            if (decision instanceof Decision.Moved moved) {
                told.add(moved.ply().move());
            }
        }
    }

    @Override
    public String toString() {
        return "played " + played + "\ntold " + told + "\n" + inputs;
    }
}
