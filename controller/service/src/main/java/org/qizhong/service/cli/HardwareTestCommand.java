package org.qizhong.service.cli;

import java.util.concurrent.Callable;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.service.hardware.Assembly;
import org.qizhong.service.hardware.Census;
import org.qizhong.service.hardware.Picture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong hardware test WIRING}: which points and buttons work, and how soon they are heard. */
@Command(
        name = "test",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Listen to a board while a person lifts every piece, carries one over the empty points and",
            "presses every button; then tell which points never changed, which flicker, and how late",
            "a change is heard."
        },
        footer = {"", "Exit code: 0 if every point and both clock buttons work, 1 if not."})
final class HardwareTestCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "WIRING", description = "The wiring file of the board.")
    private String file = "";

    @Option(names = "--seconds", paramLabel = "N", description = "How long (default: 120).")
    private long seconds = 120;

    HardwareTestCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Wiring wiring = HardwareCommand.wiring(file, terminal);
        Picture picture = new Picture(Assembly.map(wiring), wiring.sensors());
        terminal.complain("For " + seconds + " seconds: lift every piece and put it back, put a piece on every empty"
                + " point, press every button.");
        HardwareWatchCommand.Watcher watcher =
                new HardwareWatchCommand.Watcher(seconds * 1_000_000, census -> progress(picture, census));
        Census census = watcher.listen(HardwareCommand.open(wiring));
        picture.report(census).forEach(terminal::print);
        return picture.isWhole(census) ? 0 : 1;
    }

    private void progress(Picture picture, Census census) {
        long tried = picture.map().channels().values().stream()
                .filter(channel -> census.line(channel).changes() > 0)
                .count();
        terminal.complain(tried + " of 90 points; " + String.join("; ", census.news()));
    }
}
