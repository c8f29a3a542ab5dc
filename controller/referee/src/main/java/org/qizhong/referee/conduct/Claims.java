package org.qizhong.referee.conduct;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * Claims and orders about positions that do not move on.
 *
 * @param falseOnes for each false claim of a side the ply after which its run without capture began (CXA2011:4.1.11)
 * @param countedFrom the number of plies played when the count was begun by a claim
 * @param order the arbiter's order to vary (变着), while it stands
 */
public record Claims(BySide<List<Integer>> falseOnes, OptionalInt countedFrom, Optional<Order> order) {

    public static final Claims NONE = new Claims(BySide.both(List.of()), OptionalInt.empty(), Optional.empty());

    /** Who must vary, and the position that must not come up again. */
    public record Order(Side side, Position position) {}

    /** With one more false claim in the run that began after that ply. */
    public Claims falseBy(Side side, int run) {
        List<Integer> more = new ArrayList<>(falseOnes.of(side));
        more.add(run);
        return new Claims(falseOnes.with(side, _ -> List.copyOf(more)), countedFrom, order);
    }

    /** How many false claims that side made in that run. */
    public int falseOnes(Side side, int run) {
        return Collections.frequency(falseOnes.of(side), run);
    }

    /** Without that side's last false claim, if it has one. */
    public Claims pardoned(Side side) {
        List<Integer> all = falseOnes.of(side);
        return new Claims(falseOnes.with(side, _ -> all.subList(0, Math.max(0, all.size() - 1))), countedFrom, order);
    }

    public Claims countedFrom(int plies) {
        return new Claims(falseOnes, OptionalInt.of(plies), order);
    }

    public Claims with(Optional<Order> given) {
        return new Claims(falseOnes, countedFrom, given);
    }

    /** After a capture: the run without capture starts anew. */
    public Claims newRun() {
        return new Claims(falseOnes, OptionalInt.empty(), Optional.empty());
    }
}
