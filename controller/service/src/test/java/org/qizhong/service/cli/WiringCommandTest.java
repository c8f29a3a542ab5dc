package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.service.cli.Cli.Outcome;
import org.qizhong.service.house.House;

class WiringCommandTest {

    private static final Path MEGA = House.root().resolve("wiring/mega-usb.toml");

    @Test
    void a_board_that_can_be_built_is_told_in_a_line() throws IOException {
        Outcome told = Cli.runWith(Files.readString(MEGA), "wiring", "check", "-");
        assertEquals(0, told.exit(), told::err);
        assertEquals(
                "-: Arduino Mega alone, by USB to any computer; occupancy, 90 points, 6 buttons, map 7956dbdc\n",
                told.out());
    }

    @Test
    void what_cannot_be_built_is_told_with_its_line() throws IOException {
        String broken = Files.readString(MEGA).replace("red-press = \"D2\"", "red-press = \"D99\"");
        for (String command : new String[] {"check", "draw"}) {
            Outcome refused = Cli.runWith(broken, "wiring", command, "-");
            assertEquals(2, refused.exit());
            assertTrue(refused.err().matches("(?s)-:[0-9]+: buttons: red-press: D99 is not on a Mega.*"), refused::err);
        }
    }

    @ParameterizedTest
    @CsvSource({"board, Red", "header, red press"})
    void a_drawing_can_be_printed_or_written(String side, String words, @TempDir Path folder) throws IOException {
        Outcome drawn = Cli.run("wiring", "draw", MEGA.toString(), "--side", side);
        assertEquals(0, drawn.exit(), drawn::err);
        assertTrue(drawn.out().startsWith("<svg ") && drawn.out().contains(words), drawn::out);
        Path file = folder.resolve("drawing.svg");
        assertEquals(
                0,
                Cli.run("wiring", "draw", MEGA.toString(), "--side", side, "--to", file.toString())
                        .exit());
        assertEquals(drawn.out(), Files.readString(file));
    }

    @Test
    void a_board_has_two_sides() {
        Outcome refused = Cli.run("wiring", "draw", MEGA.toString(), "--side", "back");
        assertEquals("--side: \"back\" is none of board, header\n", refused.err());
        assertEquals(2, refused.exit());
    }
}
