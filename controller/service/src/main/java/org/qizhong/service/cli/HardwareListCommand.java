package org.qizhong.service.cli;

import java.util.List;
import org.qizhong.bridge.gpio.kernel.Chip;
import org.qizhong.bridge.serial.SerialDriver;
import picocli.CommandLine.Command;

/** {@code qizhong hardware list}: the serial ports and the chips with pins that this machine has. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Name the serial ports and the chips with pins that this machine has.")
final class HardwareListCommand implements Runnable {

    private final Terminal terminal;

    HardwareListCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        List<SerialDriver.Port> ports = SerialDriver.ports();
        terminal.print(ports.isEmpty() ? "No serial port: plug a board in." : "Serial ports:");
        ports.forEach(port -> terminal.print("  " + port.path() + "  " + port.description()
                + port.usb().map(usb -> "  " + usb).orElse("")));
        List<String> chips = Chip.all();
        terminal.print(chips.isEmpty() ? "No chip with pins (gpiochip)." : "Chips with pins:");
        chips.forEach(chip -> terminal.print("  " + chip));
    }
}
