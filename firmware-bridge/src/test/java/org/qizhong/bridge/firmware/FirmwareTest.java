package org.qizhong.bridge.firmware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** The firmware's own tests, in C, and its programs for the microcontroller, where the compilers are installed. */
@Timeout(300)
class FirmwareTest {
    private static final Path SOURCES = Path.of("firmware");
    private static final Path BUILT = Path.of("target", "firmware").toAbsolutePath();

    /** What `make` printed, and whether it liked it. */
    private record Made(List<String> lines, int exit) {
        List<String> starting(String word) {
            return lines.stream().filter(line -> line.startsWith(word + " ")).toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> the_logic_on_this_machine() {
        needs("make", "gcc");
        Made made = make("test");
        List<String> failed = made.starting("FAILED");
        List<String> passed = made.starting("ok");
        if (passed.isEmpty() || (made.exit() != 0 && failed.isEmpty())) {
            fail(String.join("\n", made.lines()));
        }
        return Stream.concat(
                failed.stream().map(line -> dynamicTest(name(line), () -> fail(line))),
                passed.stream().map(line -> dynamicTest(name(line), () -> assertTrue(line.startsWith("ok ")))));
    }

    @Test
    void nothing_from_anywhere_breaks_the_board() {
        needs("make", "gcc");
        Made made = make("fuzz", "FUZZ_RUNS=2000");
        assertEquals(0, made.exit(), () -> String.join("\n", made.lines()));
        assertEquals(3, made.starting("ok").size());
    }

    @Test
    void a_program_for_each_kind_of_sensor() {
        needs("make", "avr-gcc");
        Made made = make("all");
        assertEquals(0, made.exit(), () -> String.join("\n", made.lines()));
        for (String kind : List.of("occupancy", "side", "identity")) {
            assertTrue(Files.exists(BUILT.resolve(kind + ".elf")), kind);
        }
    }

    /** `ok KIND: PART: NAME`, or `FAILED KIND: PART: NAME: PLACE: ...`. */
    private static String name(String line) {
        String[] parts = line.substring(line.indexOf(' ') + 1).split(": ", 4);
        return String.join(": ", Arrays.asList(parts).subList(0, Math.min(3, parts.length)));
    }

    private static Made make(String... arguments) {
        List<String> command = Stream.concat(Stream.of("make", "-s", "BUILD=" + BUILT), Stream.of(arguments))
                .toList();
        try {
            Process process = new ProcessBuilder(command)
                    .directory(SOURCES.toFile())
                    .redirectErrorStream(true)
                    .start();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Made(printed.lines().toList(), process.waitFor());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException ended) {
            throw new IllegalStateException("make was interrupted", ended);
        }
    }

    private static void needs(String... programs) {
        List<String> missing =
                Stream.of(programs).filter(program -> !isInstalled(program)).toList();
        if (missing.isEmpty()) {
            return;
        }
        String why = "the firmware is not tested here: not found: " + String.join(", ", missing);
        if ("required".equals(System.getenv("QIZHONG_FIRMWARE"))) {
            fail(why);
        }
        abort(why);
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
