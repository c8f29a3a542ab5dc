package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.qizhong.referee.input.SensorKind;

/**
 * What came of a soak.
 *
 * @param tallies one for each kind of board and of players
 * @param failures every game that the referee read wrongly
 * @param elapsedNanos how long it all took, hands included
 */
public record SoakReport(List<Tally> tallies, List<Failure> failures, long elapsedNanos) {

    public SoakReport {
        tallies = List.copyOf(tallies);
        failures = List.copyOf(failures);
    }

    /**
     * The games of one kind of board and of players.
     *
     * @param sensors the kind of board
     * @param style the kind of players
     * @param games how many were played
     * @param plies moves in them
     * @param events inputs that the referee was given
     * @param refereeNanos how long the referee took for them, processors added up
     * @param failures how many games it read wrongly
     */
    public record Tally(
            SensorKind sensors, String style, long games, long plies, long events, long refereeNanos, long failures) {

        /** What one processor gets through in a second; zero where nothing was measured. */
        public long eventsPerSecond() {
            return refereeNanos <= 0 ? 0 : (long) (events * 1e9 / refereeNanos);
        }

        Tally plus(Tally other) {
            return new Tally(
                    sensors,
                    style,
                    games + other.games,
                    plies + other.plies,
                    events + other.events,
                    refereeNanos + other.refereeNanos,
                    failures + other.failures);
        }
    }

    /**
     * A game that the referee read wrongly, and all that is needed to play it again.
     *
     * @param game the record's name
     * @param sensors the kind of board
     * @param style the kind of players
     * @param seed what was left to chance
     * @param what the first mistake
     */
    public record Failure(String game, SensorKind sensors, String style, long seed, String what) {

        @Override
        public String toString() {
            return game + " sensors " + sensors.name().toLowerCase(Locale.ROOT) + " style " + style + " seed " + seed
                    + ": " + what;
        }
    }

    public boolean isClean() {
        return failures.isEmpty();
    }

    /** All tallies added up. */
    public Tally total() {
        return tallies.stream().reduce(Tally::plus).orElse(new Tally(SensorKind.OCCUPANCY, "", 0, 0, 0, 0, 0));
    }

    /** The report as lines of text: a table, then the failures. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%-10s %-8s %8s %9s %10s %11s %9s",
                "sensors",
                "style",
                "games",
                "plies",
                "events",
                "events/s",
                "failures"));
        for (Tally tally : tallies) {
            lines.add(row(tally.sensors().name().toLowerCase(Locale.ROOT), tally.style(), tally));
        }
        lines.add(row("all", "", total()));
        lines.add(String.format(
                Locale.ROOT, "%.1f s in all; events/s are the referee's, on one processor", elapsedNanos / 1e9));
        failures.forEach(failure -> lines.add("FAILED " + failure));
        return lines;
    }

    private static String row(String sensors, String style, Tally tally) {
        return String.format(
                Locale.ROOT,
                "%-10s %-8s %8d %9d %10d %11d %9d",
                sensors,
                style,
                tally.games(),
                tally.plies(),
                tally.events(),
                tally.eventsPerSecond(),
                tally.failures());
    }
}
