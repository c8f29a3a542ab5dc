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
    @CsvSource(
            delimiter = '|',
            value = {
                "mega-usb | red-press = \"D2\" | red-press = \"D3\" | D3 is not where the firmware has it: take D2",
                "mega-usb | red-press = \"D2\" | red-press = \"D3\" | D3 is used for red press already",
                "mega-usb | red-press = \"D2\" | red-press = \"D1\" | D1 is the USB line of the Mega",
                "mega-usb | red-press = \"D2\" | red-press = \"D99\" | D99 is not on a Mega",
                "mega-usb | red-press = \"D2\" | red-press = \"GPIO5\" | there is no [pi] table",
                "mega-usb | red-press = \"D2\" | red-press = \"PB1\" | \"PB1\" is no pin",
                "mega-usb | data = \"D50\" | data = \"D51\" | D51 is not where the firmware has it: take D50",
                "mega-usb | chips = 12 | chips = 11 | 11 chips do not carry 96 channels",
                "mega-usb | bits = 1 | bits = 2 | it takes 24",
                "mega-usb | baud = 115200 | baud = 1200 | is no whole number from 9600 to 500000",
                "mega-usb | usb = \"2341:0042\" | usb = \"Mega\" | is no USB device",
                "mega-usb | 81 82 83 | 80 82 83 | i8 has channel 80, and so has a9",
                "mega-usb | 81 82 83 | 96 82 83 | a9 lies over \"96\"; write a channel from 0 to 95",
                "mega-usb | 81 82 83 | 81 82 | rank 9 has 8 channels; write nine",
                "mega-usb | ma = 400 | ma = 50 | its parts draw",
                "mega-usb | ma = 5 | ma = 25 | 25 mA is too much for a pin: at most 20 mA",
                "mega-usb | ma = 5 | ma = 15 | are too much for the chip: at most 200 mA",
                "mega-usb | debounce-ms = 5 | debounce-ms = 500 | write 1 to 100",
                "mega-usb | active = \"low\" | active = \"high\" | pull up goes with active low",
                "mega-usb | active = \"low\" | activ = \"low\" | there is no such key here",
                "mega-usb | sensors = \"occupancy\" | sensors = \"identity\" | can tell \"occupancy\"",
                "mega-usb | sensors = \"occupancy\" | sensors = \"eyes\" | \"eyes\" is none of occupancy",
                "pi-registers | data = \"GPIO9\" | data = \"GPIO10\" | GPIO10 is not on that bus: take GPIO9",
                "pi-registers | model = \"4b\" | model = \"1b\" | is not on the header of model 1b",
                "pi-registers | model = \"4b\" | model = \"6\" | \"6\" is none of 1b, zero",
                "pi-registers | model = \"4b\" | model = \"other\" | chip is missing",
                "pi-registers | red-press = \"GPIO5\" | red-press = \"GPIO1\" | reserved for the EEPROM of a HAT",
                "pi-registers | red-press = \"GPIO5\" | red-press = \"GPIO28\" | is not on the header of model 4b",
                "pi-registers | ma = 4 | ma = 17 | at most 16 mA",
                "pi-expanders | 0x21, 0x22 | 0x21, 0x21 | 0x21 stands there twice",
                "pi-expanders | 0x21, 0x22 | 0x21, 0x28 | 0x28 is impossible",
                "pi-expanders | , 0x26 | , | they have 84 pins in use, and channel 89",
                "pi-expanders | red-press = \"GPIO5\" | red-press = \"GPIO2\" | GPIO2 is used for expanders",
                "polarity | sensors = \"side\" | sensors = \"occupancy\" | can tell \"side\"",
                "polarity | count = 24 | count = 23 | 23 parts 74HC165 are listed, and 24 are wired",
                "rfid | sensors = \"identity\" | sensors = \"side\" | can tell \"identity\"",
            })
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
