package org.qizhong.bridge.gpio;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.qizhong.bridge.Channel;

/**
 * One MCP23017 with 16 pins, GPA0 to GPA7 and GPB0 to GPB7 in this order.
 *
 * @param address 0x20 to 0x27, by its pins A0 to A2
 * @param first the channel of the lowest pin in use; the next pin in use has the next channel
 * @param pins the pins in use, GPA0 in bit 0. The maker says since 2022 that GPA7 and GPB7 are good as outputs only:
 *     0x7F7F leaves them out, and seven expanders then reach 90 points
 */
public record Expander(int address, Channel first, int pins) {
    public static final int ALL_PINS = 0xFFFF;

    public Expander {
        Range.ADDRESS.check(address);
        Range.PINS.check(pins);
        int last = first.number() + Integer.bitCount(pins) - 1;
        if (last >= Channel.SENSORS) {
            throw new IllegalArgumentException("expander " + hex(address) + " reaches channel " + last
                    + ": sensors end at " + (Channel.SENSORS - 1));
        }
    }

    public String name() {
        return hex(address);
    }

    List<Channel> channels() {
        return IntStream.range(0, Integer.bitCount(pins))
                .mapToObj(at -> new Channel(first.number() + at))
                .toList();
    }

    private static String hex(int address) {
        return String.format(Locale.ROOT, "0x%02x", address);
    }
}
