package org.qizhong.referee.clock;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * One stage (时限) of a time control.
 *
 * @param moves how many of the side's own moves the stage asks for; without a number it lasts to the end
 * @param time the time it gives
 * @param bonus what it gives besides
 * @param repeats whether the stage starts over until the game ends
 */
public record Stage(OptionalInt moves, Duration time, Bonus bonus, boolean repeats) {}
