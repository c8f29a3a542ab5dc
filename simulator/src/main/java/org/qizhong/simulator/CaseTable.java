package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.input.SensorKind;

/** The report of a soak by case as tables of Markdown, which read well on a terminal, too. */
public final class CaseTable {

    private final CaseReport report;

    /** The tables of that report. */
    public CaseTable(CaseReport report) {
        this.report = report;
    }

    /** Both tables: by case, and in all. */
    public List<String> lines() {
        List<String> rows = new ArrayList<>();
        Arrays.stream(Case.values())
                .filter(what -> report.of(what).drawn() > 0)
                .map(this::row)
                .forEach(rows::add);
        return Stream.of(
                        head("case", "drawn", kinds("read exactly"), "asked", "needless", "wrong", "accused", "found"),
                        rows.stream(),
                        Stream.of(""),
                        head("sensors", "moves", "read exactly", "asked", "needless", "wrong", "accused", "found"),
                        Arrays.stream(SensorKind.values())
                                .filter(kind -> report.of(kind).drawn() > 0)
                                .map(this::row))
                .flatMap(lines -> lines)
                .toList();
    }

    private static Stream<String> head(String... columns) {
        String titles = String.join(" | ", columns);
        long count = titles.chars().filter(letter -> letter == '|').count() + 1;
        return Stream.of("| " + titles + " |", "|---|" + "--:|".repeat((int) count - 1));
    }

    private static String kinds(String title) {
        return Arrays.stream(SensorKind.values())
                .map(kind -> title + ", " + word(kind))
                .collect(Collectors.joining(" | "));
    }

    private String row(Case what) {
        CaseTally all = report.of(what);
        String exactly = Arrays.stream(SensorKind.values())
                .map(kind -> exactly(report.of(kind, what)))
                .collect(Collectors.joining(" | "));
        return "| `" + what.word() + "` | " + all.drawn() + " | " + exactly + rest(all);
    }

    private String row(SensorKind kind) {
        CaseTally all = report.of(kind);
        return "| `" + word(kind) + "` | " + all.moves() + " | " + exactly(all) + rest(all);
    }

    private static String rest(CaseTally tally) {
        return " | " + tally.asked() + " | " + tally.needless() + " | " + tally.wrong() + " | " + tally.accused()
                + " | " + found(tally) + " |";
    }

    private static String found(CaseTally tally) {
        long all = tally.found() + tally.missed();
        return all == 0 ? "" : tally.found() + " of " + all;
    }

    /** Rounded down: what is not all is not a hundred. */
    private static String exactly(CaseTally tally) {
        if (tally.moves() == 0) {
            return "";
        }
        long hundredths = tally.exact() * 10_000 / tally.moves();
        return String.format(Locale.ROOT, "%d.%02d %%", hundredths / 100, hundredths % 100);
    }

    private static String word(SensorKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
