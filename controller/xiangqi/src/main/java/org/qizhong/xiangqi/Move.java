package org.qizhong.xiangqi;

import java.util.Optional;

/**
 * A move (着): from one point to another. It says nothing of who moves, or whether the rules allow it.
 *
 * @param from where the piece stood
 * @param to where it was put
 */
public record Move(Point from, Point to) {

    /** The move that a text such as {@code h2e2} or {@code H2-E2} names, or nothing. */
    public static Optional<Move> parse(String text) {
        String plain = text.length() == 5 && text.charAt(2) == '-' ? text.substring(0, 2) + text.substring(3) : text;
        if (plain.length() != 4) {
            return Optional.empty();
        }
        return Point.parse(plain.substring(0, 2))
                .flatMap(from -> Point.parse(plain.substring(2)).map(to -> new Move(from, to)));
    }

    /** The move seen from the other side of the table. */
    public Move turned() {
        return new Move(from.turned(), to.turned());
    }

    @Override
    public String toString() {
        return from.toString() + to;
    }
}
