package org.qizhong.service.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qizhong.service.config.Config;
import org.qizhong.service.config.ConfigException;
import org.qizhong.service.config.ConfigReader;
import org.qizhong.service.hardware.HardwareException;
import org.qizhong.service.live.LiveClock;
import org.qizhong.service.station.Station;
import org.qizhong.service.web.PortTakenException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code qizhong serve}: the web console for the boards of a configuration. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Run the boards of a configuration and show them in the web console, until Ctrl-C.",
            "Without --config it reads qizhong.toml in the current folder; without that file it serves",
            "the console on this machine alone, with no boards, and says how to write one."
        },
        footer = {
            "",
            "A configuration:",
            "  [server]",
            "  host = \"127.0.0.1\"          # 0.0.0.0 shows the boards to the whole network",
            "  port = 7090",
            "",
            "  [[board]]",
            "  name = \"Table 1\"            # and any key of a transcript's header: rules, time,",
            "  red = \"...\"                 # sensors, enforce, red, black, event, round ...",
            "  simulate = \"game.pgn\"       # relative to the configuration's folder",
            "  style = \"natural\"           # also game = 1, seed = 1, speed = 1",
            "",
            "  [[board]]",
            "  name = \"Table 2\"",
            "  wiring = \"mega-usb.toml\"    # a real board, as its wiring file says",
            "",
            "Examples:",
            "  qizhong serve",
            "  qizhong serve --config hall.toml"
        })
final class ServeCommand implements Callable<Integer> {

    private static final Path USUAL = Path.of("qizhong.toml");

    private final Terminal terminal;

    @Option(names = "--config", paramLabel = "FILE", description = "The configuration (default: qizhong.toml).")
    private Optional<String> file = Optional.empty();

    ServeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Config config = config();
        if (config.tables().isEmpty()) {
            terminal.complain("No boards are configured; \"qizhong serve --help\" shows how to write " + USUAL + ".");
        }
        try (Station station = Station.open(config.address(), config.tables(), LiveClock.MACHINE)) {
            terminal.print("The console is served at " + config.address().url(station.port()));
            terminal.print("Press Ctrl-C to end.");
            terminal.flush();
            Patience.untilInterrupted();
        } catch (PortTakenException e) {
            throw new Complaint(
                    e.getMessage() + ". Write another port under [server], or end the program that has it.");
        } catch (HardwareException e) {
            throw new Complaint(e.getMessage());
        }
        return 0;
    }

    private Config config() {
        Path path = file.map(Inputs::path).orElse(USUAL);
        if (file.isEmpty() && !Files.exists(path)) {
            return Config.EMPTY;
        }
        try {
            return ConfigReader.read(path, Inputs.bytes(path.toString(), terminal));
        } catch (ConfigException e) {
            throw new Complaint(e.faults());
        }
    }
}
