package org.qizhong.bridge.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The serial ports of this machine. */
final class Ports {

    private static final int BITS = 8;
    /** How long a read waits, in milliseconds: the platform rounds it to tenths of a second. */
    private static final int PATIENCE = 100;

    private Ports() {}

    /** What there is; ports that are not of this machine's hardware are not listed by the system. */
    static List<SerialDriver.Port> all() {
        return Stream.of(SerialPort.getCommPorts())
                .map(port -> new SerialDriver.Port(
                        port.getSystemPortPath(),
                        port.getDescriptivePortName(),
                        port.getVendorID() < 0
                                ? Optional.empty()
                                : Optional.of(new PortName.Usb(
                                        port.getVendorID(),
                                        port.getProductID(),
                                        Optional.ofNullable(port.getSerialNumber())))))
                .toList();
    }

    /**
     * Opens a port. A link is resolved each time, so that a board that comes back under another number is found.
     *
     * @throws PortException if there is none, it may not be opened, or another program has it
     */
    static SerialPort open(PortName name, int baud) throws PortException {
        String path = path(name);
        checkAccess(name, path);
        SerialPort port = port(name, path);
        port.setComPortParameters(baud, BITS, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
        port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, PATIENCE, 0);
        if (!port.openPort()) {
            throw new PortException(name + " is in use: end the program that has it (\"fuser " + path + "\" names it)");
        }
        return port;
    }

    private static SerialPort port(PortName name, String path) throws PortException {
        try {
            return SerialPort.getCommPort(path);
        } catch (SerialPortInvalidPortException _) {
            throw new PortException(
                    name + " is no serial port, or has just gone: \"qizhong hardware list\" shows them");
        }
    }

    private static void checkAccess(PortName name, String path) throws PortException {
        Path file = Path.of(path);
        if (!Files.exists(file)) {
            throw new PortException(
                    name + " is not there: plug the board in; \"qizhong hardware list\" shows the ports");
        }
        if (!Files.isReadable(file) || !Files.isWritable(file)) {
            throw new PortException(name + " may not be opened: put this user into the group dialout"
                    + " (\"sudo usermod -aG dialout $USER\") and log in again");
        }
    }

    private static String path(PortName name) throws PortException {
        return switch (name) {
            case PortName.Path(String path) -> path;
            case PortName.Usb usb ->
                Stream.of(SerialPort.getCommPorts())
                        .filter(port -> isThat(usb, port))
                        .map(SerialPort::getSystemPortPath)
                        .findFirst()
                        .orElseThrow(() -> new PortException(
                                name + " is not there: plug the board in; \"qizhong hardware list\" shows the ports"));
        };
    }

    private static boolean isThat(PortName.Usb usb, SerialPort port) {
        return port.getVendorID() == usb.vendor()
                && port.getProductID() == usb.product()
                && usb.serial()
                        .filter(serial -> !serial.equals(port.getSerialNumber()))
                        .isEmpty();
    }
}
