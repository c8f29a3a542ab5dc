package org.qizhong.service.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.qizhong.simulator.DemoGame;

/** Record files for tests. */
final class Records {

    private Records() {}

    /** The record that comes with the program, as a file. */
    static Path demo(Path folder) {
        try (InputStream record = DemoGame.class.getResourceAsStream("demo.pgn")) {
            Path file = folder.resolve("demo.pgn");
            Files.write(file, record.readAllBytes());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
