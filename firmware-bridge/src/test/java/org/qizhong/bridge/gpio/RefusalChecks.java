package org.qizhong.bridge.gpio;

/** What the kernel refuses is named, with what would put it right. */
final class RefusalChecks {
    private static final int HELD_BY_A_DRIVER = 7;
    private static final int FREE = 23;

    private RefusalChecks() {}

    static void refused(Verdicts verdicts) {
        verdicts.check(
                "a chip that is not there is named, and those that are",
                () -> message("pinctrl-rp1", 2, "pinctrl-rp1", GpioKernelChecks.CHIP, GpioKernelChecks.OTHER_CHIP));
        verdicts.check(
                "an impossible line is named, and the possible ones",
                () -> message(GpioKernelChecks.CHIP, 54, "54", "0 to 53"));
        verdicts.check(
                "who holds a busy line is named",
                () -> message(GpioKernelChecks.CHIP, HELD_BY_A_DRIVER, "line 7", "spi0-cs"));
        verdicts.check("so is this program, when it runs twice", () -> {
            try (Watched _ = Watched.lines(GpioKernelChecks.CHIP, FREE)) {
                return message(GpioKernelChecks.CHIP, FREE, "line 23", "qizhong-buttons");
            }
        });
        verdicts.check("a line is free again when it was given back", () -> {
            Watched.lines(GpioKernelChecks.CHIP, FREE).close();
            Watched.lines(GpioKernelChecks.CHIP, FREE).close();
            return "";
        });
    }

    static void forbidden(Verdicts verdicts) {
        verdicts.check(
                "a user outside the group is told how to get into it",
                () -> message(GpioKernelChecks.CHIP, FREE, "gpiochip", "usermod -aG gpio"));
    }

    /** What is said when the line is asked for; it must name all of these. */
    private static String message(String chip, int line, String... named) throws Exception {
        String said;
        try (Watched _ = Watched.lines(chip, line)) {
            throw new IllegalStateException("was not refused");
        } catch (java.io.IOException | com.pi4j.io.exception.IOException e) {
            said = e.getMessage();
        }
        for (String name : named) {
            Verdicts.must(said.contains(name), "does not name " + name + ": " + said);
        }
        return said;
    }
}
