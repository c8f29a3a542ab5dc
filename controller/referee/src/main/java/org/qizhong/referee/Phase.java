package org.qizhong.referee;

import java.util.Optional;
import org.qizhong.xiangqi.Side;

/** Where a game stands. */
public sealed interface Phase {

    /** Before the arbiter starts the clocks: pieces are being set up. */
    record Setup() implements Phase {}

    /** The game is on: lifts are touches, and a clock runs where there are clocks. */
    record Playing() implements Phase {}

    /**
     * The game stands still; lifts and places change the board but are no touches.
     *
     * @param ran whose clock ran before, if one did
     */
    record Halted(Optional<Side> ran) implements Phase {}

    /**
     * The game has a result.
     *
     * @param signed whether both players and the arbiter signed, after which nothing is reopened
     */
    record Over(boolean signed) implements Phase {}
}
