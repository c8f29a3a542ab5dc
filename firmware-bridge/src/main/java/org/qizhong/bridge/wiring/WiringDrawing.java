package org.qizhong.bridge.wiring;

/** Drawings of a build as SVG, made from the file that is wired from: the two cannot differ. Pure. */
public final class WiringDrawing {

    /** What is looked at. */
    public enum Side {
        /** The points, from above. */
        BOARD,
        /** The pins. */
        HEADER
    }

    private WiringDrawing() {}

    public static String of(Wiring wiring, Side side) {
        return switch (side) {
            case BOARD -> BoardSide.draw(wiring);
            case HEADER -> HeaderSide.draw(wiring);
        };
    }
}
