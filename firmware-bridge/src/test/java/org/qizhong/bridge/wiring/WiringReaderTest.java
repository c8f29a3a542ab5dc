package org.qizhong.bridge.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.bridge.ChannelMap;

class WiringReaderTest {

    private static final Path FOLDER =
            Path.of("").toAbsolutePath().endsWith("firmware-bridge") ? Path.of("..", "wiring") : Path.of("wiring");

    @ParameterizedTest
    @ValueSource(strings = {"pi-expanders", "pi-registers", "pi-mega", "mega-usb", "polarity", "rfid"})
    void every_build_that_comes_along_can_be_built(String build) throws IOException, WiringException {
        Wiring wiring = WiringReader.read(build, Files.readAllBytes(FOLDER.resolve(build + ".toml")));
        assertEquals(build, wiring.build());
        assertEquals(ChannelMap.straight().rows(), wiring.map().rows());
    }

    /** One thing of a good file is changed; the fault names the line that was changed. */
    @ParameterizedTest
    @CsvFileSource(resources = "unbuildable.txt", delimiter = '|', quoteCharacter = '`')
    void what_cannot_be_built_is_told_with_its_line(String build, String good, String bad, String what)
            throws IOException {
        String text = Files.readString(FOLDER.resolve(build + ".toml"));
        assertTrue(text.contains(good), good);
        List<String> faults = faults(text.replaceFirst(Pattern.quote(good), bad));
        assertTrue(faults.stream().anyMatch(fault -> fault.contains(what)), () -> String.join("\n", faults));
        assertTrue(faults.stream().allMatch(fault -> fault.matches("x\\.toml:[0-9]+: .*")), faults::toString);
    }

    @ParameterizedTest
    @CsvSource({"red-press, red-press is missing", "black-call, black-call is missing", "usb, it needs either port"})
    void what_is_left_out_is_missed(String key, String what) throws IOException {
        String text = Files.readString(FOLDER.resolve("mega-usb.toml"));
        List<String> faults = faults(text.replaceFirst("(?m)^" + key + " .*$", ""));
        assertTrue(faults.stream().anyMatch(fault -> fault.contains(what)), faults::toString);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "12, 95", "89, 94"})
    void another_map_has_another_sum(String from, String to) throws IOException, WiringException {
        String text = Files.readString(FOLDER.resolve("mega-usb.toml"));
        Wiring changed = WiringReader.read("x.toml", swapped(text, from, to).getBytes(StandardCharsets.UTF_8));
        assertNotEquals(ChannelMap.straight().crc(), changed.map().crc());
    }

    private static String swapped(String text, String from, String to) {
        int start = text.indexOf("points");
        int end = text.indexOf("]", start);
        String points = text.substring(start, end)
                .replaceAll("\\b" + from + "\\b", "x")
                .replaceAll("\\b" + to + "\\b", from)
                .replaceAll("\\bx\\b", to);
        return text.substring(0, start) + points + text.substring(end);
    }

    private static List<String> faults(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return assertThrows(WiringException.class, () -> WiringReader.read("x.toml", bytes))
                .faults();
    }
}
