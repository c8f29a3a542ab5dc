package org.qizhong.service.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;

/** A rehearsal says what the referee says when somebody plays so. */
class RehearsalTest {

    private static final int SEEDS = 6;
    private static final int PLIES = 24;
    private static final List<Move> MOVES = List.of("a0a1", "a9a8", "a1a0", "a8a9").stream()
            .map(move -> Move.parse(move).orElseThrow())
            .toList();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "60s",
                "9s+3s",
                "20s~3s|10s",
                "5s d3s",
                "10s b3x5s",
                "0s b2x5s",
                "2/10s,10s",
                "2/10s+2s,1/5s~2s,20s d2s",
                "3/10s d2s,2/9s b2x3s*",
                "1/5s b1x5s*"
            })
    void it_agrees_with_a_game(String control) throws TranscriptException {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Duration> thoughts = new Random(seed)
                    .longs(PLIES, 0, 6_000_001)
                    .mapToObj(micros -> Duration.ofNanos(micros * 1000))
                    .toList();
            for (StageEnd end : StageEnd.values()) {
                Rehearsal rehearsal = Rehearsal.of(TimeControl.parse(control), end, thoughts);
                String told = control + " " + end.word() + " seed " + seed;
                assertEquals(played(control, end, thoughts), summary(rehearsal), told);
            }
        }
    }

    private static List<String> summary(Rehearsal rehearsal) {
        List<String> lines = new ArrayList<>();
        rehearsal.moves().forEach(move -> lines.add(line(move.side(), move.clocks())));
        rehearsal.flag().ifPresent(flag -> lines.add("flag " + flag.at() + " " + flag.side() + " " + flag.stage()));
        return lines;
    }

    private static String line(Side side, ClockTimes clocks) {
        return side + " " + clocks.red() + " " + clocks.black();
    }

    private static List<String> played(String control, StageEnd end, List<Duration> thoughts)
            throws TranscriptException {
        List<String> lines = new ArrayList<>();
        GameState state = Referee.open(TranscriptReader.settings(List.of("time " + control, "stages " + end.word())));
        for (Input input : inputs(thoughts)) {
            Step step = Referee.step(state, input);
            state = step.state();
            for (Decision decision : step.decisions()) {
                line(decision, state).ifPresent(lines::add);
            }
        }
        return lines;
    }

    private static Optional<String> line(Decision decision, GameState state) {
        return switch (decision) {
            case Decision.Moved moved ->
                Optional.of(line(moved.ply().side(), moved.clocks().orElseThrow()));
            case Decision.Flag flag -> {
                int stage = state.clock().orElseThrow().of(flag.side()).stage();
                yield Optional.of("flag " + flag.at() + " " + flag.side() + " " + stage);
            }
            default -> Optional.empty();
        };
    }

    private static List<Input> inputs(List<Duration> thoughts) {
        List<Input> inputs = new ArrayList<>(List.of(new Input.Start(GameTime.ZERO)));
        GameTime now = GameTime.ZERO;
        for (int i = 0; i < thoughts.size(); i++) {
            Move move = MOVES.get(i % MOVES.size());
            Side side = i % 2 == 0 ? Side.RED : Side.BLACK;
            now = now.plus(thoughts.get(i));
            inputs.add(new Input.Lift(now, move.from()));
            inputs.add(new Input.Place(now, move.to(), new Seen.Something()));
            inputs.add(new Input.Press(now, side));
        }
        return inputs;
    }
}
