package org.qizhong.xiangqi;

import java.util.Optional;

/**
 * One of the ninety crossings (交叉点) of the board, named by ICCS: files {@code a} to {@code i} from Red's left, ranks
 * {@code 0} to {@code 9} from Red's back rank. Red's general starts on {@link #E0}.
 */
public enum Point {
    // formatter:off: the constants lie as the points do.
    A0, B0, C0, D0, E0, F0, G0, H0, I0,
    A1, B1, C1, D1, E1, F1, G1, H1, I1,
    A2, B2, C2, D2, E2, F2, G2, H2, I2,
    A3, B3, C3, D3, E3, F3, G3, H3, I3,
    A4, B4, C4, D4, E4, F4, G4, H4, I4,
    A5, B5, C5, D5, E5, F5, G5, H5, I5,
    A6, B6, C6, D6, E6, F6, G6, H6, I6,
    A7, B7, C7, D7, E7, F7, G7, H7, I7,
    A8, B8, C8, D8, E8, F8, G8, H8, I8,
    A9, B9, C9, D9, E9, F9, G9, H9, I9;
    // formatter:on

    public static final int FILES = 9;
    public static final int RANKS = 10;
    private static final Point[] POINTS = values();

    private final String name = name().toLowerCase(java.util.Locale.ROOT);

    /** The point at a file (0 to 8 from Red's left) and a rank (0 to 9 from Red's side). */
    public static Point of(int file, int rank) {
        if (!onBoard(file, rank)) {
            throw new IllegalArgumentException("no point at file " + file + ", rank " + rank);
        }
        return POINTS[rank * FILES + file];
    }

    /** The point whose {@link #ordinal()} this is: {@code rank * 9 + file}. */
    static Point at(int index) {
        return POINTS[index];
    }

    /** The point that a text such as {@code e0} or {@code E0} names, or nothing. */
    public static Optional<Point> parse(String text) {
        if (text.length() != 2) {
            return Optional.empty();
        }
        int file = Character.toLowerCase(text.charAt(0)) - 'a';
        int rank = text.charAt(1) - '0';
        return onBoard(file, rank) ? Optional.of(of(file, rank)) : Optional.empty();
    }

    public static boolean onBoard(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    }

    /** The file (直线, 路), 0 to 8 from Red's left. */
    public int file() {
        return ordinal() % FILES;
    }

    /** The rank (横线), 0 to 9 from Red's side. */
    public int rank() {
        return ordinal() / FILES;
    }

    /** The same point seen from the other side of the table: turned by 180 degrees. */
    public Point turned() {
        return POINTS[POINTS.length - 1 - ordinal()];
    }

    /** Whether the point lies on that side's own half, before the river (河界). */
    public boolean homeOf(Side side) {
        return side == Side.RED ? rank() <= 4 : rank() >= 5;
    }

    /** Whether the point lies in that side's palace (九宫). */
    public boolean palaceOf(Side side) {
        return file() >= 3 && file() <= 5 && (side == Side.RED ? rank() <= 2 : rank() >= 7);
    }

    @Override
    public String toString() {
        return name;
    }
}
