package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.service.cli.Cli.Outcome;

class SimulateCommandTest {

    @TempDir
    Path folder;

    private String record = "";

    @BeforeEach
    void write_a_record() {
        record = Records.demo(folder).toString();
    }

    @Test
    void its_transcript_replays_to_the_record() {
        String transcript = Cli.run("simulate", record, "--sensors", "side", "--time", "20m b3x30s")
                .out();
        assertTrue(transcript.contains("\nsensors side\n"), transcript);
        assertTrue(transcript.contains("\ntime 20mb3x30s\n"), transcript);
        Outcome outcome = Cli.runWith(transcript, "replay", "-");
        assertEquals(0, outcome.exit());
        assertEquals(
                81,
                outcome.out()
                        .lines()
                        .filter(line -> line.contains("\"type\":\"move\""))
                        .count());
        assertTrue(outcome.out().contains("\"result\":\"red\",\"reason\":\"checkmate\""), outcome::out);
    }

    @Test
    void the_same_seed_gives_the_same_transcript_and_another_seed_another() {
        assertEquals(Cli.run("simulate", record, "--seed", "7"), Cli.run("simulate", record, "--seed", "7"));
        assertNotEquals(Cli.run("simulate", record, "--seed", "7"), Cli.run("simulate", record, "--seed", "8"));
    }

    @Test
    void a_bad_record_is_refused_with_its_line() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.pgn"), "[Event \"x\"]\n\n1. 帅五进三 炮8平5\n");
        Outcome outcome = Cli.run("simulate", bad.toString());
        assertEquals(2, outcome.exit());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().startsWith(bad + ":3: "), outcome::err);
    }

    @Test
    void a_game_that_the_file_does_not_hold_is_refused() {
        assertEquals(
                new Outcome(2, "", record + ": there is no game 2, the file holds 1\n"),
                Cli.run("simulate", record, "--game", "2"));
    }

    @Test
    void bad_options_are_refused_by_their_names() {
        assertTrue(Cli.run("simulate", record, "--style", "wild").err().startsWith("--style: \"wild\" is none of "));
        assertTrue(
                Cli.run("simulate", record, "--sensors", "eyes").err().startsWith("--sensors: \"eyes\" is none of "));
        assertTrue(
                Cli.run("simulate", record, "--time", "soon").err().startsWith("--time: \"soon\" is no time control"));
    }

    @Test
    void with_cases_the_transcript_holds_what_the_arbiter_enters() {
        String[] command = {"simulate", record, "--cases", "wrong-piece", "--rate", "50", "--noise", "--seed", "3"};
        String transcript = Cli.run(command).out();
        assertTrue(transcript.contains(" waive "), transcript);
        assertEquals(Cli.run(command).out(), transcript);
        assertEquals(
                81,
                Cli.runWith(transcript, "replay", "-")
                        .out()
                        .lines()
                        .filter(line -> line.contains("\"type\":\"move\""))
                        .count());
    }
}
