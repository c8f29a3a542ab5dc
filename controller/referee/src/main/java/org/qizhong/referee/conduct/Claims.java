package org.qizhong.referee.conduct;

import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * Claims and orders about positions that do not move on.
 *
 * @param falseOnes each side's false claims of the natural limit since the last capture (CXA2011:4.1.11)
 * @param countedFrom the number of plies played when the count was begun by a claim
 * @param order the arbiter's order to vary (变着), while it stands
 */
public record Claims(BySide<Integer> falseOnes, OptionalInt countedFrom, Optional<Order> order) {

    public static final Claims NONE = new Claims(BySide.both(0), OptionalInt.empty(), Optional.empty());

    /** Who must vary, and the position that must not come up again. */
    public record Order(Side side, Position position) {}

    public Claims falseBy(Side side) {
        return new Claims(falseOnes.with(side, count -> count + 1), countedFrom, order);
    }

    /** Without one of that side's false claims, if it has one. */
    public Claims pardoned(Side side) {
        return new Claims(falseOnes.with(side, count -> Math.max(0, count - 1)), countedFrom, order);
    }

    public Claims countedFrom(int plies) {
        return new Claims(falseOnes, OptionalInt.of(plies), order);
    }

    public Claims with(Optional<Order> given) {
        return new Claims(falseOnes, countedFrom, given);
    }

    /** After a capture: the run without capture starts anew. */
    public Claims newRun() {
        return new Claims(BySide.both(0), OptionalInt.empty(), Optional.empty());
    }
}
