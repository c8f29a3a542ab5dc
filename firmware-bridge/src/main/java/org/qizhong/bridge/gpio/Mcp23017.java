package org.qizhong.bridge.gpio;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.gpio.kernel.PinException;
import org.qizhong.bridge.gpio.kernel.WordBus;

/**
 * An expander with sixteen inputs. Registers and what they hold after power comes on are those of Microchip's data
 * sheet
 * DS20001952, with BANK 0, in which the registers of both ports lie side by side and are read as one word.
 */
final class Mcp23017 implements SensorGroup {
    /** Which pins are inputs; all of them after power comes on. */
    static final int IODIR = 0x00;
    /** Which inputs have their pull-up of 100 kΩ; none after power comes on. */
    static final int GPPU = 0x0C;
    /** What the pins show. */
    static final int GPIO = 0x12;

    private static final int ALL = 0xFFFF;
    /** Every so many readings its set-up is looked at: an expander that lost power for a moment has forgotten it. */
    private static final int LOOK_EVERY = 100;

    private final WordBus bus;
    private final Expander expander;
    private int readings;

    Mcp23017(WordBus bus, Expander expander) {
        this.bus = bus;
        this.expander = expander;
    }

    @Override
    public String name() {
        return "expander " + expander.name();
    }

    @Override
    public List<Channel> channels() {
        return expander.channels();
    }

    @Override
    public void start() throws IOException {
        bus.write(expander.address(), IODIR, ALL);
        bus.write(expander.address(), GPPU, ALL);
        look();
    }

    @Override
    public BitSet read() throws IOException {
        readings = (readings + 1) % LOOK_EVERY;
        if (readings == 0) {
            look();
        }
        int low = ~bus.read(expander.address(), GPIO);
        BitSet pieces = new BitSet();
        int at = 0;
        for (int pin = 0; pin < Short.SIZE; pin++) {
            if ((expander.pins() >> pin & 1) != 0) {
                pieces.set(at++, (low >> pin & 1) != 0);
            }
        }
        return pieces;
    }

    private void look() throws IOException {
        if (bus.read(expander.address(), IODIR) != ALL || bus.read(expander.address(), GPPU) != ALL) {
            throw new PinException(name() + " has forgotten its set-up, or another chip has this address:"
                    + " look at its power and at the addresses");
        }
    }

    /** The bus belongs to all expanders. */
    @Override
    public void close() {}
}
