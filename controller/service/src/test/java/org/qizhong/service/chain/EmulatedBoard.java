package org.qizhong.service.chain;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.qizhong.service.house.House;

/** The board in a box: the firmware of the ATmega2560 in an emulator, behind a serial device. */
final class EmulatedBoard implements AutoCloseable {

    private static final Path PROGRAM = House.root().resolve("simulator/target/board/board");
    private static final Path FIRMWARE = House.root().resolve("firmware-bridge/target/firmware/occupancy.elf");

    private final Process process;
    private final PrintWriter commands;
    private final BufferedReader answers;

    private EmulatedBoard(Process process) throws IOException {
        this.process = process;
        this.commands = new PrintWriter(process.outputWriter(), true);
        this.answers = process.inputReader();
        String first = answers.readLine();
        if (!"ready".equals(first)) {
            throw new IOException("the emulator says " + first);
        }
    }

    /** Skips a test that was not asked for: it takes real time, and a machine that stalls makes the emulator late. */
    static void assumeBuilt() {
        boolean built = Files.isExecutable(PROGRAM) && Files.exists(FIRMWARE);
        boolean asked = System.getProperty("chain") != null || System.getProperty("chain.full") != null;
        Assumptions.assumeTrue(asked, "the whole chain in real time is played on request: -Dchain, or -Dchain.full");
        if (!built) {
            throw new IllegalStateException(
                    "no emulator: make -C firmware-bridge/firmware and make -C simulator/board build it");
        }
    }

    static EmulatedBoard start(Path link) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(PROGRAM.toString(), "--sensors", "occupancy", FIRMWARE.toString(), link.toString());
        return new EmulatedBoard(
                builder.redirectError(ProcessBuilder.Redirect.INHERIT).start());
    }

    void say(String command) {
        commands.println(command);
    }

    /** The worst and the 99th percentile of the emulator's lateness since it was asked last, in microseconds. */
    String late() throws IOException {
        say("lateness");
        return answers.readLine();
    }

    @Override
    public void close() throws IOException {
        say("quit");
        process.destroy();
        answers.close();
    }
}
