package org.qizhong.service.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.qizhong.service.Main;

/** Runs the program inside the test, with streams that are looked at afterwards. */
final class Cli {

    private Cli() {}

    /** What a command line came to. */
    record Outcome(int exit, String out, String err) {}

    static Outcome run(String... args) {
        return runWith("", args);
    }

    static Outcome runWith(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int exit = Main.run(new Terminal(in, out, err), args);
        return new Outcome(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
