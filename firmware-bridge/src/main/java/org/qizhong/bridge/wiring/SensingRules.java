package org.qizhong.bridge.wiring;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.toml.Place;
import org.qizhong.referee.input.SensorKind;

/** Whether what reads the sensors fits them. Sources: 74HC165 (Nexperia), MCP23017 (Microchip DS20001952). */
final class SensingRules {

    private static final int FIRST_ADDRESS = 0x20;
    private static final int LAST_ADDRESS = 0x27;
    private static final Pin MISO = new Pin(Host.PI, 9);
    private static final Pin SCLK = new Pin(Host.PI, 11);
    private static final Pin SDA = new Pin(Host.PI, 2);
    private static final Pin SCL = new Pin(Host.PI, 3);

    private final Wiring wiring;
    private final List<Finding> found = new ArrayList<>();

    private SensingRules(Wiring wiring) {
        this.wiring = wiring;
    }

    static List<Finding> of(Wiring wiring) {
        SensingRules rules = new SensingRules(wiring);
        switch (wiring.sensing()) {
            case Sensing.Chain chain -> rules.chain(chain);
            case Sensing.Expanders expanders -> rules.expanders(expanders);
            case Sensing.Readers _ -> rules.kind(SensorKind.IDENTITY);
        }
        return rules.found;
    }

    private void chain(Sensing.Chain chain) {
        kind(chain.bits() == Sensing.Bits.ONE ? SensorKind.OCCUPANCY : SensorKind.SIDE);
        int bits = chain.bits().ordinal() + 1;
        int needed = Channel.SENSORS / Byte.SIZE * bits;
        if (chain.chips() != needed) {
            refuse(
                    "chain",
                    "chips",
                    chain.chips() + " chips do not carry 96 channels of " + bits + " bit each: it takes " + needed);
        }
        if (chain.bus() == Sensing.Bus.SPI) {
            must("chain", "clock", chain.clock(), SCLK);
            must("chain", "data", chain.data(), MISO);
        }
        counted("74HC165", chain.chips());
    }

    private void expanders(Sensing.Expanders expanders) {
        kind(SensorKind.OCCUPANCY);
        must("expanders", "data", expanders.data(), SDA);
        must("expanders", "clock", expanders.clock(), SCL);
        Set<Integer> taken = new HashSet<>();
        for (int address : expanders.addresses()) {
            String hex = String.format(Locale.ROOT, "0x%02x", address);
            if (address < FIRST_ADDRESS || address > LAST_ADDRESS) {
                refuse("expanders", "addresses", hex + " is impossible: an MCP23017 has 0x20 to 0x27");
            } else if (!taken.add(address)) {
                refuse("expanders", "addresses", hex + " stands there twice: set the pins A0 to A2 differently");
            }
        }
        int highest = wiring.map().channels().values().stream()
                .mapToInt(Channel::number)
                .max()
                .orElse(0);
        if (highest >= expanders.inputs()) {
            refuse(
                    "expanders",
                    "addresses",
                    "they have " + expanders.inputs() + " pins in use, and channel " + highest
                            + " is on the map: add an expander or a pin");
        }
        counted("MCP23017", expanders.addresses().size());
    }

    private void kind(SensorKind right) {
        if (wiring.sensors() != right) {
            String word = right.name().toLowerCase(Locale.ROOT);
            found.add(new Finding(Place.top("sensors"), "what reads them can tell \"" + word + "\"; write that"));
        }
    }

    private void must(String table, String key, Pin pin, Pin right) {
        if (!pin.equals(right)) {
            refuse(table, key, pin + " is not on that bus: take " + right);
        }
    }

    /** The list of parts and the wires tell the same. */
    private void counted(String chip, int count) {
        int listed = wiring.parts().stream()
                .filter(part -> part.part().contains(chip))
                .mapToInt(Part::count)
                .sum();
        if (listed != count) {
            refuse("part", "", listed + " parts " + chip + " are listed, and " + count + " are wired");
        }
    }

    private void refuse(String table, String key, String what) {
        found.add(WiringCheck.fault(table, key, what));
    }
}
