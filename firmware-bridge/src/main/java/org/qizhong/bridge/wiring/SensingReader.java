package org.qizhong.bridge.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.bridge.toml.Place;
import org.qizhong.bridge.toml.Section;
import org.qizhong.bridge.toml.Toml;

/** Reads the one table that says how sensors are read. */
final class SensingReader {

    static final String CHAIN = "chain";
    static final String EXPANDERS = "expanders";
    static final String READERS = "readers";

    private static final int MOST_CHIPS = 24;
    private static final int ALL_PINS = 0xFFFF;

    private SensingReader() {}

    static Sensing read(Toml toml) {
        List<Section> found = Stream.of(CHAIN, EXPANDERS, READERS)
                .flatMap(name -> toml.table(name).stream())
                .toList();
        if (found.size() != 1) {
            toml.refuse(Place.top(""), "it needs one of [chain], [expanders] and [readers], and has " + found.size());
        }
        return toml.table(CHAIN)
                .map(SensingReader::chain)
                .or(() -> toml.table(EXPANDERS).map(SensingReader::expanders))
                .orElseGet(() -> toml.table(READERS)
                        .map(SensingReader::readers)
                        .orElse(new Sensing.Readers(Fields.ANY, Fields.ANY)));
    }

    private static Sensing chain(Section section) {
        section.allowOnly(Set.of("chips", "bits", "bus", "clock", "load", "data"));
        Fields fields = new Fields(section);
        return new Sensing.Chain(
                fields.number("chips", 1, MOST_CHIPS),
                Sensing.Bits.values()[fields.number("bits", 1, 2) - 1],
                fields.word("bus", Sensing.Bus.values()),
                fields.pin("clock"),
                fields.pin("load"),
                fields.pin("data"));
    }

    private static Sensing expanders(Section section) {
        section.allowOnly(Set.of("bus", "addresses", "pins", "data", "clock"));
        Fields fields = new Fields(section);
        List<Integer> addresses = new ArrayList<>();
        for (String text : section.texts("addresses")) {
            if (text.matches("[0-9]{1,3}")) {
                addresses.add(Integer.parseInt(text));
            } else {
                section.refuse("addresses", "\"" + text + "\" is no address: write 0x20 to 0x27");
            }
        }
        return new Sensing.Expanders(
                fields.number("bus", 0, 9),
                addresses,
                fields.number("pins", 1, ALL_PINS),
                fields.pin("data"),
                fields.pin("clock"));
    }

    private static Sensing readers(Section section) {
        section.allowOnly(Set.of("receive", "send"));
        Fields fields = new Fields(section);
        return new Sensing.Readers(fields.pin("receive"), fields.pin("send"));
    }
}
