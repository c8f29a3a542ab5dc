package org.qizhong.service.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.bridge.wiring.WiringDrawing;
import org.qizhong.bridge.wiring.WiringException;
import org.qizhong.bridge.wiring.WiringReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong wiring draw FILE}: a picture of what is soldered where. */
@Command(
        name = "draw",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Draw a board's wiring as SVG.",
        footer = {
            "",
            "Exit code: 0; 2 if the file cannot be read or something in it cannot be built.",
            "",
            "Examples:",
            "  qizhong wiring draw wiring/mega-usb.toml --side header --to header.svg"
        })
final class WiringDrawCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A wiring file; - is standard input.")
    private String file = "";

    @Option(names = "--side", paramLabel = "SIDE", description = "board (default), the points; header, the pins.")
    private String side = "board";

    @Option(
            names = "--to",
            paramLabel = "OUT",
            description = "Write a file instead. One that is there already is not overwritten.")
    private Optional<String> out = Optional.empty();

    WiringDrawCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        WiringDrawing.Side looked = Stream.of(WiringDrawing.Side.values())
                .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(side))
                .findFirst()
                .orElseThrow(() -> new Complaint("--side: \"" + side + "\" is none of board, header"));
        String drawing = WiringDrawing.of(wiring(), looked);
        if (out.isPresent()) {
            Outputs.write(out.get(), drawing);
        } else {
            drawing.lines().forEach(terminal::print);
        }
        return 0;
    }

    private Wiring wiring() {
        try {
            return WiringReader.read(file, Inputs.bytes(file, terminal));
        } catch (WiringException e) {
            throw new Complaint(e.faults());
        }
    }
}
