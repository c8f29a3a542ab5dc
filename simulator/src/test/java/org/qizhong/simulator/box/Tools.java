package org.qizhong.simulator.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What builds the firmware and the box. A machine may lack it; where QIZHONG_FIRMWARE is "required" it may not. */
final class Tools {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path EMULATOR = Path.of("/usr/include/simavr/sim_avr.h");
    private static final Path ELF_READER = Path.of("/usr/include/libelf.h");
    private static final List<Path> COMPILERS = List.of(Path.of("/usr/bin/avr-gcc"), Path.of("/usr/bin/make"));

    private Tools() {}

    static void build() throws IOException, InterruptedException {
        boolean all = Files.exists(EMULATOR)
                && Files.exists(ELF_READER)
                && COMPILERS.stream().allMatch(Files::isExecutable);
        assumeTrue(
                all || "required".equals(System.getenv("QIZHONG_FIRMWARE")),
                "skipped: apt-get install make gcc-avr avr-libc libsimavr-dev libelf-dev");
        make("firmware-bridge/firmware");
        make("simulator/board");
    }

    private static void make(String folder) throws IOException, InterruptedException {
        Process make = new ProcessBuilder(
                        "make", "-s", "-C", ROOT.resolve(folder).toString())
                .redirectErrorStream(true)
                .start();
        String told = new String(make.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, make.waitFor(), told);
    }
}
