package org.qizhong.bridge.wiring;

import org.qizhong.bridge.Channel;
import org.qizhong.bridge.wiring.Svg.Anchor;
import org.qizhong.bridge.wiring.Svg.Box;
import org.qizhong.bridge.wiring.Svg.Face;
import org.qizhong.xiangqi.Point;

/** The board from above, Red at the bottom: under each point its channel and the chip that reads it. */
final class BoardSide {

    private static final int PITCH = 50;
    private static final int LEFT = 84;
    private static final int TOP = 76;
    private static final int RADIUS = 18;
    private static final int PER_READER = 9;
    private static final Face AXIS = new Face(14, 400, Anchor.MIDDLE);
    private static final Face NUMBER = new Face(16, 700, Anchor.MIDDLE);
    private static final Face CHIP = new Face(10, 400, Anchor.MIDDLE);

    private final Wiring wiring;
    private final Svg svg;

    private BoardSide(Wiring wiring) {
        this.wiring = wiring;
        this.svg = new Svg(x(8) + 40, y(0) + 90, wiring.title() + ": the board");
    }

    static String draw(Wiring wiring) {
        BoardSide side = new BoardSide(wiring);
        side.svg.text(12, 24, new Face(15, 700, Anchor.START), wiring.title());
        side.lines();
        for (Point point : Point.values()) {
            side.point(point);
        }
        side.surroundings();
        return side.svg.end();
    }

    private static int x(int file) {
        return LEFT + file * PITCH;
    }

    private static int y(int rank) {
        return TOP + (Point.RANKS - 1 - rank) * PITCH;
    }

    private void lines() {
        for (int rank = 0; rank < Point.RANKS; rank++) {
            svg.line(x(0), y(rank), x(8), y(rank));
        }
        for (int file = 0; file < Point.FILES; file++) {
            boolean edge = file == 0 || file == Point.FILES - 1;
            svg.line(x(file), y(9), x(file), edge ? y(0) : y(5));
            svg.line(x(file), edge ? y(9) : y(4), x(file), y(0));
        }
        for (int rank : new int[] {0, 7}) {
            svg.line(x(3), y(rank), x(5), y(rank + 2));
            svg.line(x(3), y(rank + 2), x(5), y(rank));
        }
    }

    private void point(Point point) {
        Channel channel = wiring.map().of(point);
        int x = x(point.file());
        int y = y(point.rank());
        svg.circle(x, y, RADIUS);
        svg.text(x, y + 2, NUMBER, String.valueOf(channel.number()));
        svg.text(x, y + 11, CHIP, chip(channel.number()));
    }

    /** The chip and its input, as the list of parts and the data sheet call them. */
    private String chip(int channel) {
        return switch (wiring.sensing()) {
            case Sensing.Chain chain -> {
                int bits = chain.bits().ordinal() + 1;
                int first = channel * bits;
                String inputs = "HGFEDCBA".substring(first % 8, first % 8 + bits);
                yield (first / 8 + 1) + inputs;
            }
            case Sensing.Expanders expanders -> {
                int used = Integer.bitCount(expanders.pins());
                yield (channel / used + 1) + pin(expanders.pins(), channel % used);
            }
            case Sensing.Readers _ -> (channel / PER_READER + 1) + "." + (channel % PER_READER + 1);
        };
    }

    /** The nth pin in use of an expander: A0 for GPA0. */
    private static String pin(int pins, int nth) {
        int rest = pins;
        for (int i = 0; i < nth; i++) {
            rest &= rest - 1;
        }
        int bit = Integer.numberOfTrailingZeros(rest);
        return (bit < 8 ? "A" : "B") + bit % 8;
    }

    private void surroundings() {
        for (int file = 0; file < Point.FILES; file++) {
            svg.text(x(file), y(0) + 36, AXIS, String.valueOf((char) ('a' + file)));
        }
        for (int rank = 0; rank < Point.RANKS; rank++) {
            svg.text(x(8) + 28, y(rank) + 5, AXIS, String.valueOf(rank));
        }
        svg.text(x(4), y(9) - 26, AXIS, "Black");
        svg.text(x(4), y(0) + 56, AXIS, "Red, who moves first");
        svg.box(new Box(10, y(6), 40, y(3) - y(6)), "#eee");
        svg.text(30, (y(6) + y(3)) / 2 + 5, AXIS, "clock");
        svg.text(12, y(0) + 78, new Face(12, 400, Anchor.START), legend());
    }

    private String legend() {
        return switch (wiring.sensing()) {
            case Sensing.Chain _ -> "Large: channel. Small: chip in the chain, the first gives the data; its input.";
            case Sensing.Expanders _ -> "Large: channel. Small: expander in the file's order; its pin GPA or GPB.";
            case Sensing.Readers _ -> "Large: channel. Small: reader; its antenna.";
        };
    }
}
