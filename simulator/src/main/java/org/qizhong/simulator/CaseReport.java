package org.qizhong.simulator;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.qizhong.referee.input.SensorKind;

/**
 * What came of many trials.
 *
 * @param tallies by kind of board and by case
 * @param games how many were played
 * @param plies moves in them
 * @param inputs what the referee was given
 * @param faults what it did wrong, the first of them
 * @param faulty how often it did something wrong
 */
public record CaseReport(
        Map<SensorKind, Map<Case, CaseTally>> tallies,
        long games,
        long plies,
        long inputs,
        List<String> faults,
        long faulty) {

    /** Before anything was played. */
    public static final CaseReport NONE = new CaseReport(Map.of(), 0, 0, 0, List.of(), 0);

    /** More than anybody reads. */
    private static final int MOST_FAULTS = 200;

    static CaseReport of(String name, SensorKind kind, TrialOutcome outcome) {
        return new CaseReport(
                Map.of(kind, outcome.tallies()),
                1,
                outcome.plies(),
                outcome.transcript().inputs().size(),
                outcome.faults().stream()
                        .limit(MOST_FAULTS)
                        .map(fault -> name + ": " + fault)
                        .toList(),
                outcome.faults().size());
    }

    /** Both together. */
    public CaseReport plus(CaseReport other) {
        Map<SensorKind, Map<Case, CaseTally>> sum = new EnumMap<>(SensorKind.class);
        for (CaseReport one : List.of(this, other)) {
            one.tallies.forEach((kind, cases) -> cases.forEach((what, tally) ->
                    sum.computeIfAbsent(kind, _ -> new EnumMap<>(Case.class)).merge(what, tally, CaseTally::plus)));
        }
        return new CaseReport(
                sum,
                games + other.games,
                plies + other.plies,
                inputs + other.inputs,
                Stream.concat(faults.stream(), other.faults.stream())
                        .limit(MOST_FAULTS)
                        .toList(),
                faulty + other.faulty);
    }

    /** Whether the referee did nothing wrong. */
    public boolean isClean() {
        return faulty == 0;
    }

    /** What came of a case on one kind of board. */
    public CaseTally of(SensorKind kind, Case what) {
        return tallies.getOrDefault(kind, Map.of()).getOrDefault(what, CaseTally.NONE);
    }

    /** What came of a case on all boards. */
    public CaseTally of(Case what) {
        return Stream.of(SensorKind.values()).map(kind -> of(kind, what)).reduce(CaseTally.NONE, CaseTally::plus);
    }

    /** What came of everything on one kind of board. */
    public CaseTally of(SensorKind kind) {
        return tallies.getOrDefault(kind, Map.of()).values().stream().reduce(CaseTally.NONE, CaseTally::plus);
    }
}
