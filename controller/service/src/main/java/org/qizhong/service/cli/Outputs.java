package org.qizhong.service.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Writes the files that a command line names. */
final class Outputs {

    private Outputs() {}

    /** Writes a new file, whole or not at all: nobody who looks at it, at any moment, finds half of it. */
    static void write(String file, String text) {
        Path target = Inputs.path(file).toAbsolutePath();
        if (Files.exists(target)) {
            throw exists(file);
        }
        try {
            Path draft = Files.createTempFile(target.getParent(), ".qizhong-", ".draft");
            try {
                Files.writeString(draft, text);
                Files.move(draft, target);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (FileAlreadyExistsException e) {
            throw exists(file);
        } catch (IOException e) {
            throw new Complaint(file + ": " + why(e));
        }
    }

    /** A sheet may have been signed: what is there stays. */
    private static Complaint exists(String file) {
        return new Complaint(file + ": this file is there already, and is not overwritten; choose another name");
    }

    private static String why(IOException failed) {
        return switch (failed) {
            case NoSuchFileException _ -> "there is no folder for it";
            case AccessDeniedException _ -> "it may not be written by this user";
            default -> failed.getMessage();
        };
    }
}
