package org.qizhong.referee.laws;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Phase;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;

/** Whatever has happened, time goes on and so can the game. */
class LivenessTest {

    private static final Duration FOR_EVER = Duration.ofDays(3650);

    /** More than a minute of stages, touches and flags can bring. */
    private static final int MANY = 200;

    @ParameterizedTest
    @ValueSource(ints = {40, 41})
    @Clause("CXA2011:4.1.6")
    void a_clock_that_runs_runs_out_or_is_said_to_stand(int block) {
        Wild.inEach(block, game -> {
            GameState before = Referee.open(game.settings());
            for (Step step : game.steps()) {
                assertTrue(!isRunning(before) || isRunning(step.state()) || isSaid(step), () -> before(step, game));
                before = step.state();
                if (isRunning(before)) {
                    Step late = Referee.step(before, new Input.Tick(before.now().plus(FOR_EVER)));
                    assertTrue(!isRunning(late.state()) && isSaid(late), () -> before(late, game));
                }
            }
        });
    }

    private static String before(Step step, Wild game) {
        return "before " + step.state().now() + " in\n" + game;
    }

    private static boolean isRunning(GameState state) {
        return state.isPlaying() && state.running().isPresent();
    }

    private static boolean isSaid(Step step) {
        return step.decisions().stream()
                .anyMatch(decision -> decision instanceof Decision.Clock clock
                        && clock.running().isEmpty());
    }

    /** An arbiter may let the clocks run on before he answers; what he was asked is not asked without end. */
    @ParameterizedTest
    @ValueSource(ints = {44, 45})
    @Clause("TRANSCRIPT:confirm")
    void a_question_that_stays_open_stops_nothing(int block) {
        Wild.inEach(block, LivenessTest::goesOnUnanswered);
    }

    static void goesOnUnanswered(Wild game) {
        for (Step step : game.steps()) {
            GameTime at = step.state().now();
            for (Side side : Side.values()) {
                List<Input> on = List.of(
                        new Input.Resume(at, Optional.of(side)), new Input.Tick(at.plus(Duration.ofMinutes(1))));
                boolean asks = step.state().phase() instanceof Phase.Halted;
                int told = asks ? Wild.decisions(Wild.steps(step.state(), on)).size() : 0;
                assertTrue(told < MANY, () -> told + " decisions " + before(step, game));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {42, 43})
    @Clause("TRANSCRIPT:rewind")
    void the_arbiter_can_always_have_the_game_go_on(int block) {
        Wild.inEach(block, game -> {
            GameState state = game.steps().getLast().state();
            if (!isSigned(state) && !state.position().legalMoves().isEmpty()) {
                List<Input> remedy = remedy(state);
                boolean moved =
                        Wild.decisions(Wild.steps(state, remedy)).stream().anyMatch(Decision.Moved.class::isInstance);
                assertTrue(moved, () -> remedy + " after\n" + game);
            }
        });
    }

    private static boolean isSigned(GameState state) {
        return state.phase() instanceof Phase.Over(boolean signed) && signed;
    }

    /** Alerts dismissed, the board cleared, back to the record, clocks set, pieces set up, a move made. */
    private static List<Input> remedy(GameState state) {
        GameTime at = state.now();
        Side side = state.position().toMove();
        Move move = state.position().legalMoves().getFirst();
        List<Input> inputs = new ArrayList<>();
        inputs.add(new Input.Snapshot(
                at, Sensed.of(state.position().board(), state.settings().sensors())));
        inputs.add(new Input.Start(at));
        state.openAlerts().forEach(alert -> inputs.add(new Input.Dismiss(at, alert.id())));
        inputs.add(new Input.Snapshot(at, new Sensed(Map.of())));
        inputs.add(new Input.Rewind(at, state.history().ply(), Optional.empty()));
        for (Side each : Side.values()) {
            inputs.add(new Input.Arrived(at, each));
            inputs.add(new Input.SetClock(at, each, Duration.ofHours(1)));
        }
        inputs.add(new Input.Snapshot(
                at, Sensed.of(state.position().board(), state.settings().sensors())));
        inputs.add(new Input.Resume(at, Optional.empty()));
        Seen seen = Seen.of(
                state.position().board().at(move.from()).orElseThrow(),
                state.settings().sensors());
        inputs.add(new Input.Lift(at.plus(Duration.ofSeconds(1)), move.from()));
        inputs.add(new Input.Place(at.plus(Duration.ofSeconds(2)), move.to(), seen));
        inputs.add(new Input.Press(at.plus(Duration.ofSeconds(3)), side));
        return inputs;
    }
}
