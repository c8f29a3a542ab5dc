package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptWriter;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;

/**
 * A few moves with one case in each turn, to be compared with a drawn transcript.
 *
 * @param record the moves
 * @param sensors the kind of board
 * @param mix what happens
 * @param noise what stands between board and report
 */
record CaseScene(GameRecord record, SensorKind sensors, Mix mix, Noise noise) {

    private static final int SEEDS = 2000;

    static CaseScene of(String fen, String... moves) {
        List<Move> played =
                Stream.of(moves).map(move -> Move.parse(move).orElseThrow()).toList();
        GameRecord record = new GameRecord(new LinkedHashMap<>(), Fen.parse(fen), played, GameResult.UNKNOWN, 0);
        return new CaseScene(record, SensorKind.OCCUPANCY, Mix.NOTHING, Noise.NONE);
    }

    CaseScene on(SensorKind kind) {
        return new CaseScene(record, kind, mix, noise);
    }

    CaseScene with(Case... cases) {
        return new CaseScene(record, sensors, Mix.even(100, EnumSet.copyOf(List.of(cases))), noise);
    }

    CaseScene through(Noise other) {
        return new CaseScene(record, sensors, mix, other);
    }

    TrialOutcome play(long seed) {
        Simulation simulation = new Simulation(record, Settings.DEFAULT.with(sensors), Style.PLAIN, seed);
        return new Trial(simulation, mix, noise).play();
    }

    /** What happens, without the times and without what the end of every game brings. */
    List<String> words(long seed) {
        List<Input> inputs = play(seed).transcript().inputs();
        return inputs.stream()
                .filter(input ->
                        !(input instanceof Input.Tick || input instanceof Input.Start || input instanceof Input.Resign))
                .map(input -> TranscriptWriter.line(input).replaceFirst("^\\S+ ", ""))
                .toList();
    }

    /** Asserts that with some seed this happens, line for line. */
    TrialOutcome shows(String drawn) {
        List<String> wanted =
                Arrays.stream(drawn.split("[\n,]")).map(String::strip).toList();
        return LongStream.rangeClosed(1, SEEDS)
                .filter(seed -> words(seed).equals(wanted))
                .mapToObj(this::play)
                .findFirst()
                .orElseGet(() -> fail("no seed up to " + SEEDS + " shows " + wanted + "; seed 1 shows " + words(1)
                        + ", seed 2 " + words(2) + ", seed 3 " + words(3)));
    }

    /** Asserts that with some seed it begins like this. */
    TrialOutcome begins(String drawn) {
        List<String> wanted =
                Arrays.stream(drawn.split("[\n,]")).map(String::strip).toList();
        return LongStream.rangeClosed(1, SEEDS)
                .filter(seed -> {
                    List<String> words = words(seed);
                    return words.size() >= wanted.size()
                            && words.subList(0, wanted.size()).equals(wanted);
                })
                .mapToObj(this::play)
                .findFirst()
                .orElseGet(() -> fail("no seed up to " + SEEDS + " begins " + wanted + "; seed 1 shows " + words(1)
                        + ", seed 2 " + words(2) + ", seed 3 " + words(3)));
    }

    static boolean isConfirm(Input input) {
        return input instanceof Input.Confirm;
    }

    /** What came of one case. */
    static CaseTally of(TrialOutcome outcome, Case what) {
        return outcome.tallies().getOrDefault(what, CaseTally.NONE);
    }
}
