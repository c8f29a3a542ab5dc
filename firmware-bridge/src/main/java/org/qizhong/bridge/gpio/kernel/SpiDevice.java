package org.qizhong.bridge.gpio.kernel;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/** A device on an SPI bus, from which bytes are only read: see linux/spi/spidev.h. */
public final class SpiDevice implements ByteSource {
    private static final long SET_MODE = 0x4001_6B01L;
    private static final long TRANSFER = 0x4020_6B00L;
    /**
     * The clock rests high and the bit is taken as it falls. A 74HC165 shifts as it rises, half a period later, so that
     * its first bit is taken before anything is shifted.
     */
    private static final byte MODE = 2;

    private final Path device;
    private final int hertz;
    private final Descriptor descriptor;

    private SpiDevice(Path device, int hertz, Descriptor descriptor) {
        this.device = device;
        this.hertz = hertz;
        this.descriptor = descriptor;
    }

    /**
     * Opens it.
     *
     * @throws PinException if it is switched off, held by another, or this user may not open it
     */
    public static SpiDevice open(Path device, int hertz) throws PinException {
        try (Arena arena = Arena.ofConfined()) {
            Descriptor descriptor = Descriptor.open(device);
            Libc.ioctl(descriptor.number(), SET_MODE, arena.allocateFrom(JAVA_BYTE, MODE));
            return new SpiDevice(device, hertz, descriptor);
        } catch (CallException e) {
            throw Remedy.open(device, "spi", e);
        }
    }

    @Override
    public byte[] read(int bytes) throws PinException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment received = arena.allocate(bytes);
            Libc.ioctl(descriptor.number(), TRANSFER, transfer(arena, received, hertz));
            return received.toArray(JAVA_BYTE);
        } catch (CallException e) {
            throw new PinException(device + " cannot be read: " + e.getMessage(), e);
        }
    }

    static MemorySegment transfer(Arena arena, MemorySegment received, int hertz) {
        MemorySegment transfer = arena.allocate(32, Long.BYTES);
        transfer.set(JAVA_LONG, 8, received.address());
        transfer.set(JAVA_INT, 16, (int) received.byteSize());
        transfer.set(JAVA_INT, 20, hertz);
        transfer.set(JAVA_BYTE, 26, (byte) Byte.SIZE);
        return transfer;
    }

    @Override
    public void close() throws CallException {
        descriptor.close();
    }
}
