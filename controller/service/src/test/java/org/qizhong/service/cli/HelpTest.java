package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.service.cli.Cli.Outcome;

class HelpTest {

    @ParameterizedTest
    @ValueSource(strings = {"replay", "why", "sheet", "simulate", "demo", "serve", "soak", "clock", "perft", "wiring"})
    void every_command_explains_itself_with_an_example(String command) {
        Outcome outcome = Cli.run(command, "--help");
        assertEquals(0, outcome.exit());
        assertTrue(outcome.out().contains("Usage: qizhong " + command), outcome::out);
        assertTrue(outcome.out().contains("\n  qizhong " + command), outcome::out);
        assertTrue(Cli.run("--help").out().contains("\n  " + command), "the list of commands names it");
    }

    @Test
    void the_program_says_its_version() {
        assertTrue(Cli.run("--version").out().startsWith("qizhong "));
    }

    @Test
    void without_a_command_it_says_which_there_are() {
        assertEquals(Cli.run("--help"), Cli.run());
    }

    @Test
    void an_unknown_command_is_refused_with_the_way_to_the_help() {
        Outcome outcome = Cli.run("reply");
        assertEquals(2, outcome.exit());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().contains("reply"), outcome::err);
        assertTrue(outcome.err().endsWith("Try \"qizhong --help\".\n"), outcome::err);
    }

    @Test
    void an_unknown_option_is_refused_with_the_way_to_the_commands_help() {
        Outcome outcome = Cli.run("perft", "2", "--dvide");
        assertEquals(2, outcome.exit());
        assertTrue(outcome.err().endsWith("Try \"qizhong perft --help\".\n"), outcome::err);
    }
}
