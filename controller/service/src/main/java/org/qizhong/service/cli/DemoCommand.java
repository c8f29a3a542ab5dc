package org.qizhong.service.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qizhong.service.live.LiveClock;
import org.qizhong.service.station.Address;
import org.qizhong.service.station.Station;
import org.qizhong.service.station.Table;
import org.qizhong.service.view.Speed;
import org.qizhong.service.web.PortTakenException;
import org.qizhong.simulator.DemoGame;
import org.qizhong.xiangqi.record.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qizhong demo}: a recorded game on the live console, without hardware. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Let simulated hands play a recorded game on a virtual board and show it in the web console.",
            "The page stays after the game ended; Ctrl-C ends the program."
        },
        footer = {
            "",
            "Examples:",
            "  qizhong demo",
            "  qizhong demo --speed 60 --style messy --seed 7",
            "  qizhong demo --game mine.pgn --time '20m b3x30s' --port 8000"
        })
final class DemoCommand implements Callable<Integer> {

    private static final int PORTS_TRIED = 20;

    private final Terminal terminal;

    @Option(names = "--game", paramLabel = "FILE", description = "A game record (default: one that comes along).")
    private Optional<String> file = Optional.empty();

    @Option(
            names = "--speed",
            paramLabel = "X",
            description = "How much faster than the world the game's time runs (default: 10).")
    private String speed = "10";

    @Option(
            names = "--port",
            paramLabel = "P",
            description = "Where to listen (default: 7090, or the next free one; 0: any free one).")
    private Optional<Integer> port = Optional.empty();

    @Mixin
    private GameOptions options = new GameOptions();

    DemoCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        GameRecord record =
                file.map(name -> GameOptions.record(name, 1, terminal)).orElseGet(DemoGame::record);
        Table table = Table.simulated("Demo", options.simulation(record), factor());
        try (Station station = open(table)) {
            terminal.print("The game is shown at "
                    + Address.DEFAULT.url(station.port()) + "boards/"
                    + table.opening().id());
            terminal.print("Press Ctrl-C to end.");
            terminal.flush();
            Patience.untilInterrupted();
        }
        return 0;
    }

    private Speed factor() {
        try {
            return Speed.parse(speed);
        } catch (IllegalArgumentException e) {
            throw new Complaint("--speed: " + e.getMessage());
        }
    }

    /** A port that somebody asked for is taken or refused; the usual one may give way to its neighbours. */
    private Station open(Table table) {
        int first = port.orElse(Address.DEFAULT_PORT);
        int last = port.isPresent() ? first : first + PORTS_TRIED;
        for (int next = first; next < last; next++) {
            try {
                return open(table, next);
            } catch (PortTakenException _) {
                terminal.complain("Port " + next + " is taken; trying the next one.");
            }
        }
        try {
            return open(table, last);
        } catch (PortTakenException e) {
            throw new Complaint("--port: " + e.getMessage() + ". Choose another one, or --port 0 for any free one.");
        }
    }

    private static Station open(Table table, int port) {
        try {
            return Station.open(Address.DEFAULT.with(port), List.of(table), LiveClock.MACHINE);
        } catch (IllegalArgumentException e) {
            throw new Complaint("--port: " + e.getMessage());
        }
    }
}
