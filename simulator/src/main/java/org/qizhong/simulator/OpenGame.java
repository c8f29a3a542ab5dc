package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * A game under way: a table, and a referee that hears at once what is done at it.
 *
 * <p>Not thread-safe: one trial owns it.
 */
final class OpenGame {

    /** Longer than a contact bounces. */
    private static final int CALM = 30;

    private final Table table;
    private final Noise noise;
    private final CaseJudge judge;
    private final List<Input> inputs = new ArrayList<>();
    private final List<Decision.Foul> fouls = new ArrayList<>();
    private GameState state;
    private boolean restoring;
    private int ply;

    OpenGame(Settings settings, Board lies, Noise noise, SplittableRandom random) {
        this.table = new Table(settings, lies, noise, random);
        this.noise = noise;
        this.judge = new CaseJudge();
        this.state = Referee.open(settings);
        heard().forEach(this::take);
    }

    /** Hands and hardware do that; then everybody waits until the sensors have seen it. */
    void perform(List<Gesture> script) {
        script.forEach(table::perform);
        table.perform(new Gesture(noise.scan() + CALM, new Act.Hover()));
        table.perform(new Gesture(0, new Act.Say(Input.Tick::new)));
        heard().forEach(this::take);
    }

    /** A person enters something. */
    void enter(int after, Act.Entry entry) {
        perform(List.of());
        table.perform(new Gesture(after, new Act.Say(entry)));
        heard().forEach(this::take);
    }

    private List<Input> heard() {
        return table.heard();
    }

    private void take(Input input) {
        inputs.add(input);
        Step step = Referee.step(state, input);
        state = step.state();
        for (Decision decision : step.decisions()) {
            note(decision);
            judge.hear(decision, input);
        }
    }

    private void note(Decision decision) {
        switch (decision) {
            case Decision.Moved moved -> ply = moved.ply().number();
            case Decision.Restore _ -> restoring = true;
            case Decision.Restored _ -> restoring = false;
            case Decision.Foul foul -> fouls.add(foul);
            default -> {}
        }
    }

    /** The arbiter goes back to the last move of the record. */
    void rewind() {
        int last = ply;
        enter(800, at -> new Input.Rewind(at, last, Optional.empty()));
    }

    /** The fouls since this was last asked. */
    List<Decision.Foul> newFouls() {
        List<Decision.Foul> fresh = List.copyOf(fouls);
        fouls.clear();
        return fresh;
    }

    /** Hands put every piece where it has to stand; sensors that have failed are replaced before. */
    void putRight(Board right) {
        Script script = new Script();
        table.scanner().failed().forEach(point -> mend(script, point));
        VirtualBoard board = table.board();
        Board lies = board.board();
        List<Piece> held = new ArrayList<>(board.held());
        Set<Point> wrong = EnumSet.copyOf(List.of(Point.values()));
        wrong.removeIf(point -> lies.at(point).equals(right.at(point)));
        for (Point point : wrong) {
            lies.at(point).ifPresent(piece -> {
                held.add(piece);
                script.then(300, new Act.Lift(point));
            });
        }
        for (Point point : wrong) {
            right.at(point).ifPresent(piece -> {
                if (!held.remove(piece)) {
                    script.then(200, new Act.TakeBack(piece));
                }
                script.then(400, new Act.Place(piece, point));
            });
        }
        held.forEach(piece -> script.then(200, new Act.LayAside(piece)));
        perform(script.gestures());
    }

    private void mend(Script script, Point point) {
        script.then(2000, new Act.Mend(point));
        if (inputs.stream().anyMatch(input -> input instanceof Input.Fault fault && fault.point() == point)) {
            script.then(10, new Act.Say(at -> new Input.Fault(at, point, org.qizhong.referee.input.SensorState.OK)));
        }
    }

    GameState state() {
        return state;
    }

    /** Whether the referee waits for the board to be put right. */
    boolean isRestoring() {
        return restoring;
    }

    boolean isHalted() {
        return !state.isPlaying() && !state.isOver();
    }

    /** Whether several games are still possible. */
    boolean isInDoubt() {
        return !state.worlds().isEmpty();
    }

    /** What in truth stands on the points. */
    Board lies() {
        return table.board().board();
    }

    boolean hasFailedSensors() {
        return !table.scanner().failed().isEmpty();
    }

    GameTime now() {
        return GameTime.ofMillis(table.now());
    }

    CaseJudge judge() {
        return judge;
    }

    List<Input> inputs() {
        return inputs;
    }
}
