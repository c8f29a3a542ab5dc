package org.qizhong.service.view;

import java.math.BigDecimal;

/**
 * How much faster than the world a game's time runs; at a real board it is 1.
 *
 * @param thousandths of the world's speed
 */
public record Speed(int thousandths) {

    public static final Speed REAL = new Speed(1_000);
    private static final int FASTEST = 1_000_000;

    public Speed {
        if (thousandths < 1 || thousandths > FASTEST) {
            throw new IllegalArgumentException("a speed lies between 0.001 and 1000");
        }
    }

    /**
     * Reads a factor such as {@code 20} or {@code 0.5}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Speed parse(String text) {
        if (!text.matches("[0-9]{1,4}(\\.[0-9]{1,3})?")) {
            throw new IllegalArgumentException("\"" + text + "\" is no speed: it must be a factor such as 20 or 0.5");
        }
        return new Speed(new BigDecimal(text).movePointRight(3).intValueExact());
    }

    /** The game's microseconds that pass in that many of the world's nanoseconds. */
    public long gameMicros(long nanos) {
        long micros = nanos / 1_000;
        return micros / 1_000 * thousandths + micros % 1_000 * thousandths / 1_000;
    }

    @Override
    public String toString() {
        return BigDecimal.valueOf(thousandths, 3).stripTrailingZeros().toPlainString();
    }
}
