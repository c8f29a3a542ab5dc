package org.qizhong.bridge.wiring;

import java.util.List;
import java.util.Optional;

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
     * bits 2c and 2c + 1.
     *
     * @param chips how many
     * @param bits how many bits a point has
     * @param bus how the chain is clocked
     * @param clock to every chip's CP; on SPI it is SCLK
     * @param load to every chip's PL, which is active low
     * @param data from the first chip's Q7; on SPI it is MISO
     */
    record Chain(int chips, Bits bits, Bus bus, Pin clock, Pin load, Pin data) implements Sensing {}

    /**
     * Expanders MCP23017 on an I²C bus of the Pi. Channel c is pin c mod 16 (GPA0 to GPA7, then GPB0 to GPB7) of the
     * expander that is c div 16 in this order.
     *
     * @param bus the number of the bus, 1 for {@code /dev/i2c-1}
     * @param addresses 0x20 to 0x27, in the order of the channels
     * @param data SDA
     * @param clock SCL
     * @param interrupt the pin that all interrupt outputs are wired to (open drain), where they are
     */
    record Expanders(int bus, List<Integer> addresses, Pin data, Pin clock, Optional<Pin> interrupt)
            implements Sensing {
        public Expanders {
            addresses = List.copyOf(addresses);
        }
    }

    /**
     * Tag readers MFRC522 on the microcontroller's SPI, each with several antennas behind a switch. Channel c is antenna
     * c mod n of reader c div n.
     *
     * @param antennas how many each reader has
     * @param spi clock, controller's data out, controller's data in
     * @param select one pin a reader, in the order of the channels
     * @param antenna the address lines of all switches, the lowest first
     */
    record Readers(int antennas, List<Pin> spi, List<Pin> select, List<Pin> antenna) implements Sensing {
        public Readers {
            spi = List.copyOf(spi);
            select = List.copyOf(select);
            antenna = List.copyOf(antenna);
        }
    }
}
