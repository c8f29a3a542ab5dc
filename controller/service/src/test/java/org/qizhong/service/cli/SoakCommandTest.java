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
}
