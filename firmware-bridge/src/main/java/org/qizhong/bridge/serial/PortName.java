package org.qizhong.bridge.serial;

import java.util.Locale;
import java.util.Optional;

/** Where a board is plugged in. */
public sealed interface PortName {

    /** A device file, or a link to one that stays the same however often the board is plugged in. */
    record Path(String path) implements PortName {
        @Override
        public String toString() {
            return path;
        }
    }

    /** Whatever port has that USB device. */
    record Usb(int vendor, int product, Optional<String> serial) implements PortName {
        @Override
        public String toString() {
            String ids = String.format(Locale.ROOT, "USB %04x:%04x", vendor, product);
            return serial.map(number -> ids + " " + number).orElse(ids);
        }
    }
}
