package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.service.Main;
import org.qizhong.service.cli.Cli.Outcome;

class ReplayCommandTest {

    private static final String ONE_MOVE = """
            time 60m+30s
            ---
            0      start
            7.412  lift h2
            8.020  place e2
            8.331  press red
            """;

    @Test
    void decisions_are_lines_of_json() {
        Outcome outcome = Cli.runWith(ONE_MOVE, "replay", "-");
        assertEquals(0, outcome.exit());
        assertEquals("", outcome.err());
        List<String> lines = outcome.out().lines().toList();
        assertTrue(lines.getFirst().startsWith("{\"t\":0,\"type\":\"started\""), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.contains("\"chinese\":\"炮二平五\"")), lines::toString);
        assertTrue(outcome.out().endsWith("}\n"));
        assertEquals(-1, outcome.out().indexOf('\r'));
    }

    @Test
    void a_file_is_read_by_its_name(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("对局.txt"), ONE_MOVE);
        assertEquals(Cli.runWith(ONE_MOVE, "replay", "-"), Cli.run("replay", file.toString()));
    }

    /** With an option the reader of options is asked, without one it is not: nobody should notice. */
    @Test
    void it_is_the_same_with_and_without_the_reader_of_options(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game.txt"), ONE_MOVE);
        assertEquals(Cli.run("replay", file.toString()), Cli.run("replay", "--", file.toString()));
        assertEquals(2, Cli.run("replay").exit());
        assertEquals(2, Cli.run("replay", "--nothing").exit());
        assertEquals(
                2, Cli.run("replay", "--", folder.resolve("missing").toString()).exit());
    }

    @Test
    void every_fault_of_a_malformed_file_is_told_with_its_line_and_nothing_is_decided(@TempDir Path folder)
            throws IOException {
        Path file = Files.writeString(folder.resolve("bad.txt"), "tme 60m\n---\n0 strt\n1 lift h22\n");
        Outcome outcome = Cli.run("replay", file.toString());
        assertEquals(2, outcome.exit());
        assertEquals("", outcome.out());
        List<String> lines = outcome.err().lines().toList();
        assertEquals(3, lines.size());
        assertTrue(lines.get(0).startsWith(file + ":1: "), lines::toString);
        assertTrue(lines.get(1).startsWith(file + ":3: "), lines::toString);
        assertTrue(lines.get(2).startsWith(file + ":4: "), lines::toString);
    }

    @Test
    void a_file_that_cannot_be_read_is_one_line(@TempDir Path folder) {
        String missing = folder.resolve("missing.txt").toString();
        assertEquals(new Outcome(2, "", missing + ": there is no such file\n"), Cli.run("replay", missing));
        assertEquals(
                new Outcome(2, "", folder + ": it is a folder, not a file\n"), Cli.run("replay", folder.toString()));
    }

    @Test
    void a_reader_that_has_gone_is_no_failure() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(ONE_MOVE.getBytes(StandardCharsets.UTF_8));
        assertEquals(0, Main.run(new Terminal(in, failing("Broken pipe"), err), "replay", "-"));
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void a_full_disk_is_a_failure() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(ONE_MOVE.getBytes(StandardCharsets.UTF_8));
        assertEquals(1, Main.run(new Terminal(in, failing("No space left on device"), err), "replay", "-"));
        assertEquals("standard output: No space left on device\n", err.toString(StandardCharsets.UTF_8));
    }

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException(why);
            }
        };
    }
}
