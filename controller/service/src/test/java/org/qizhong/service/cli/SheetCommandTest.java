package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.service.cli.Cli.Outcome;

class SheetCommandTest {

    private static final String ONE_MOVE = """
            red 甲
            ---
            0      start
            7.412  lift h2
            8.020  place e2
            8.331  press red
            20     resign black
            """;

    @Test
    void without_options_it_is_chinese_text() {
        Outcome outcome = Cli.runWith(ONE_MOVE, "sheet", "-");
        assertEquals(0, outcome.exit());
        assertEquals("", outcome.err());
        assertTrue(outcome.out().contains("象棋对局记录表\n"), outcome::out);
        assertTrue(outcome.out().contains("  1.  炮二平五 炮25      0:08  1:00:21"), outcome::out);
    }

    @Test
    void each_format_has_its_own_look() {
        assertTrue(Cli.runWith(ONE_MOVE, "sheet", "-", "--as", "html").out().startsWith("<!doctype html>\n"));
        assertTrue(Cli.runWith(ONE_MOVE, "sheet", "-", "--as", "pgn").out().startsWith("[Game \"Chinese Chess\"]\n"));
        assertTrue(Cli.runWith(ONE_MOVE, "sheet", "-", "--as", "dhtmlxq").out().startsWith("[DhtmlXQ]\n"));
        assertTrue(Cli.runWith(ONE_MOVE, "sheet", "-", "--lang", "en").out().contains("Xiangqi score sheet\n"));
    }

    @Test
    void what_is_written_for_other_programs_can_be_played_again() {
        for (String format : List.of("pgn", "dhtmlxq")) {
            String record = Cli.runWith(ONE_MOVE, "sheet", "-", "--as", format).out();
            Outcome again = Cli.runWith(record, "simulate", "-", "--style", "plain");
            assertTrue(again.out().contains("lift h2"), again::err);
            assertTrue(again.out().contains("resign black"), again::out);
        }
    }

    @Test
    void an_unknown_format_or_language_is_refused_with_those_there_are() {
        assertEquals(
                new Outcome(2, "", "--as: \"pdf\" is none of text, html, pgn, dhtmlxq\n"),
                Cli.runWith(ONE_MOVE, "sheet", "-", "--as", "pdf"));
        assertEquals(
                new Outcome(2, "", "--lang: \"de\" is none of zh, en\n"),
                Cli.runWith(ONE_MOVE, "sheet", "-", "--lang", "de"));
    }

    @Test
    void a_malformed_file_is_refused_as_by_replay() {
        String bad = "tme 60m\n---\n0 strt\n";
        Outcome outcome = Cli.runWith(bad, "sheet", "-");
        assertEquals(Cli.runWith(bad, "replay", "-"), outcome);
        assertEquals(2, outcome.exit());
    }

    @Test
    void a_file_is_written_whole_and_never_over_another(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("表.txt");
        Outcome first = Cli.runWith(ONE_MOVE, "sheet", "-", "--out", file.toString());
        assertEquals(new Outcome(0, "", ""), first);
        assertEquals(Cli.runWith(ONE_MOVE, "sheet", "-").out(), Files.readString(file));
        Outcome second = Cli.runWith(ONE_MOVE, "sheet", "-", "--as", "html", "--out", file.toString());
        assertEquals(
                new Outcome(
                        2, "", file + ": this file is there already, and is not overwritten; choose another name\n"),
                second);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList(), "no draft is left behind");
        }
    }

    @Test
    void a_file_that_cannot_be_written_is_one_line(@TempDir Path folder) {
        String file = folder.resolve("missing").resolve("sheet.txt").toString();
        assertEquals(
                new Outcome(2, "", file + ": there is no folder for it\n"),
                Cli.runWith(ONE_MOVE, "sheet", "-", "--out", file));
    }
}
