package org.qizhong.bridge.gpio;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The checks that simulator/board/gpio-kernel.sh runs in the machine that it emulates: a program and no unit test, since
 * no ordinary machine has such chips. Each check prints one line, beginning with pass, FAIL or skip.
 */
public final class GpioKernelChecks {
    static final String CHIP = "pinctrl-bcm2835";
    static final String OTHER_CHIP = "some-other-chip";

    private GpioKernelChecks() {}

    /**
     * Runs them.
     *
     * @param args all or forbidden, the folder of the wires' ends, the device of the I²C stub
     */
    public static void main(String[] args) throws Exception {
        Verdicts verdicts = new Verdicts();
        verdicts.check("an ordinary user runs this", GpioKernelChecks::user);
        Fingers fingers = new Fingers(Path.of(args[1]));
        if (args[0].equals("forbidden")) {
            RefusalChecks.forbidden(verdicts);
        } else {
            RefusalChecks.refused(verdicts);
            new EdgeChecks(fingers).run(verdicts);
            new DriverChecks(fingers, Path.of(args[2])).run(verdicts);
        }
        System.exit(verdicts.allPassed() ? 0 : 1);
    }

    private static String user() throws Exception {
        String ids = Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("Uid:") || line.startsWith("Groups:"))
                .reduce("", (all, line) -> all + line.replace('\t', ' ').strip() + " ");
        Verdicts.must(!ids.contains("Uid: 0 "), ids);
        return ids;
    }
}
