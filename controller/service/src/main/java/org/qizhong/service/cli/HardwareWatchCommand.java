package org.qizhong.service.cli;

import java.util.List;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.service.hardware.Assembly;
import org.qizhong.service.hardware.Bench;
import org.qizhong.service.hardware.Census;
import org.qizhong.service.hardware.Picture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong hardware watch WIRING}: every point and every button, as they are now. */
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Show every point and every button of a board as they change, until Ctrl-C.")
final class HardwareWatchCommand implements Runnable {

    /** Puts what follows in the place of what a terminal shows. */
    private static final String CLEAR = "\u001b[H\u001b[2J";

    private final Terminal terminal;

    @Parameters(paramLabel = "WIRING", description = "The wiring file of the board.")
    private String file = "";

    @Option(names = "--seconds", paramLabel = "N", description = "How long (default: until Ctrl-C).")
    private long seconds = Long.MAX_VALUE / 1_000_000;

    @Option(names = "--lines", description = "One picture after the other, for a file or a pipe.")
    private boolean inLines;

    HardwareWatchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Wiring wiring = HardwareCommand.wiring(file, terminal);
        Picture picture = new Picture(Assembly.map(wiring), wiring.sensors());
        Watcher watcher = new Watcher(seconds * 1_000_000, census -> show(picture.lines(census)));
        watcher.listen(HardwareCommand.open(wiring));
    }

    private void show(List<String> lines) {
        terminal.print((inLines ? "" : CLEAR) + String.join("\n", lines));
        terminal.flush();
    }

    /** Listens for a while, and shows what changed. */
    static final class Watcher implements Bench.Listener {

        /** Shows a board. */
        @FunctionalInterface
        interface Show {
            void show(Census census);
        }

        private final long micros;
        private final Show show;
        private final long start = HardwareCommand.TICKER.micros();
        private Census census = Census.EMPTY;
        private boolean news = true;

        Watcher(long micros, Show show) {
            this.micros = micros;
            this.show = show;
        }

        Census listen(List<org.qizhong.bridge.Device> devices) {
            try {
                new Bench(devices, HardwareCommand.TICKER).listen(this);
            } finally {
                devices.forEach(org.qizhong.bridge.Device::close);
            }
            return census;
        }

        @Override
        public void heard(Signal signal, long now) {
            census = census.heard(signal, now);
            news = true;
        }

        @Override
        public boolean at(long now) {
            if (news) {
                show.show(census);
                news = false;
            }
            return now - start < micros;
        }
    }
}
