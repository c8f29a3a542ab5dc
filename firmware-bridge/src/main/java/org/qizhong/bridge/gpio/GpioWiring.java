package org.qizhong.bridge.gpio;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which line of this machine goes where.
 *
 * @param chip the label of the gpiochip, such as pinctrl-bcm2835 (Pi to 3), pinctrl-bcm2711 (4) or pinctrl-rp1 (5): the
 *     kernel numbers chips as it likes
 */
public record GpioWiring(String chip, List<Button> buttons, Optional<Scanned> scanned, List<Lamp> lamps) {

    /**
     * Sensors that are read round and round.
     *
     * @param periodMicros from the start of one reading to the start of the next
     * @param settleMicros for how long a sensor must show the same to count
     */
    public record Scanned(Sensors sensors, int periodMicros, int settleMicros) {
        public Scanned {
            Range.SCAN.check(periodMicros);
            Range.SETTLE.check(settleMicros);
        }
    }

    public GpioWiring {
        buttons = List.copyOf(buttons);
        lamps = List.copyOf(lamps);
        if (chip.isBlank()) {
            throw new IllegalArgumentException("the chip has no label: see the labels with gpiodetect");
        }
        Map<Integer, String> taken = new HashMap<>();
        uses(buttons, scanned, lamps).forEach(use -> {
            String other = taken.putIfAbsent(use.offset(), use.name());
            if (other != null) {
                throw new IllegalArgumentException("line " + use.offset() + " is both " + other + " and " + use.name());
            }
        });
        Set<Object> named = new HashSet<>();
        buttons.forEach(button -> distinct(
                named,
                button.channel(),
                "two buttons on channel " + button.channel().number()));
        lamps.forEach(lamp -> distinct(named, lamp.number(), "two lamps with the number " + lamp.number()));
    }

    private record Use(int offset, String name) {}

    private static Stream<Use> uses(List<Button> buttons, Optional<Scanned> scanned, List<Lamp> lamps) {
        return Stream.of(
                        buttons.stream()
                                .map(b -> new Use(
                                        b.offset(), "button " + b.channel().number())),
                        scanned.stream().flatMap(s -> ofSensors(s.sensors())),
                        lamps.stream().map(lamp -> new Use(lamp.offset(), "lamp " + lamp.number())))
                .flatMap(part -> part);
    }

    private static Stream<Use> ofSensors(Sensors sensors) {
        return switch (sensors) {
            case Sensors.Chain(int load, Sensors.Shift.Lines(int clock, int data), int _, TestPattern _) ->
                Stream.of(new Use(load, "the chain's load"), new Use(clock, "its clock"), new Use(data, "its data"));
            case Sensors.Chain(int load, Sensors.Shift.Spi _, int _, TestPattern _) ->
                Stream.of(new Use(load, "the chain's load"));
            case Sensors.Expanders _ -> Stream.of();
        };
    }

    private static void distinct(Set<Object> named, Object name, String complaint) {
        if (!named.add(name)) {
            throw new IllegalArgumentException(complaint);
        }
    }
}
