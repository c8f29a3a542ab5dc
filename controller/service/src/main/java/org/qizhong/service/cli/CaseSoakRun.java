package org.qizhong.service.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.simulator.CaseReport;
import org.qizhong.simulator.CaseSoak;
import org.qizhong.simulator.CaseTable;
import org.qizhong.simulator.Style;

/** A soak that counts by case, and where its tables go. */
final class CaseSoakRun {

    /** What a document has around the tables of a soak. */
    private static final Pattern TABLES = Pattern.compile("(?s)<!-- soak -->\n.*?<!-- end -->");

    private final CaseSoak soak;
    private final Terminal terminal;

    CaseSoakRun(CaseSoak soak, Terminal terminal) {
        this.soak = soak;
        this.terminal = terminal;
    }

    /** One kind of board and of players after the other, so that there is something to tell meanwhile. */
    CaseReport run(List<SensorKind> kinds, List<Style> styles) {
        CaseReport sum = CaseReport.NONE;
        for (SensorKind kind : kinds) {
            for (Style style : styles) {
                CaseReport report = soak.run(kind, style);
                sum = sum.plus(report);
                terminal.complain("soak: " + kind.name().toLowerCase(Locale.ROOT) + " " + style + ": " + report.games()
                        + " games, " + report.plies() + " plies, " + report.faulty() + " faults");
            }
        }
        return sum;
    }

    /** Prints the tables and what went wrong. */
    void print(CaseReport report) {
        new CaseTable(report).lines().forEach(terminal::print);
        report.faults().forEach(fault -> terminal.print("FAILED " + fault));
    }

    /** Puts the tables into a document, in the place of those that it has. */
    void write(CaseReport report, Path document) {
        try {
            String text = Files.readString(document);
            Matcher tables = TABLES.matcher(text);
            if (!tables.find()) {
                throw new Complaint(document + ": there is no place for the tables, <!-- soak --> to <!-- end -->");
            }
            String made = "<!-- soak -->\n" + what(report) + "\n\n" + String.join("\n", new CaseTable(report).lines())
                    + "\n<!-- end -->";
            Files.writeString(document, tables.replaceFirst(Matcher.quoteReplacement(made)), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new Complaint(document + ": " + e.getMessage());
        }
    }

    private String what(CaseReport report) {
        return String.format(
                Locale.ROOT,
                "%,d games (%d records, seeds %d to %d), %,d moves, %,d events.",
                report.games(),
                soak.games().size(),
                soak.firstSeed(),
                soak.firstSeed() + soak.seeds() - 1,
                report.plies(),
                report.inputs());
    }
}
