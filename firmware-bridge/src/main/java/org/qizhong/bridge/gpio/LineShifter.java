package org.qizhong.bridge.gpio;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import java.util.BitSet;

/** Moves the bits of a chain by hand: the clock rests low, and data are read before it rises. */
record LineShifter(DigitalOutput clock, DigitalInput data) implements ShiftChain.Shifter {
    @Override
    public BitSet shift(int bits) {
        BitSet high = new BitSet(bits);
        for (int at = 0; at < bits; at++) {
            high.set(at, data.isHigh());
            clock.high();
            clock.low();
        }
        return high;
    }

    /** The lines belong to Pi4J's context. */
    @Override
    public void close() {}
}
