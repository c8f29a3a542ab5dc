package org.qizhong.service.sheet;

import java.time.Duration;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.input.GameTime;

/** Times as a sheet writes them: whole seconds, never rounded up, so that no clock shows more than it had. */
final class Times {

    private static final Duration TENTHS_UNDER = Duration.ofSeconds(20);

    private Times() {}

    /** How long something took: {@code 0:07}, {@code 1:02:30}. */
    static String span(Duration span) {
        long seconds = span.toSeconds();
        return seconds < 3600
                ? seconds / 60 + ":" + two(seconds % 60)
                : seconds / 3600 + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
    }

    /** A moment of the game, and a time as PGN writes it: {@code 0:00:07}. */
    static String full(Duration time) {
        long seconds = time.toSeconds();
        return seconds / 3600 + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
    }

    static String moment(GameTime at) {
        return full(at.since(GameTime.ZERO));
    }

    /** What a clock shows: tenths where they matter, and in byoyomi the periods left: {@code 0:27x3}. */
    static String clock(ClockTimes.Reading reading) {
        Duration left = reading.remaining();
        String tenths = left.compareTo(TENTHS_UNDER) < 0 ? "." + left.toMillisPart() / 100 : "";
        String periods = reading.periods().isPresent() ? "x" + reading.periods().getAsInt() : "";
        return span(left) + tenths + periods;
    }

    private static String two(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }
}
