package org.qizhong.bridge.gpio;

import com.pi4j.io.gpio.digital.DigitalOutput;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.gpio.kernel.PinException;

/**
 * 74HC165 in a chain. SH/LD low takes in all inputs; as it goes high, the first bit stands at QH, and each rising
 * edge of
 * CLK brings the next.
 */
final class ShiftChain implements SensorGroup {
    /** What moves the bits: two more lines, or an SPI controller. */
    interface Shifter extends AutoCloseable {
        /** Which bits are high, the one that stands at QH first. */
        BitSet shift(int bits) throws IOException;

        @Override
        void close() throws IOException;
    }

    private final Sensors.Chain chain;
    private final DigitalOutput load;
    private final Shifter shifter;

    ShiftChain(Sensors.Chain chain, DigitalOutput load, Shifter shifter) {
        this.chain = chain;
        this.load = load;
        this.shifter = shifter;
    }

    @Override
    public String name() {
        return "the sensor chain";
    }

    @Override
    public List<Channel> channels() {
        return chain.channels();
    }

    @Override
    public void start() throws IOException {
        load.high();
    }

    @Override
    public BitSet read() throws IOException {
        load.low();
        load.high();
        BitSet high = shifter.shift(chain.bits());
        if (!chain.pattern().holds(high, chain.bits())) {
            throw new PinException(
                    "the sensor chain does not return its test pattern: look at its power, load, clock and data");
        }
        BitSet pieces = new BitSet();
        pieces.set(0, channels().size());
        pieces.andNot(high);
        return pieces;
    }

    @Override
    public void close() throws IOException {
        shifter.close();
    }
}
