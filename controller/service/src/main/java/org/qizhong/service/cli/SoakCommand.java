package org.qizhong.service.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.live.LiveClock;
import org.qizhong.simulator.CaseReport;
import org.qizhong.simulator.CaseSoak;
import org.qizhong.simulator.Soak;
import org.qizhong.simulator.SoakReport;
import org.qizhong.simulator.SoakReport.Tally;
import org.qizhong.simulator.Style;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qizhong soak}: many recorded games, played by many hands, read back by the referee. */
@Command(
        name = "soak",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Play every recorded game of a folder with simulated hands and check that the referee",
            "finds the moves that were played, in order, and accuses nobody of anything.",
            "With --cases or --noise more happens at the boards, and the report counts by case."
        },
        footer = {
            "",
            "It takes the games of all PGN files under the folder, and the main lines of its index.tsv",
            "(columns file, game_no, init_fen, mainline_coord) where there is one.",
            "Exit code: 0 if all went well, 1 if a game was read wrongly, 2 if there is nothing to play.",
            "",
            "Examples:",
            "  qizhong soak --games records --seeds 10",
            "  qizhong soak --games records --seeds 1 --first-seed 42 --sensors side --style messy",
            "  qizhong soak --games records --seeds 10 --cases all --noise",
            "  qizhong soak --games records --cases spill-own-time,toggling=3 --rate 10"
        })
final class SoakCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Option(names = "--games", paramLabel = "DIR", required = true, description = "The folder with the records.")
    private String folder = "";

    @Option(names = "--seeds", paramLabel = "N", description = "How many seeds for each game (default: 1).")
    private int seeds = 1;

    @Option(names = "--first-seed", paramLabel = "N", description = "The first of them (default: 1).")
    private long firstSeed = 1;

    @Option(
            names = "--sensors",
            split = ",",
            paramLabel = "KIND",
            description = "Kinds of board: occupancy, side, identity (default: all).")
    private List<String> sensors = List.of();

    @Option(
            names = "--style",
            split = ",",
            paramLabel = "STYLE",
            description = "Kinds of players: plain, natural, messy (default: all).")
    private List<String> styles = List.of();

    @Mixin
    private CaseOptions cases = new CaseOptions();

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Put the tables by case into this document, from <!-- soak --> to <!-- end -->.")
    private Optional<String> report = Optional.empty();

    SoakCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (seeds < 1) {
            throw new Complaint("--seeds: " + seeds + " is too few, at least 1 is needed");
        }
        GameShelf shelf = GameShelf.of(Inputs.path(folder), terminal);
        if (shelf.games().isEmpty()) {
            throw new Complaint(folder + ": there is no game to play under this folder");
        }
        terminal.complain("soak: " + shelf.games().size() + " games, " + shelf.skipped() + " skipped, seeds "
                + firstSeed + " to " + (firstSeed + seeds - 1));
        if (cases.isGiven()) {
            return byCase(shelf);
        }
        SoakReport all = run(shelf);
        all.lines().forEach(terminal::print);
        return all.isClean() ? 0 : 1;
    }

    private int byCase(GameShelf shelf) {
        CaseSoak soak = new CaseSoak(shelf.games(), cases.mix(), cases.hardware(), firstSeed, seeds);
        CaseSoakRun run = new CaseSoakRun(soak, terminal);
        CaseReport all = run.run(kinds(), styles());
        run.print(all);
        report.ifPresent(file -> run.write(all, Inputs.path(file)));
        return all.isClean() ? 0 : 1;
    }

    /** One kind of board and of players after the other, so that there is something to tell meanwhile. */
    private SoakReport run(GameShelf shelf) {
        List<Tally> tallies = new ArrayList<>();
        List<SoakReport.Failure> failures = new ArrayList<>();
        long elapsed = 0;
        for (SensorKind kind : kinds()) {
            for (Style style : styles()) {
                Soak soak = new Soak(shelf.games(), List.of(kind), List.of(style), seeds, firstSeed, Settings.DEFAULT);
                SoakReport part = soak.run(LiveClock.MACHINE::nanos);
                tallies.addAll(part.tallies());
                failures.addAll(part.failures());
                elapsed += part.elapsedNanos();
                terminal.complain(progress(kind, style, part));
            }
        }
        return new SoakReport(tallies, failures, elapsed);
    }

    private static String progress(SensorKind kind, Style style, SoakReport report) {
        Tally total = report.total();
        return String.format(
                Locale.ROOT,
                "soak: %s %s: %d games, %d plies, %d failures, %.1f s",
                word(kind),
                style.name(),
                total.games(),
                total.plies(),
                total.failures(),
                report.elapsedNanos() / 1e9);
    }

    private List<SensorKind> kinds() {
        return sensors.isEmpty()
                ? List.of(SensorKind.values())
                : sensors.stream()
                        .map(name ->
                                GameOptions.settings(List.of("sensors " + name)).sensors())
                        .toList();
    }

    private List<Style> styles() {
        return styles.isEmpty()
                ? Soak.STYLES
                : styles.stream().map(GameOptions::style).toList();
    }

    private static String word(SensorKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
