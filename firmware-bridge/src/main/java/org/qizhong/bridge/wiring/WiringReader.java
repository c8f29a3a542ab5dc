package org.qizhong.bridge.wiring;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.toml.Place;
import org.qizhong.bridge.toml.Section;
import org.qizhong.bridge.toml.Toml;
import org.qizhong.referee.input.SensorKind;

/** Reads a wiring file and checks it: what it gives can be built. */
public final class WiringReader {

    private static final Set<String> KEYS = Set.of(
            "build",
            "title",
            "sensors",
            "points",
            "pi",
            "microcontroller",
            "chain",
            "expanders",
            "readers",
            "buttons",
            "indicators",
            "rail",
            "part");
    private static final int DEFAULT_BAUD = 115_200;
    private static final int MOST_BAUD = 500_000;

    private final Toml toml;

    private WiringReader(Toml toml) {
        this.toml = toml;
    }

    /**
     * Reads a whole file.
     *
     * @param file its name, for refusals
     * @param bytes UTF-8 text
     * @throws WiringException with every fault; those of meaning only where the form is right
     */
    public static Wiring read(String file, byte[] bytes) throws WiringException {
        Toml toml = new Toml(file, bytes);
        refuseFaults(toml);
        Wiring wiring = new WiringReader(toml).wiring();
        refuseFaults(toml);
        WiringCheck.of(wiring).forEach(finding -> toml.refuse(finding.place(), finding.what()));
        refuseFaults(toml);
        return wiring;
    }

    private static void refuseFaults(Toml toml) throws WiringException {
        if (!toml.faults().isEmpty()) {
            throw new WiringException(toml.faults());
        }
    }

    private Wiring wiring() {
        Section top = toml.top();
        top.allowOnly(KEYS);
        Fields fields = new Fields(top);
        return new Wiring(
                fields.text("build"),
                fields.text("title"),
                fields.word("sensors", SensorKind.values()),
                MapReader.read(toml),
                toml.table("pi").map(WiringReader::pi),
                toml.table("microcontroller").map(WiringReader::microcontroller),
                SensingReader.read(toml),
                toml.table("buttons").map(WiringReader::buttons).orElseGet(this::noButtons),
                toml.table("indicators").map(WiringReader::indicators).orElse(Indicators.NONE),
                toml.tables("rail").stream().map(WiringReader::rail).toList(),
                toml.tables("part").stream().map(WiringReader::part).toList());
    }

    private static Pi pi(Section section) {
        section.allowOnly(Set.of("model", "chip"));
        String word = new Fields(section).text("model");
        Optional<PiModel> model = PiModel.named(word);
        if (model.isEmpty() && !word.isEmpty()) {
            String known = Stream.of(PiModel.values()).map(PiModel::word).collect(Collectors.joining(", "));
            section.refuse("model", "\"" + word + "\" is none of " + known);
        }
        String chip = section.text("chip").orElse(model.orElse(PiModel.OTHER).chip());
        if (chip.isEmpty()) {
            section.refuse("", "chip is missing: write the label of the gpiochip, as gpiodetect shows it");
        }
        return new Pi(model.orElse(PiModel.OTHER), chip);
    }

    private static Microcontroller microcontroller(Section section) {
        section.allowOnly(Set.of("model", "port", "usb", "baud", "board"));
        if (!new Fields(section).text("model").equals("mega2560")) {
            section.refuse("model", "only mega2560 is known");
        }
        int baud = (int) section.number("baud", 9_600, MOST_BAUD, DEFAULT_BAUD);
        return new Microcontroller(port(section), baud, section.number("board", 0, Long.MAX_VALUE, 0));
    }

    private static SerialPort port(Section section) {
        Optional<String> path = section.text("port");
        Optional<String> usb = section.text("usb");
        if (path.isPresent() == usb.isPresent()) {
            section.refuse("", "it needs either port, a device file, or usb, vendor:product");
        } else if (usb.isPresent() && !usb.get().matches("[0-9a-fA-F]{4}:[0-9a-fA-F]{4}")) {
            section.refuse("usb", "\"" + usb.get() + "\" is no USB device: write vendor:product, as lsusb shows it");
        } else if (usb.isPresent()) {
            String[] ids = usb.get().split(":", -1);
            return new SerialPort.Usb(HexFormat.fromHexDigits(ids[0]), HexFormat.fromHexDigits(ids[1]));
        }
        return new SerialPort.Path(path.orElse(""));
    }

    private Buttons noButtons() {
        toml.refuse(Place.top(""), "[buttons] is missing");
        return new Buttons(Map.of(), Buttons.Pull.UP, Buttons.Active.LOW, 0);
    }

    private static Buttons buttons(Section section) {
        Set<String> known = Stream.concat(Stream.of("pull", "active", "debounce-ms"), Buttons.KEYS.values().stream())
                .collect(Collectors.toSet());
        section.allowOnly(known);
        Fields fields = new Fields(section);
        Map<Channel, Pin> pins = new TreeMap<>();
        Buttons.KEYS.forEach((channel, key) -> {
            if (section.keys().contains(key)) {
                pins.put(channel, fields.pin(key));
            }
        });
        return new Buttons(
                pins,
                fields.word("pull", Buttons.Pull.values()),
                fields.word("active", Buttons.Active.values()),
                fields.thousandths("debounce-ms"));
    }

    private static Indicators indicators(Section section) {
        section.allowOnly(Set.of("buzzer", "turns", "ranks", "files", "displays", "ma"));
        Fields fields = new Fields(section);
        List<Pin> buzzer = section.keys().contains("buzzer") ? List.of(fields.pin("buzzer")) : List.of();
        return new Indicators(
                buzzer,
                fields.pins("turns"),
                fields.pins("ranks"),
                fields.pins("files"),
                fields.pins("displays"),
                fields.thousandths("ma"));
    }

    private static Rail rail(Section section) {
        section.allowOnly(Set.of("name", "volts", "ma", "from"));
        Fields fields = new Fields(section);
        return new Rail(
                fields.text("name"), fields.thousandths("volts"), fields.thousandths("ma"), fields.text("from"));
    }

    private static Part part(Section section) {
        section.allowOnly(Set.of("ref", "part", "count", "rating", "rail", "ma"));
        Fields fields = new Fields(section);
        Optional<Part.Draw> draw =
                section.keys().contains("rail") || section.keys().contains("ma")
                        ? Optional.of(new Part.Draw(fields.text("rail"), fields.thousandths("ma")))
                        : Optional.empty();
        return new Part(
                fields.text("ref"), fields.text("part"), fields.number("count", 1, 999), fields.text("rating"), draw);
    }
}
