package org.qizhong.service.house;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One run of the launcher: a process with its two outputs. */
final class Run {
    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final BufferedReader errors;

    private Run(Process process) {
        this.process = process;
        this.errors = process.errorReader();
    }

    /** The environment is empty but for what the launcher needs, so that no JDK of this machine is found first. */
    static Run start(Checkout checkout, String... command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.directory(checkout.path("elsewhere").toFile());
        builder.environment().clear();
        builder.environment().put("PATH", checkout.path("bin") + ":/usr/bin:/bin");
        builder.environment().put("HOME", checkout.path("user").toString());
        builder.environment().put("QIZHONG_JAVA_HOME", checkout.path("jdk").toString());
        checkout.write("elsewhere/file", "");
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            return new Run(process);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void awaitError(String part) {
        try {
            String line = errors.readLine();
            while (line != null && !line.contains(part)) {
                line = errors.readLine();
            }
            if (line == null) {
                fail("the launcher never said: " + part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int exit() {
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                fail("the launcher did not end");
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    List<String> output() {
        return process.inputReader().lines().toList();
    }

    String errors() {
        return String.join("\n", errors.lines().toList());
    }
}
