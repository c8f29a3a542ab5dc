package org.qizhong.bridge.gpio.kernel;

import java.nio.file.Path;
import java.util.Locale;

/** An I²C bus, by the SMBus calls of i2c-dev: whatever controller or kernel driver lies below can do these. */
public final class I2cBus implements WordBus {
    private static final long USE_ADDRESS = 0x703;
    private static final long SMBUS = 0x720;

    private final Path device;
    private final Descriptor descriptor;

    private I2cBus(Path device, Descriptor descriptor) {
        this.device = device;
        this.descriptor = descriptor;
    }

    /**
     * Opens it.
     *
     * @throws PinException if it is switched off, or this user may not open it
     */
    public static I2cBus open(Path device) throws PinException {
        try {
            return new I2cBus(device, Descriptor.open(device));
        } catch (CallException e) {
            throw Remedy.open(device, "i2c", e);
        }
    }

    @Override
    public int read(int address, int register) throws PinException {
        return transfer(address, SmbusAbi.readWord(register));
    }

    @Override
    public void write(int address, int register, int word) throws PinException {
        transfer(address, SmbusAbi.writeWord(register, word));
    }

    private int transfer(int address, SmbusAbi.Transfer transfer) throws PinException {
        try {
            Libc.ioctl(descriptor.number(), USE_ADDRESS, address);
            return transfer.run(argument -> Libc.ioctl(descriptor.number(), SMBUS, argument));
        } catch (CallException e) {
            throw refused(address, e);
        }
    }

    private PinException refused(int address, CallException why) {
        String chip = String.format(Locale.ROOT, "address 0x%02x on %s", address, device);
        return switch (why.errno()) {
            case Errno.EBUSY ->
                new PinException(chip + " is held by a kernel driver: remove its overlay, or use another address", why);
            case Errno.EREMOTEIO, Errno.ENXIO, Errno.EIO ->
                new PinException(chip + " does not answer: look at its power, SDA, SCL and the pins A0 to A2", why);
            case Errno.ETIMEDOUT ->
                new PinException(chip + " holds the bus: a wire is shorted, or pull-ups are missing", why);
            default -> new PinException(chip + " cannot be used: " + why.getMessage(), why);
        };
    }

    @Override
    public void close() throws CallException {
        descriptor.close();
    }
}
