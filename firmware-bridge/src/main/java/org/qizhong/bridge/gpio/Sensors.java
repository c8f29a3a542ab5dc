package org.qizhong.bridge.gpio;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qizhong.bridge.Channel;

/** How the sensors under the points are read. A sensor pulls its bit low where a piece stands. */
public sealed interface Sensors {

    /** The channels that are read, in the order in which they are read. */
    List<Channel> channels();

    /**
     * 74HC165 shift registers in a chain. The first bit that comes out is channel 0.
     *
     * @param load the line of SH/LD: low takes in all inputs at once
     * @param bits 8 for each register
     */
    record Chain(int load, Shift shift, int bits, TestPattern pattern) implements Sensors {
        public Chain {
            Range.OFFSET.check(load);
            Range.BITS.check(bits);
            if (bits % Byte.SIZE != 0) {
                throw new IllegalArgumentException(bits + " bits are no whole registers: 8 for each 74HC165");
            }
        }

        @Override
        public List<Channel> channels() {
            return pattern.sensors(bits);
        }
    }

    /** How the bits of a chain are shifted out. */
    sealed interface Shift {
        /**
         * By two lines, bit by bit.
         *
         * @param clock the line of CLK; CLK INH is tied low
         * @param data the line of QH of the last register
         */
        record Lines(int clock, int data) implements Shift {
            public Lines {
                Range.OFFSET.check(clock);
                Range.OFFSET.check(data);
            }
        }

        /**
         * By the SPI controller: SCLK to CLK, MISO to QH. Its chip select stays free.
         *
         * @param device such as /dev/spidev0.0
         */
        record Spi(Path device, int hertz) implements Shift {
            public Spi {
                Range.HERTZ.check(hertz);
            }
        }
    }

    /**
     * MCP23017 expanders on one I²C bus.
     *
     * @param bus such as /dev/i2c-1
     */
    record Expanders(Path bus, List<Expander> expanders) implements Sensors {
        public Expanders {
            expanders = List.copyOf(expanders);
            Set<Integer> addresses = new HashSet<>();
            Set<Channel> channels = new HashSet<>();
            for (Expander expander : expanders) {
                if (!addresses.add(expander.address())) {
                    throw new IllegalArgumentException("two expanders have the address " + expander.name()
                            + ": set their pins A0 to A2 differently");
                }
                for (Channel channel : expander.channels()) {
                    if (!channels.add(channel)) {
                        throw new IllegalArgumentException("channel " + channel.number()
                                + " lies on two expanders, one of them " + expander.name());
                    }
                }
            }
        }

        @Override
        public List<Channel> channels() {
            return expanders.stream()
                    .flatMap(expander -> expander.channels().stream())
                    .toList();
        }
    }
}
