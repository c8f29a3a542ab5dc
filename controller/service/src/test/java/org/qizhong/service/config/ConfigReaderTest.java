package org.qizhong.service.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.service.live.Source;
import org.qizhong.service.station.Address;
import org.qizhong.service.station.Table;
import org.qizhong.simulator.DemoGame;

class ConfigReaderTest {

    @TempDir
    Path folder;

    @Test
    void an_empty_file_asks_for_nothing() throws ConfigException {
        assertEquals(Config.EMPTY, read(""));
    }

    @Test
    void a_board_takes_every_key_of_a_transcripts_header() throws ConfigException {
        Config config = read("""
                [server]
                host = "0.0.0.0"
                port = 8000

                [[board]]
                name = "第一台"
                rules = "club"
                sensors = "identity"
                natural-limit = 50
                red = "许银川"
                event = "Open #3"
                """);
        assertEquals(new Address("0.0.0.0", 8000), config.address());
        Table table = config.tables().getFirst();
        assertEquals("第一台", table.opening().name());
        assertEquals("club", table.opening().settings().rules().name());
        assertEquals(SensorKind.IDENTITY, table.opening().settings().sensors());
        assertEquals(50, table.opening().settings().limits().naturalRounds());
        assertEquals(Optional.of("Open #3"), table.opening().settings().labels().of(Label.EVENT));
        assertEquals(Source.NONE, table.source());
    }

    @Test
    void a_simulated_board_takes_its_record_from_beside_the_file_and_its_names_may_be_changed()
            throws ConfigException, IOException {
        try (InputStream record = DemoGame.class.getResourceAsStream("demo.pgn")) {
            Files.write(folder.resolve("game.pgn"), record.readAllBytes());
        }
        Config config = read("""
                [[board]]
                simulate = "game.pgn"
                speed = 20
                style = "plain"
                seed = 7
                black = "Somebody"
                """);
        Table table = config.tables().getFirst();
        assertEquals("Table 1", table.opening().name());
        assertEquals(20_000, table.opening().speed().thousandths());
        assertEquals(Optional.of("天机"), table.opening().settings().labels().of(Label.RED));
        assertEquals(
                Optional.of("Somebody"), table.opening().settings().labels().of(Label.BLACK));
    }

    @Test
    void every_fault_is_told_with_its_line_and_what_would_be_right() {
        List<String> faults = faults("""
                colour = "red"
                [server]
                port = "http"
                prt = 1

                [[board]]
                name = "A"
                time = "soon"
                tme = "60m"

                [[board]]
                name = "a"
                sensors = "eyes"
                start = ["x"]

                [[board]]
                simulate = "none.pgn"
                style = "wild"
                speed = 0
                start = "startpos"
                """);
        assertStarts(
                faults,
                ":1: colour: there is no such key here, only board, server",
                ":4: server: prt: there is no such key here, only host, port",
                ":3: server: port: \"http\" is no whole number from 0 to 65535",
                ":9: board 1: tme: there is no header key \"tme\"",
                ":8: board 1: time: \"soon\" is no time control",
                ":14: board 2: start: it must be one line of text or a number",
                ":13: board 2: sensors: \"eyes\" is none of occupancy, side, identity",
                ":18: board 3: style: \"wild\" is none of plain, natural, messy",
                ":20: board 3: start: a simulated game starts where its record does",
                ":19: board 3: speed: a speed lies between 0.001 and 1000",
                ":17: board 3: simulate: ");
    }

    @Test
    void two_boards_may_not_have_one_address() {
        assertStarts(faults("[[board]]\nname = \"A b\"\n[[board]]\nname = \"a-B\"\n"), ":4: board 2: name: another");
    }

    @Test
    void what_is_no_toml_is_told_with_its_line() {
        assertStarts(faults("[server]\nport = \n"), ":2: this is not TOML: ");
        assertStarts(faults("[board]\nname = \"A\"\n"), ":1: board: write [[board]]");
    }

    @Test
    void keys_that_belong_to_a_simulation_need_one() {
        assertStarts(faults("[[board]]\nseed = 3\n"), ":2: board 1: seed: it belongs to a board with simulate");
    }

    private Config read(String text) throws ConfigException {
        return ConfigReader.read(folder.resolve("hall.toml"), text.getBytes(StandardCharsets.UTF_8));
    }

    private List<String> faults(String text) {
        return assertThrows(ConfigException.class, () -> read(text)).faults();
    }

    private void assertStarts(List<String> faults, String... starts) {
        String file = folder.resolve("hall.toml").toString();
        for (String start : starts) {
            assertTrue(
                    faults.stream().anyMatch(fault -> fault.startsWith(file + start)),
                    () -> start + " in\n" + String.join("\n", faults));
        }
        assertEquals(starts.length, faults.size(), () -> String.join("\n", faults));
    }
}
