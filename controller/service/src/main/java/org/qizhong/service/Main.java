package org.qizhong.service;

import java.util.function.Supplier;
import org.qizhong.service.cli.Complaint;
import org.qizhong.service.cli.ReplayCommand;
import org.qizhong.service.cli.Shell;
import org.qizhong.service.cli.Terminal;

/** Where the program begins. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(Terminal.standard(), args));
    }

    /** Runs one command line to its end and returns the exit code. */
    public static int run(Terminal terminal, String... args) {
        return ended(
                terminal,
                () -> isPlainReplay(args)
                        ? new ReplayCommand(terminal, args[1]).call()
                        : new Shell(terminal).execute(args));
    }

    /**
     * A replay with nothing but its file needs no reader of options. That reader's classes are too old for the cache
     * that makes the start quick, and replays are started by the thousand.
     */
    private static boolean isPlainReplay(String... args) {
        return args.length == 2
                && args[0].equals("replay")
                && (args[1].equals("-") || !args[1].startsWith("-"))
                && !args[1].startsWith("@");
    }

    /** What was printed reaches its reader, and what cannot be done is said. */
    private static int ended(Terminal terminal, Supplier<Integer> command) {
        try {
            int exit = command.get();
            terminal.close();
            return exit;
        } catch (Complaint complaint) {
            complaint.lines().forEach(terminal::complain);
            return Complaint.EXIT;
        } catch (Terminal.Gone gone) {
            if (gone.isQuiet()) {
                return 0;
            }
            terminal.complain(gone.getMessage());
            return 1;
        }
    }
}
