package org.qizhong.bridge.gpio;

import java.io.IOException;
import java.util.BitSet;
import org.qizhong.bridge.gpio.kernel.ByteSource;

/** Lets an SPI controller move the bits of a chain: eight to a byte, the first as the highest. */
record SpiShifter(ByteSource source) implements ShiftChain.Shifter {
    @Override
    public BitSet shift(int bits) throws IOException {
        byte[] bytes = source.read(bits / Byte.SIZE);
        BitSet high = new BitSet(bits);
        for (int at = 0; at < bits; at++) {
            high.set(at, (bytes[at / Byte.SIZE] >> (Byte.SIZE - 1 - at % Byte.SIZE) & 1) != 0);
        }
        return high;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
