package org.qizhong.simulator.box;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;

/** The emulated board as a process: commands go in, answers come out, its line is a file. */
final class Box implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final Writer commands;
    private final Path link;

    Box(Path folder, String sensors) throws IOException {
        link = folder.resolve("board");
        Path firmware = Tools.ROOT.resolve("firmware-bridge/target/firmware/" + sensors + ".elf");
        Path board = Tools.ROOT.resolve("simulator/target/board/board");
        process = new ProcessBuilder(
                        List.of(board.toString(), "--sensors", sensors, firmware.toString(), link.toString()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        answers = process.inputReader();
        commands = process.outputWriter();
        assertEquals("ready", answers.readLine());
    }

    Path link() {
        return link;
    }

    void tell(String command) throws IOException {
        commands.write(command + "\n");
        commands.flush();
    }

    String ask(String command) throws IOException {
        tell(command);
        return answers.readLine();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
