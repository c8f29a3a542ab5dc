package org.qizhong.referee.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.qizhong.referee.Story;

/** A program that reads one transcript and writes what the referee says to it. */
final class Reprint {

    private Reprint() {}

    /** Reads the file that is named first and writes the one that is named second. */
    public static void main(String[] files) throws IOException {
        Files.write(
                Path.of(files[1]), Story.of(Files.readString(Path.of(files[0]))).lines());
    }
}
