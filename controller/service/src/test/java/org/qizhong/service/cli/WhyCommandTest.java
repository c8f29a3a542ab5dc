package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.service.cli.Cli.Outcome;

class WhyCommandTest {

    private static final String ONE_MOVE = """
            time 60m+30s
            ---
            0      start
            7.412  lift h2
            8.020  place e2
            8.331  press red
            """;

    @Test
    void it_speaks_chinese_unless_asked_for_english() {
        Outcome chinese = Cli.runWith(ONE_MOVE, "why", "-");
        assertEquals(0, chinese.exit());
        assertTrue(chinese.out().startsWith("-，8.331 秒时\n"), chinese::out);
        assertEquals(chinese, Cli.runWith(ONE_MOVE, "why", "-", "--lang", "zh"));
        Outcome english = Cli.runWith(ONE_MOVE, "why", "-", "--lang", "en");
        assertTrue(english.out().startsWith("- at 8.331 s\n"), english::out);
    }

    @Test
    void the_moment_may_lie_anywhere_before_the_end() {
        Outcome before = Cli.runWith(ONE_MOVE, "why", "-", "--lang", "en", "--at", "8.3");
        assertTrue(before.out().startsWith("- at 8.3 s\n"), before::out);
        assertTrue(before.out().contains("No moves yet"), before::out);
        assertTrue(before.out().contains("Red 59:51.7"), before::out);
        assertEquals(0, Cli.runWith(ONE_MOVE, "why", "-", "--at", "0").exit());
        assertEquals(0, Cli.runWith(ONE_MOVE, "why", "-", "--at", "8.331").exit());
    }

    @Test
    void as_many_decisions_are_told_as_are_asked_for() {
        assertTrue(Cli.runWith(ONE_MOVE, "why", "-", "--lang", "en", "--last", "2")
                .out()
                .contains("\nDecisions: the last 2 of 6\n"));
        assertTrue(
                Cli.runWith(ONE_MOVE, "why", "-", "--lang", "en", "--all").out().contains("\nDecisions: all 6\n"));
        assertFalse(Cli.runWith(ONE_MOVE, "why", "-", "--lang", "en", "--last", "0")
                .out()
                .contains("Ply 1, Red h2e2"));
    }

    @Test
    void an_empty_game_has_a_moment_too() {
        Outcome outcome = Cli.runWith("---\n", "why", "-", "--lang", "en");
        assertEquals(0, outcome.exit());
        assertTrue(outcome.out().contains("Waiting for the arbiter to start"), outcome::out);
        assertTrue(outcome.out().endsWith("\nDecisions: none yet\n"), outcome::out);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --at   | 8,3    | --at: "8,3" is no time: it must be seconds with at most six decimals, such as 12.345
            --at   | -1     | --at: "-1" is no time: it must be seconds with at most six decimals, such as 12.345
            --at   | 8.3311 | --at: 8.3311 is after the last line of -, which is at 8.331
            --lang | fr     | --lang: "fr" is none of zh, en
            --last | -1     | --last: -1 is less than nothing
            """)
    void an_option_that_cannot_be_is_refused(String option, String value, String complaint) {
        assertEquals(new Outcome(2, "", complaint + "\n"), Cli.runWith(ONE_MOVE, "why", "-", option + "=" + value));
    }

    @Test
    void a_bad_file_is_refused_as_a_replay_refuses_it(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.txt"), "tme 60m\n---\n0 strt\n");
        Outcome outcome = Cli.run("why", file.toString());
        assertEquals(2, outcome.exit());
        assertEquals(Cli.run("replay", file.toString()), outcome);
        String missing = folder.resolve("missing").toString();
        assertEquals(Cli.run("replay", missing), Cli.run("why", missing));
    }
}
