package org.qizhong.service.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.bridge.wiring.WiringException;
import org.qizhong.bridge.wiring.WiringReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code qizhong wiring check FILE…}: whether a board can be built as its file says. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Tell whether boards can be built as their files say.",
        footer = {
            "",
            "Exit code: 0; 2 if a file cannot be read or something in it cannot be built.",
            "",
            "Examples:",
            "  qizhong wiring check wiring/mega-usb.toml"
        })
final class WiringCheckCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Wiring files; - is standard input.")
    private List<String> files = List.of();

    WiringCheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<String> faults = new ArrayList<>();
        for (String file : files) {
            try {
                Wiring wiring = WiringReader.read(file, Inputs.bytes(file, terminal));
                terminal.print(file + ": " + summary(wiring));
            } catch (WiringException e) {
                faults.addAll(e.faults());
            }
        }
        if (!faults.isEmpty()) {
            throw new Complaint(faults);
        }
        return 0;
    }

    private static String summary(Wiring wiring) {
        String sensors = wiring.sensors().name().toLowerCase(Locale.ROOT);
        return String.format(
                Locale.ROOT,
                "%s; %s, 90 points, %d buttons, map %08x",
                wiring.title(),
                sensors,
                wiring.buttons().pins().size(),
                wiring.map().crc());
    }
}
