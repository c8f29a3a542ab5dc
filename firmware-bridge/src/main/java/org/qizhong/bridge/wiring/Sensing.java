package org.qizhong.bridge.wiring;

import java.util.List;

/** How the sensors are read. */
public sealed interface Sensing {

    /** What a sensor's bits are. */
    enum Bits {
        /** A piece or none. */
        ONE,
        /** One bit for a north pole, one for a south pole: red, black, none. */
        TWO
    }

    /** The wires of a chain: three simple ones, or the Pi's own SPI. */
    enum Bus {
        GPIO,
        SPI
    }

    /**
     * Shift registers 74HC165 in a chain. Channel c is bit c in the order in which they come out: the first chip is the
     * one that the data pin is wired to, and of each chip input H (D7) comes first. With two bits a point, channel c is
     * bits 2c (red) and 2c + 1 (black). A piece pulls its bit low. Channels 90 to 95 are tied low and high in turn.
     *
     * @param chips how many
     * @param bits how many bits a point has
     * @param bus how the chain is clocked
     * @param clock to every chip's CLK; on SPI it is SCLK
     * @param load to every chip's SH/LD, which is active low
     * @param data from the first chip's QH; on SPI it is MISO
     */
    record Chain(int chips, Bits bits, Bus bus, Pin clock, Pin load, Pin data) implements Sensing {}

    /**
     * Expanders MCP23017 on an I²C bus of the Pi. Channels are counted through the pins in use of one expander after
     * the other, GPA0 to GPA7 and then GPB0 to GPB7. A piece pulls its pin low.
     *
     * @param bus the number of the bus, 1 for {@code /dev/i2c-1}
     * @param addresses 0x20 to 0x27, in the order of the channels
     * @param pins the pins in use of each, GPA0 in bit 0. The data sheet's revision of 2022 allows GPA7 and GPB7 as
     *     outputs only, so 0x7f7f is right for sensors
     * @param data SDA
     * @param clock SCL
     */
    record Expanders(int bus, List<Integer> addresses, int pins, Pin data, Pin clock) implements Sensing {
        public Expanders {
            addresses = List.copyOf(addresses);
        }

        int inputs() {
            return addresses.size() * Integer.bitCount(pins);
        }
    }

    /**
     * Tag readers behind a multiplexer of their own, which tells what lies over each antenna on a serial line of the
     * microcontroller. Channel c is its antenna c.
     *
     * @param receive the microcontroller's pin that hears
     * @param send the microcontroller's pin that speaks
     */
    record Readers(Pin receive, Pin send) implements Sensing {}
}
