package org.qizhong.service.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** The command line with all its options: one subcommand for each thing that a person can ask of the program. */
@Command(
        name = "qizhong",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {"An arbiter's clock and board controller for over-the-board xiangqi (棋钟).", ""},
        footer = {"", "\"qizhong COMMAND --help\" shows what a command takes, with examples."})
public final class Shell implements Runnable {

    private final Map<String, Function<Terminal, Object>> commands = new LinkedHashMap<>();
    private final Terminal terminal;
    private final CommandLine line = new CommandLine(this);
    private Optional<Exception> failure = Optional.empty();

    public Shell(Terminal terminal) {
        this.terminal = terminal;
        commands.put("replay", ReplayCommand::new);
        commands.put("why", WhyCommand::new);
        commands.put("sheet", SheetCommand::new);
        commands.put("health", HealthCommand::new);
        commands.put("simulate", SimulateCommand::new);
        commands.put("demo", DemoCommand::new);
        commands.put("serve", ServeCommand::new);
        commands.put("soak", SoakCommand::new);
        commands.put("clock", ClockCommand::new);
        commands.put("perft", PerftCommand::new);
        commands.put("wiring", WiringCommand::line);
        commands.put("hardware", HardwareCommand::line);
    }

    /** Runs one command line. Only the command that was asked for is looked at, because looking at all takes time. */
    public int execute(String... args) {
        if (args.length > 0 && commands.containsKey(args[0])) {
            add(args[0]);
        } else {
            commands.keySet().forEach(this::add);
        }
        line.setOut(terminal.outWriter()).setErr(terminal.errWriter());
        line.setParameterExceptionHandler((refused, _) -> misused(refused));
        line.setExecutionExceptionHandler((failed, _, _) -> {
            failure = Optional.of(failed);
            return CommandLine.ExitCode.SOFTWARE;
        });
        int exit = line.execute(args);
        failure.ifPresent(Shell::pass);
        return exit;
    }

    /** What a command throws is for the caller; the library would only print where it came from. */
    private static void pass(Exception failed) {
        throw failed instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(failed);
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
        return Complaint.EXIT;
    }
}
