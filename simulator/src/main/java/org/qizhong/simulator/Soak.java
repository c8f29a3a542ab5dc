package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;

/**
 * Plays many records with many hands on boards of every kind and lets the referee read them back: it has to find the
 * moves that were played, in order, and must not accuse anybody of anything.
 *
 * @param games the records
 * @param sensors the kinds of board
 * @param styles the kinds of players
 * @param seeds for each of them, seeds {@code firstSeed} and so many in all
 * @param firstSeed where the seeds begin; a failure is played again with one seed from there
 * @param settings what is agreed in all games, sensors and start aside
 */
public record Soak(
        List<NamedGame> games,
        List<SensorKind> sensors,
        List<Style> styles,
        int seeds,
        long firstSeed,
        Settings settings) {

    public static final List<Style> STYLES = List.of(Style.PLAIN, Style.NATURAL, Style.MESSY);

    public Soak {
        games = List.copyOf(games);
        sensors = List.copyOf(sensors);
        styles = List.copyOf(styles);
    }

    /** Every kind of board and of players, with seeds from 1. */
    public static Soak of(List<NamedGame> games, int seeds) {
        return new Soak(games, List.of(SensorKind.values()), STYLES, seeds, 1, Settings.DEFAULT);
    }

    /** One game of many: everything that is needed to play it again. */
    private record Case(NamedGame game, SensorKind sensors, Style style, long seed) {}

    /** What came of one game. */
    private record Outcome(int plies, int inputs, long nanos, Optional<String> mistake) {}

    /**
     * Plays everything, on all processors.
     *
     * @param nanoseconds a clock that only measures: nothing in a game depends on it
     */
    public SoakReport run(LongSupplier nanoseconds) {
        long begun = nanoseconds.getAsLong();
        List<SoakReport.Tally> tallies = new ArrayList<>();
        List<SoakReport.Failure> failures = new ArrayList<>();
        for (SensorKind kind : sensors) {
            for (Style style : styles) {
                List<Case> cases = cases(kind, style);
                List<Outcome> outcomes = cases.parallelStream()
                        .map(one -> outcome(one, nanoseconds))
                        .toList();
                List<SoakReport.Failure> failed = failures(cases, outcomes);
                failures.addAll(failed);
                tallies.add(tally(kind, style, outcomes));
            }
        }
        return new SoakReport(tallies, failures, nanoseconds.getAsLong() - begun);
    }

    private List<Case> cases(SensorKind kind, Style style) {
        return games.stream()
                .flatMap(game -> LongStream.range(firstSeed, firstSeed + seeds)
                        .mapToObj(seed -> new Case(game, kind, style, seed)))
                .toList();
    }

    private Outcome outcome(Case one, LongSupplier nanoseconds) {
        Simulation simulation =
                new Simulation(one.game().record(), settings.with(one.sensors()), one.style(), one.seed());
        List<Input> inputs = simulation.transcript().inputs();
        Judge judge = new Judge(simulation);
        long begun = nanoseconds.getAsLong();
        Optional<String> mistake = judge.mistake(inputs);
        long nanos = nanoseconds.getAsLong() - begun;
        return new Outcome(one.game().record().moves().size(), inputs.size(), nanos, mistake);
    }

    private static List<SoakReport.Failure> failures(List<Case> cases, List<Outcome> outcomes) {
        List<SoakReport.Failure> failures = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            Case one = cases.get(i);
            outcomes.get(i)
                    .mistake()
                    .map(what -> new SoakReport.Failure(
                            one.game().name(), one.sensors(), one.style().name(), one.seed(), what))
                    .ifPresent(failures::add);
        }
        return failures;
    }

    private static SoakReport.Tally tally(SensorKind kind, Style style, List<Outcome> outcomes) {
        return new SoakReport.Tally(
                kind,
                style.name(),
                outcomes.size(),
                outcomes.stream().mapToLong(Outcome::plies).sum(),
                outcomes.stream().mapToLong(Outcome::inputs).sum(),
                outcomes.stream().mapToLong(Outcome::nanos).sum(),
                outcomes.stream()
                        .filter(outcome -> outcome.mistake().isPresent())
                        .count());
    }
}
