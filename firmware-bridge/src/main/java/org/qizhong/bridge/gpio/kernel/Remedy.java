package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;

/** What would put it right when the kernel refuses. */
final class Remedy {
    private Remedy() {}

    /**
     * A device that cannot be opened.
     *
     * @param group that should own such devices
     */
    static PinException open(Path device, String group, CallException why) {
        if (why.isForbidden()) {
            return new PinException(device + " may not be opened by this user: " + membership(device, group), why);
        }
        return switch (why.errno()) {
            case Errno.ENOENT, Errno.ENXIO ->
                new PinException(
                        device + " does not exist: switch the " + group
                                + " interface on (raspi-config, or the device tree) and start the machine again",
                        why);
            case Errno.EBUSY -> new PinException(device + " is held by another program: stop that one", why);
            default -> new PinException(device + " cannot be used: " + why.getMessage(), why);
        };
    }

    static PinException busy(String chip, int offset, String consumer) {
        String holder = consumer.isEmpty() ? "something that gave no name" : consumer;
        return new PinException("line " + offset + " of " + chip + " is held by " + holder
                + ": stop that program or driver, or use another line");
    }

    private static String membership(Path device, String group) {
        String owner = ownerGroup(device);
        return owner.equals("root")
                ? "it belongs to root alone; a udev rule must give it to the group " + group + " with mode 0660"
                : "it belongs to the group " + owner + "; add the user (sudo usermod -aG " + owner
                        + " NAME) and log in again";
    }

    private static String ownerGroup(Path device) {
        try {
            return Files.readAttributes(device, PosixFileAttributes.class)
                    .group()
                    .getName();
        } catch (IOException e) {
            return "root";
        }
    }
}
