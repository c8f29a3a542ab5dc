package org.qizhong.bridge.wiring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.qizhong.bridge.wiring.Svg.Anchor;
import org.qizhong.bridge.wiring.Svg.Box;
import org.qizhong.bridge.wiring.Svg.Face;

/**
 * The headers, two pins a row as they lie, with what is wired to each. Sources: "Raspberry Pi hardware", the 40-pin
 * header; the print on an Arduino Mega 2560.
 */
final class HeaderSide {

    private static final int ROW = 24;
    private static final int CENTRE = 240;
    private static final int WIDTH = 480;
    private static final Map<Use.Kind, String> FILLS = Map.of(
            Use.Kind.BUTTON, "#ffd9a0",
            Use.Kind.SENSOR, "#bfe3ff",
            Use.Kind.LIGHT, "#d6f5c6",
            Use.Kind.BUS, "#e6d5ff");

    // formatter:off: the pins lie as they are numbered.
    /** The 40-pin header: pin 1 first, then 2, 3 and so on. */
    private static final List<String> PI = List.of(
            "3V3", "5V", "GPIO2", "5V", "GPIO3", "GND", "GPIO4", "GPIO14", "GND", "GPIO15",
            "GPIO17", "GPIO18", "GPIO27", "GND", "GPIO22", "GPIO23", "3V3", "GPIO24", "GPIO10", "GND",
            "GPIO9", "GPIO25", "GPIO11", "GPIO8", "GND", "GPIO7", "GPIO0", "GPIO1", "GPIO5", "GND",
            "GPIO6", "GPIO12", "GPIO13", "GND", "GPIO19", "GPIO16", "GPIO26", "GPIO20", "GND", "GPIO21");
    // formatter:on

    /** Two pins a row. */
    private record Block(String title, List<String> pins) {}

    private final Map<String, Use> uses = new HashMap<>();
    private final Svg svg;
    private int y = 46;

    private HeaderSide(Wiring wiring, List<Block> blocks) {
        int rows = blocks.stream().mapToInt(block -> block.pins().size() / 2).sum();
        this.svg = new Svg(WIDTH, y + rows * ROW + blocks.size() * 2 * ROW, wiring.title() + ": the headers");
        Use.of(wiring).forEach(use -> uses.put(use.pin().toString(), use));
    }

    static String draw(Wiring wiring) {
        List<Block> blocks = blocks(wiring);
        HeaderSide side = new HeaderSide(wiring, blocks);
        side.svg.text(12, 24, new Face(15, 700, Anchor.START), wiring.title());
        blocks.forEach(side::block);
        return side.svg.end();
    }

    private static List<Block> blocks(Wiring wiring) {
        List<Block> blocks = new ArrayList<>();
        wiring.pi().ifPresent(pi -> {
            int pins = pi.model().headerPins() == 0 ? PI.size() : pi.model().headerPins();
            blocks.add(new Block("Raspberry Pi, pin 1 at the upper left", PI.subList(0, pins)));
        });
        wiring.microcontroller().ifPresent(_ -> {
            blocks.add(new Block("Mega, the upper edge", pairs(0, 11, 11)));
            blocks.add(new Block("Mega, the double row", doubleRow()));
            blocks.add(new Block("Mega, the lower edge", pairs(54, 8, 8)));
        });
        return blocks;
    }

    private static List<String> pairs(int first, int rows, int apart) {
        return IntStream.range(0, rows)
                .mapToObj(i -> List.of(mega(first + i), mega(first + i + apart)))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> doubleRow() {
        List<String> pins = new ArrayList<>(List.of("5V", "5V"));
        IntStream.rangeClosed(22, 53).forEach(number -> pins.add(mega(number)));
        pins.addAll(List.of("GND", "GND"));
        return pins;
    }

    private static String mega(int number) {
        return new Pin(Host.MEGA, number).toString();
    }

    private void block(Block block) {
        y += ROW;
        svg.text(CENTRE, y, new Face(13, 700, Anchor.MIDDLE), block.title());
        y += 8;
        for (int i = 0; i < block.pins().size(); i += 2) {
            pin(block.pins().get(i), CENTRE - 62, Anchor.END);
            pin(block.pins().get(i + 1), CENTRE + 2, Anchor.START);
            y += ROW;
        }
    }

    private void pin(String name, int x, Anchor side) {
        Use use = uses.get(name);
        String fill = use != null ? FILLS.get(use.kind()) : name.matches("GND|5V|3V3") ? "#ddd" : "#fff";
        svg.box(new Box(x, y, 60, ROW - 3), fill);
        svg.text(x + 30, y + 15, new Face(13, use == null ? 400 : 700, Anchor.MIDDLE), name);
        if (use != null) {
            int at = side == Anchor.END ? x - 8 : x + 68;
            svg.text(at, y + 15, new Face(14, 700, side), use.label());
        }
    }
}
