package org.qizhong.service.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code qizhong wiring}: what is done with the file that a board is built from. */
@Command(
        name = "wiring",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Check and draw the wiring of a board.",
        footer = {
            "",
            "Examples:",
            "  qizhong wiring check wiring/mega-usb.toml",
            "  qizhong wiring draw wiring/mega-usb.toml --side board --to board.svg"
        })
final class WiringCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private WiringCommand() {}

    /** The command with its own commands. */
    static CommandLine line(Terminal terminal) {
        return new CommandLine(new WiringCommand())
                .addSubcommand(new WiringCheckCommand(terminal))
                .addSubcommand(new WiringDrawCommand(terminal));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
