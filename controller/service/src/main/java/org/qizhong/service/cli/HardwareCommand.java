package org.qizhong.service.cli;

import java.util.List;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.bridge.wiring.WiringException;
import org.qizhong.bridge.wiring.WiringReader;
import org.qizhong.service.hardware.Assembly;
import org.qizhong.service.hardware.HardwareException;
import org.qizhong.service.live.LiveClock;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code qizhong hardware}: what is connected to this machine, and whether it works. */
@Command(
        name = "hardware",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Look at the board on the workbench: what is connected, what it shows, whether it works.",
        footer = {
            "",
            "Examples:",
            "  qizhong hardware list",
            "  qizhong hardware watch wiring/mega-usb.toml",
            "  qizhong hardware test wiring/mega-usb.toml --seconds 120",
            "  qizhong hardware calibrate my-board.toml"
        })
final class HardwareCommand implements Runnable {

    static final Ticker TICKER = () -> LiveClock.MACHINE.nanos() / 1_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** The command with its four parts. */
    static CommandLine line(Terminal terminal) {
        return new CommandLine(new HardwareCommand())
                .addSubcommand(new HardwareListCommand(terminal))
                .addSubcommand(new HardwareWatchCommand(terminal))
                .addSubcommand(new HardwareTestCommand(terminal))
                .addSubcommand(new HardwareCalibrateCommand(terminal));
    }

    /** A wiring file, checked. */
    static Wiring wiring(String file, Terminal terminal) {
        try {
            return WiringReader.read(file, Inputs.bytes(file, terminal));
        } catch (WiringException e) {
            throw new Complaint(e.faults());
        }
    }

    /** The devices of a board. */
    static List<Device> open(Wiring wiring) {
        try {
            return Assembly.open(wiring, TICKER);
        } catch (HardwareException e) {
            throw new Complaint(e.getMessage());
        }
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
