package org.qizhong.service.timing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.input.GameTime;

/** Cells in columns, and a rehearsal as such a table. */
public final class Timetable {

    /** From here on a character is as wide as two letters. */
    private static final int WIDE = 0x2E80;

    private Timetable() {}

    /** A rehearsal as a table. */
    public static List<String> of(Rehearsal rehearsal, Tongue tongue) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(tongue.columns());
        rehearsal
                .moves()
                .forEach(move -> rows.add(List.of(
                        String.valueOf(rows.size()),
                        tongue.side(move.side()),
                        seconds(move.used()),
                        move.bonus().isZero() ? "-" : "+" + seconds(move.bonus()),
                        move.from() == move.to() ? String.valueOf(move.to()) : move.from() + ">" + move.to(),
                        clock(move.clocks().red()),
                        clock(move.clocks().black()))));
        rehearsal
                .flag()
                .ifPresent(flag -> rows.add(List.of(
                        String.valueOf(rows.size()),
                        tongue.side(flag.side()),
                        seconds(flag.used()),
                        "-",
                        String.valueOf(flag.stage()),
                        clock(flag.clocks().red()),
                        clock(flag.clocks().black()))));
        return aligned(rows);
    }

    private static String seconds(Duration duration) {
        return GameTime.seconds(duration.toNanos() / 1000);
    }

    /** As a clock shows it, {@code 1:00:17.5}; in byoyomi with how many periods are left. */
    private static String clock(ClockTimes.Reading reading) {
        long micros = reading.remaining().toNanos() / 1000;
        long hours = micros / 3_600_000_000L;
        String minutes = String.valueOf(micros % 3_600_000_000L / 60_000_000);
        String seconds = GameTime.seconds(micros % 60_000_000);
        String padded = seconds.matches("[0-9](\\..*)?") ? "0" + seconds : seconds;
        String text = hours == 0 ? minutes : hours + ":" + (minutes.length() == 1 ? "0" : "") + minutes;
        return text + ":" + padded
                + (reading.periods().isPresent() ? " (" + reading.periods().getAsInt() + ")" : "");
    }

    /** Rows of as many cells each, in columns; the last column ends a line without blanks. */
    public static List<String> aligned(List<List<String>> rows) {
        List<Integer> widths = IntStream.range(0, rows.getFirst().size())
                .mapToObj(column -> rows.stream()
                        .mapToInt(row -> width(row.get(column)))
                        .max()
                        .orElse(0))
                .toList();
        return rows.stream()
                .map(row -> IntStream.range(0, row.size())
                        .mapToObj(column -> row.get(column) + " ".repeat(widths.get(column) - width(row.get(column))))
                        .collect(Collectors.joining("  "))
                        .stripTrailing())
                .toList();
    }

    private static int width(String cell) {
        return cell.codePoints().map(letter -> letter < WIDE ? 1 : 2).sum();
    }
}
