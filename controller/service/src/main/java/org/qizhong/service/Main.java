package org.qizhong.service;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.qizhong.service.cli.Complaint;
import org.qizhong.service.cli.DemoCommand;
import org.qizhong.service.cli.PerftCommand;
import org.qizhong.service.cli.ReplayCommand;
import org.qizhong.service.cli.ServeCommand;
import org.qizhong.service.cli.SimulateCommand;
import org.qizhong.service.cli.SoakCommand;
import org.qizhong.service.cli.Terminal;
import org.qizhong.service.cli.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** The command line: one subcommand for each thing that a person can ask of the program. */
@Command(
        name = "qizhong",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {"An arbiter's clock and board controller for over-the-board xiangqi (棋钟).", ""},
        footer = {"", "\"qizhong COMMAND --help\" shows what a command takes, with examples."})
public final class Main implements Runnable {

    private final Map<String, Function<Terminal, Object>> commands = new LinkedHashMap<>();
    private final Terminal terminal;
    private final CommandLine line = new CommandLine(this);

    private Main(Terminal terminal) {
        this.terminal = terminal;
        commands.put("replay", ReplayCommand::new);
        commands.put("simulate", SimulateCommand::new);
        commands.put("demo", DemoCommand::new);
        commands.put("serve", ServeCommand::new);
        commands.put("soak", SoakCommand::new);
        commands.put("perft", PerftCommand::new);
    }

    public static void main(String[] args) {
        System.exit(run(Terminal.standard(), args));
    }

    /** Runs one command line to its end and returns the exit code. */
    public static int run(Terminal terminal, String... args) {
        return new Main(terminal).execute(args);
    }

    /** Only the command that was asked for is looked at, because looking at all of them takes a third of the start. */
    private int execute(String... args) {
        if (args.length > 0 && commands.containsKey(args[0])) {
            add(args[0]);
        } else {
            commands.keySet().forEach(this::add);
        }
        line.setOut(terminal.outWriter()).setErr(terminal.errWriter());
        line.setParameterExceptionHandler((refused, _) -> misused(refused));
        line.setExecutionExceptionHandler((failed, _, _) -> failed(failed));
        int exit = line.execute(args);
        try {
            terminal.close();
            return exit;
        } catch (Terminal.Gone gone) {
            return ended(gone);
        }
    }

    private void add(String name) {
        line.addSubcommand(name, commands.get(name).apply(terminal));
    }

    @Override
    public void run() {
        line.usage(line.getOut());
    }

    private int misused(ParameterException refused) {
        CommandLine command = refused.getCommandLine();
        terminal.complain(refused.getMessage());
        CommandLine.UnmatchedArgumentException.printSuggestions(refused, terminal.errWriter());
        terminal.complain("Try \"" + command.getCommandSpec().qualifiedName() + " --help\".");
        return CommandLine.ExitCode.USAGE;
    }

    private int failed(Exception failed) throws Exception {
        if (failed instanceof Complaint complaint) {
            complaint.lines().forEach(terminal::complain);
            return CommandLine.ExitCode.USAGE;
        }
        if (failed instanceof Terminal.Gone gone) {
            return ended(gone);
        }
        throw failed;
    }

    private int ended(Terminal.Gone gone) {
        if (gone.isQuiet()) {
            return CommandLine.ExitCode.OK;
        }
        terminal.complain(gone.getMessage());
        return CommandLine.ExitCode.SOFTWARE;
    }
}
