package org.qizhong.referee.input;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * A moment of a game: microseconds since its transcript began. It is the only time the referee knows, and it reaches
 * the referee only inside inputs.
 *
 * @param micros microseconds, never negative
 */
public record GameTime(long micros) implements Comparable<GameTime> {

    private static final String FORM = "[0-9]{1,9}(\\.[0-9]{1,6})?";

    public static final GameTime ZERO = new GameTime(0);
    /** Later than any moment of any game; it stands for "never". */
    public static final GameTime NEVER = new GameTime(Long.MAX_VALUE);

    public GameTime {
        if (micros < 0) {
            throw new IllegalArgumentException("negative game time: " + micros);
        }
    }

    /** The moment that a transcript writes so: seconds with at most six decimals, such as {@code 12.345}. */
    public static Optional<GameTime> parse(String text) {
        return text.matches(FORM)
                ? Optional.of(
                        new GameTime(new BigDecimal(text).movePointRight(6).longValueExact()))
                : Optional.empty();
    }

    public static GameTime ofMillis(long millis) {
        return new GameTime(Math.multiplyExact(millis, 1000L));
    }

    public GameTime plus(Duration duration) {
        return plusMicros(duration.toNanos() / 1000);
    }

    /** The moment so many microseconds later; from {@link #NEVER} or past it, never. */
    public GameTime plusMicros(long more) {
        long sum = micros + more;
        return micros == Long.MAX_VALUE || (sum < micros && more > 0) ? NEVER : new GameTime(sum);
    }

    /** How long it is from {@code earlier} to this moment. */
    public Duration since(GameTime earlier) {
        return Duration.ofNanos(Math.multiplyExact(micros - earlier.micros, 1000L));
    }

    public boolean isBefore(GameTime other) {
        return micros < other.micros;
    }

    public boolean isAfter(GameTime other) {
        return micros > other.micros;
    }

    public static GameTime earlier(GameTime one, GameTime other) {
        return one.isBefore(other) ? one : other;
    }

    public static GameTime later(GameTime one, GameTime other) {
        return one.isAfter(other) ? one : other;
    }

    @Override
    public int compareTo(GameTime other) {
        return Long.compare(micros, other.micros);
    }

    /** Seconds with at most six decimals and no trailing zeros, as transcripts write them: {@code 12.345}. */
    @Override
    public String toString() {
        return seconds(micros);
    }

    /** Microseconds as seconds with at most six decimals and no trailing zeros. */
    public static String seconds(long micros) {
        if (micros == 0) {
            return "0";
        }
        return BigDecimal.valueOf(micros, 6).stripTrailingZeros().toPlainString();
    }
}
