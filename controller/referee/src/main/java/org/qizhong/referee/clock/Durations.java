package org.qizhong.referee.clock;

import java.time.Duration;

/** Durations as transcripts write them. */
public final class Durations {

    private Durations() {}

    /**
     * Reads a duration such as {@code 1h30m}, {@code 60m} or {@code 90s}.
     *
     * @throws IllegalArgumentException if it is none, or longer than ten days
     */
    public static Duration parse(String text) {
        return TimeControlReader.duration(text);
    }

    /** Writes a duration so that {@link #parse} reads the same again: {@code 1h30m}, {@code 90.5s}. */
    public static String text(Duration duration) {
        long micros = duration.toNanos() / 1000;
        long hours = micros / 3_600_000_000L;
        long minutes = micros % 3_600_000_000L / 60_000_000L;
        long rest = micros % 60_000_000L;
        String text = (hours == 0 ? "" : hours + "h") + (minutes == 0 ? "" : minutes + "m");
        return rest == 0 && !text.isEmpty() ? text : text + org.qizhong.referee.input.GameTime.seconds(rest) + "s";
    }
}
