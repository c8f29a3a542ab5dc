package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.service.cli.Cli.Outcome;

class SoakCommandTest {

    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    @TempDir
    Path folder;

    @Test
    void it_plays_the_pgn_files_and_the_main_lines_of_the_index() throws IOException {
        Records.demo(Files.createDirectory(folder.resolve("pgn")));
        Files.writeString(
                folder.resolve("index.tsv"),
                String.join(
                        "\n",
                        "file\tgame_no\tred\tinit_fen\tmainline_coord",
                        "a.xqf\t1\t甲\t" + START + "\th2e2 h9g7 h0g2",
                        "a.xqf\t2\t乙\t" + START + "\t",
                        "b.xqf\t1\t丙\t9/9/9/9/9/9/9/9/9/9 w - - 0 1\th2e2",
                        ""));
        Outcome outcome = Cli.run("soak", "--games", folder.toString(), "--sensors", "identity", "--style", "plain");
        assertEquals(0, outcome.exit(), outcome::err);
        List<String> lines = outcome.out().lines().toList();
        assertTrue(lines.get(0).matches("sensors +style +games +plies +events +events/s +failures"), lines::toString);
        assertTrue(lines.get(1).matches("identity +plain +2 +84 +.*"), lines::toString);
        assertTrue(outcome.err().contains("index.tsv:4: red has no general"), outcome::err);
        assertTrue(outcome.err().contains("soak: 2 games, 2 skipped, seeds 1 to 1"), outcome::err);
    }

    @Test
    void nothing_to_play_is_refused() {
        assertEquals(2, Cli.run("soak", "--games", folder.toString()).exit());
        assertEquals(
                2, Cli.run("soak", "--games", folder.resolve("none").toString()).exit());
        assertEquals(
                2, Cli.run("soak", "--games", folder.toString(), "--seeds", "0").exit());
    }

    @Test
    void an_index_without_its_columns_is_refused() throws IOException {
        Path index = Files.writeString(folder.resolve("index.tsv"), "file\tgame\n");
        Outcome outcome = Cli.run("soak", "--games", folder.toString());
        assertEquals(new Outcome(2, "", index + ":1: there is no column \"game_no\"\n"), outcome);
    }

    @Test
    void with_cases_it_counts_by_case() throws IOException {
        Records.demo(folder);
        Outcome outcome = Cli.run(
                "soak",
                "--games",
                folder.toString(),
                "--sensors",
                "side",
                "--style",
                "plain",
                "--cases",
                "slide-slow=2");
        assertEquals(0, outcome.exit(), outcome::err);
        List<String> lines = outcome.out().lines().toList();
        assertEquals(
                "| case | drawn | read exactly, occupancy | read exactly, side | read exactly, identity"
                        + " | asked | needless | wrong | accused | found |",
                lines.get(0));
        assertTrue(
                lines.get(2).matches("\\| `ordinary` \\| \\d+ \\|  \\| 100.00 % \\|  \\| 0 \\| 0 \\| 0 \\| 0 \\|  \\|"),
                lines.get(2));
        assertTrue(lines.get(3).startsWith("| `slide-slow` | "), lines.get(3));
        assertTrue(outcome.err().contains("soak: side plain: 1 games, 81 plies, 0 faults"), outcome::err);
    }

    @Test
    void the_tables_go_into_a_document() throws IOException {
        Records.demo(folder);
        Path document = folder.resolve("reading.md");
        Files.writeString(document, "Before.\n<!-- soak -->\nold\n<!-- end -->\nAfter.\n");
        String[] command = {
            "soak",
            "--games",
            folder.toString(),
            "--sensors",
            "side",
            "--style",
            "plain",
            "--noise",
            "--report",
            document.toString()
        };
        assertEquals(0, Cli.run(command).exit());
        String text = Files.readString(document);
        assertTrue(text.startsWith("Before.\n<!-- soak -->\n1 games (1 records, seeds 1 to 1), 81 moves, "), text);
        assertTrue(text.contains("\n| `side` | 81 | 100.00 % | 0 | 0 | 0 | 0 |  |\n<!-- end -->\nAfter.\n"), text);
        Files.writeString(document, "no place");
        Outcome refused = Cli.run(command);
        assertEquals(2, refused.exit());
        assertTrue(refused.err().endsWith("there is no place for the tables, <!-- soak --> to <!-- end -->\n"));
    }

    @Test
    void what_is_no_case_or_no_rate_is_refused() throws IOException {
        Records.demo(folder);
        String games = folder.toString();
        Outcome outcome = Cli.run("soak", "--games", games, "--cases", "sliding");
        assertEquals(2, outcome.exit());
        assertTrue(outcome.err().contains("--cases: \"sliding\" is none of all, handling, "), outcome::err);
        assertEquals(
                2, Cli.run("soak", "--games", games, "--cases", "toggling=x").exit());
        assertEquals(
                2,
                Cli.run("soak", "--games", games, "--cases", "all", "--rate", "101")
                        .exit());
    }
}
