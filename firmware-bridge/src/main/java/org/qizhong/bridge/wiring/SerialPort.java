package org.qizhong.bridge.wiring;

/** Where a microcontroller is plugged in. */
public sealed interface SerialPort {

    /**
     * A device file. A stable name, such as one under {@code /dev/serial/by-id}, survives replugging.
     *
     * @param path as the system calls it
     */
    record Path(String path) implements SerialPort {}

    /** Any port with that USB device, by the numbers of its vendor and its product. */
    record Usb(int vendor, int product) implements SerialPort {}
}
