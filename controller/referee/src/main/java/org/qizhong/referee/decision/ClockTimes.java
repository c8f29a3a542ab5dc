package org.qizhong.referee.decision;

import java.time.Duration;
import java.util.OptionalInt;
import org.qizhong.xiangqi.BySide;

/**
 * What both clocks show.
 *
 * @param red Red's reading
 * @param black Black's reading
 */
public record ClockTimes(Reading red, Reading black) {

    /**
     * What one clock shows.
     *
     * @param remaining the main time while there is some, then what is left of the current byoyomi period; never
     * negative
     * @param periods in byoyomi (读秒): how many periods are left, the current one counted
     */
    public record Reading(Duration remaining, OptionalInt periods) {}

    public static ClockTimes of(BySide<Reading> readings) {
        return new ClockTimes(readings.red(), readings.black());
    }
}
