package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;

/** What holds for all trials, whatever the record, the board, the cases and the seed. */
class TrialLawsTest {

    private static final List<NamedGame> GAMES = Stream.concat(
                    Stream.of(new NamedGame("demo", DemoGame.record())), RandomGames.many(2).stream())
            .toList();

    private static final long MOST_SEEDS = 30;

    private static TrialOutcome play(long seed, SensorKind kind, Mix mix) {
        Simulation simulation = new Simulation(RandomGames.of(seed), Settings.DEFAULT.with(kind), Style.NATURAL, seed);
        return new Trial(simulation, mix, Hardware.NOISY.noise(kind, seed)).play();
    }

    @ParameterizedTest
    @EnumSource
    void the_same_seed_gives_the_same_bytes_and_another_does_not(SensorKind kind) {
        String text = Simulation.text(play(1, kind, Mix.EVERYTHING).transcript());
        assertEquals(text, Simulation.text(play(1, kind, Mix.EVERYTHING).transcript()));
        assertNotEquals(text, Simulation.text(play(2, kind, Mix.EVERYTHING).transcript()));
    }

    @ParameterizedTest
    @EnumSource
    void every_transcript_is_read_back_as_it_was_written(SensorKind kind) throws TranscriptException {
        for (long seed = 1; seed <= 3; seed++) {
            TrialOutcome outcome = play(seed, kind, Mix.EVERYTHING);
            byte[] bytes = Simulation.text(outcome.transcript()).getBytes(StandardCharsets.UTF_8);
            assertEquals(outcome.transcript(), TranscriptReader.read(bytes), "seed " + seed);
        }
    }

    @Test
    void with_nothing_to_happen_nothing_does() {
        assertEquals(
                Set.of(Case.ORDINARY),
                play(1, SensorKind.IDENTITY, Mix.NOTHING).tallies().keySet());
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 40})
    void a_rate_is_how_often_something_happens(int rate) {
        Mix mix = Mix.even(rate, EnumSet.of(Case.WRONG_PIECE));
        CaseReport report = new CaseSoak(GAMES, mix, Hardware.IDEAL, 1, 2).run(SensorKind.SIDE, Style.PLAIN);
        double seen = 100.0 * report.of(Case.WRONG_PIECE).drawn() / report.plies();
        assertTrue(Math.abs(seen - rate) < 6, () -> seen + " of a hundred instead of " + rate);
    }

    @Test
    void a_heavier_case_happens_more_often() {
        Mix mix = new Mix(50, java.util.Map.of(Case.WRONG_PIECE, 4, Case.ADJUST_SILENT, 1));
        CaseReport report = new CaseSoak(GAMES, mix, Hardware.IDEAL, 1, 2).run(SensorKind.SIDE, Style.PLAIN);
        double times = (double) report.of(Case.WRONG_PIECE).drawn()
                / report.of(Case.ADJUST_SILENT).drawn();
        assertTrue(times > 2.5 && times < 6, () -> times + " times");
    }

    /** Some need a position that few games reach. */
    @Test
    void every_case_can_be_drawn() {
        Set<Case> missing = EnumSet.allOf(Case.class);
        missing.remove(Case.ORDINARY);
        for (long seed = 1; seed <= MOST_SEEDS && !missing.isEmpty(); seed++) {
            CaseReport report = new CaseSoak(GAMES, Mix.even(90, missing), Hardware.IDEAL, seed, 1)
                    .run(SensorKind.IDENTITY, Style.PLAIN);
            missing.removeIf(one -> report.of(one).drawn() > 0);
        }
        assertEquals(Set.of(), missing);
    }

    /** Slow boards and quick hands: nothing but the noise of the sensors and the habits of the players. */
    @ParameterizedTest
    @EnumSource
    void noise_alone_is_read_through(SensorKind kind) {
        for (Style style : Soak.STYLES) {
            CaseReport report = new CaseSoak(GAMES, Mix.NOTHING, Hardware.NOISY, 1, 1).run(kind, style);
            assertTrue(report.isClean(), () -> String.join("\n", report.faults()));
            assertEquals(report.plies(), report.of(kind, Case.ORDINARY).exact());
        }
    }

    @ParameterizedTest
    @EnumSource
    void everything_that_happens_is_read_and_nobody_is_accused(SensorKind kind) {
        CaseReport report = IntStream.range(0, Soak.STYLES.size())
                .mapToObj(i ->
                        new CaseSoak(GAMES, Mix.EVERYTHING, Hardware.NOISY, 1 + i, 1).run(kind, Soak.STYLES.get(i)))
                .reduce(CaseReport.NONE, CaseReport::plus);
        assertTrue(report.isClean(), () -> String.join("\n", report.faults()));
    }
}
