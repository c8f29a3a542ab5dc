package org.qizhong.referee.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;

/**
 * How long one event takes, and how long a whole game of 300 plies. Run like {@code PositionBenchmark} of the game's
 * module, in {@code controller/referee}; {@code -rf json} has every percentile.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class RefereeBenchmark {

    /** Nothing but moves and presses, or hands that brush, put back and slide with every move. */
    @Param({"calm", "busy"})
    String hands;

    private List<Input> game;
    private List<Input> noise;
    private GameState start;
    private GameState state;
    private GameState doubtful;
    private int next;
    private int nextNoise;

    @Setup(Level.Trial)
    public void game() {
        game = hands.equals("calm") ? BenchmarkGame.calm() : BenchmarkGame.busy();
        start = Referee.open(Settings.DEFAULT);
        doubtful = BenchmarkGame.inDoubt();
        noise = BenchmarkGame.noiseAfter(doubtful.now());
        state = start;
    }

    /** One event after another of the game, which begins again when it is over. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public GameState step() {
        if (next == game.size()) {
            next = 0;
            state = start;
        }
        state = Referee.step(state, game.get(next++)).state();
        return state;
    }

    /** One event while a full board leaves several captures open, each of them played on as a game of its own. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public GameState stepInDoubt() {
        nextNoise = (nextNoise + 1) % noise.size();
        return Referee.step(doubtful, noise.get(nextNoise)).state();
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public GameState wholeGame() {
        GameState last = start;
        for (Input input : game) {
            last = Referee.step(last, input).state();
        }
        return last;
    }
}
