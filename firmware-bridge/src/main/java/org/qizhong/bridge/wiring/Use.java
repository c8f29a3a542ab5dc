package org.qizhong.bridge.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.qizhong.bridge.toml.Place;

/**
 * A wire at a pin.
 *
 * @param place where it is written
 * @param pin the pin
 * @param label what the wire is, in a word or two
 * @param kind which way it works
 */
record Use(Place place, Pin pin, String label, Kind kind) {

    enum Kind {
        BUTTON,
        SENSOR,
        LIGHT,
        BUS
    }

    /** All wires of a build, in the order of the file's tables. */
    static List<Use> of(Wiring wiring) {
        List<Use> uses = new ArrayList<>();
        switch (wiring.sensing()) {
            case Sensing.Chain chain -> {
                uses.add(sensor(SensingReader.CHAIN, "clock", chain.clock()));
                uses.add(sensor(SensingReader.CHAIN, "load", chain.load()));
                uses.add(sensor(SensingReader.CHAIN, "data", chain.data()));
            }
            case Sensing.Expanders expanders -> {
                uses.add(sensor(SensingReader.EXPANDERS, "data", expanders.data()));
                uses.add(sensor(SensingReader.EXPANDERS, "clock", expanders.clock()));
            }
            case Sensing.Readers readers -> {
                uses.add(sensor(SensingReader.READERS, "receive", readers.receive()));
                uses.add(sensor(SensingReader.READERS, "send", readers.send()));
            }
        }
        wiring.buttons().pins().forEach((channel, pin) -> {
            String key = Buttons.KEYS.get(channel);
            uses.add(new Use(Place.in("buttons", key), pin, key.replace('-', ' '), Kind.BUTTON));
        });
        uses.addAll(lights(wiring.indicators()));
        return uses;
    }

    private static Use sensor(String table, String key, Pin pin) {
        return new Use(Place.in(table, key), pin, table + " " + key, Kind.SENSOR);
    }

    private static List<Use> lights(Indicators shown) {
        List<Use> uses = new ArrayList<>();
        uses.addAll(row("buzzer", shown.buzzer(), Kind.LIGHT, i -> "buzzer"));
        uses.addAll(row("turns", shown.turns(), Kind.LIGHT, i -> i == 0 ? "red's turn" : "black's turn"));
        uses.addAll(row("ranks", shown.ranks(), Kind.LIGHT, i -> "rank " + i));
        uses.addAll(row("files", shown.files(), Kind.LIGHT, i -> "file " + (char) ('a' + i)));
        uses.addAll(row("displays", shown.displays(), Kind.BUS, i -> i == 0 ? "display SCL" : "display SDA"));
        return uses;
    }

    private static List<Use> row(String key, List<Pin> pins, Kind kind, IntFunction<String> label) {
        return IntStream.range(0, pins.size())
                .mapToObj(i -> new Use(Place.in("indicators", key), pins.get(i), label.apply(i), kind))
                .toList();
    }
}
