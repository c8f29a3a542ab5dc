package org.qizhong.service.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;

/** Reads what a command line names. */
final class Inputs {

    private Inputs() {}

    /** The bytes of a file; {@code -} is standard input. */
    static byte[] bytes(String file, Terminal terminal) {
        try {
            return file.equals("-") ? terminal.in().readAllBytes() : Files.readAllBytes(path(file));
        } catch (IOException e) {
            throw new Complaint(file + ": " + why(e, file));
        }
    }

    /** A transcript; a malformed one is refused with every fault and its line. */
    static Transcript transcript(String file, Terminal terminal) {
        try {
            return TranscriptReader.read(bytes(file, terminal));
        } catch (TranscriptException e) {
            throw new Complaint(e.faults().stream()
                    .map(fault -> file + ":" + fault.line() + ": " + fault.what())
                    .toList());
        }
    }

    static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new Complaint(file + ": this cannot be a file: " + e.getReason());
        }
    }

    private static String why(IOException failed, String file) {
        return switch (failed) {
            case NoSuchFileException _ -> "there is no such file";
            case AccessDeniedException _ -> "it may not be read by this user";
            default -> Files.isDirectory(path(file)) ? "it is a folder, not a file" : failed.getMessage();
        };
    }
}
