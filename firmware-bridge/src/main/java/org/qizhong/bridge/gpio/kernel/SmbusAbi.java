package org.qizhong.bridge.gpio.kernel;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The argument of an SMBus call: see linux/i2c-dev.h. */
final class SmbusAbi {
    private static final byte WRITE = 0;
    private static final byte READ = 1;
    private static final int WORD_DATA = 3;
    private static final int DATA_SIZE = 34;

    private SmbusAbi() {}

    /** A call that the kernel carries out with this argument. */
    interface Ioctl {
        void with(MemorySegment argument) throws CallException;
    }

    record Transfer(byte direction, int register, int word) {
        /** Returns the word that was read. */
        int run(Ioctl ioctl) throws CallException {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment data = arena.allocate(DATA_SIZE, Short.BYTES);
                data.set(JAVA_SHORT, 0, (short) word);
                ioctl.with(argument(arena, data));
                return Short.toUnsignedInt(data.get(JAVA_SHORT, 0));
            }
        }

        MemorySegment argument(Arena arena, MemorySegment data) {
            MemorySegment argument = arena.allocate(16, Long.BYTES);
            argument.set(JAVA_BYTE, 0, direction);
            argument.set(JAVA_BYTE, 1, (byte) register);
            argument.set(JAVA_INT, 4, WORD_DATA);
            argument.set(ADDRESS, 8, data);
            return argument;
        }
    }

    static Transfer readWord(int register) {
        return new Transfer(READ, register, 0);
    }

    static Transfer writeWord(int register, int word) {
        return new Transfer(WRITE, register, word);
    }
}
