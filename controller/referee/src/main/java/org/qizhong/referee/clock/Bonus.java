package org.qizhong.referee.clock;

import java.time.Duration;

/** What a stage gives besides its time. */
public sealed interface Bonus {

    Bonus NONE = new None();

    /** Nothing. */
    record None() implements Bonus {}

    /** Time added when the move is completed (加秒). */
    record Increment(Duration added) implements Bonus {}

    /** Gives back the time used for the move, up to this much (Bronstein). */
    record Bronstein(Duration most) implements Bonus {}

    /** The clock waits this long before it runs. */
    record Delay(Duration hold) implements Bonus {}

    /** After the main time, so many periods, each renewed by a move made within it (读秒). */
    record Byoyomi(int periods, Duration period) implements Bonus {}
}
