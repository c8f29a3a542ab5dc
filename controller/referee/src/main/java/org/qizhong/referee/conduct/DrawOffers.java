package org.qizhong.referee.conduct;

import java.util.Optional;
import org.qizhong.referee.rulebook.Duties;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/**
 * Draw offers (提和) of a game.
 *
 * @param made how many each side made
 * @param standing whose offer has no answer yet; an offer in return is none (CXA1999:23.1)
 * @param last who made the last one
 */
public record DrawOffers(BySide<Integer> made, BySide<Boolean> standing, Optional<Side> last) {

    public static final DrawOffers NONE = new DrawOffers(BySide.both(0), BySide.both(false), Optional.empty());

    public DrawOffers offeredBy(Side side) {
        return new DrawOffers(made.with(side, count -> count + 1), standing.with(side, true), Optional.of(side));
    }

    /** That side's offer has its answer. */
    public DrawOffers answered(Side side) {
        return new DrawOffers(made, standing.with(side, false), last);
    }

    /** Whether one more offer by that side would be one too many. */
    public boolean isTooMany(Side side, Duties duties) {
        int lead = made.of(side) + 1 - made.of(side.opposite());
        boolean again = duties.offersAlternate() && last.equals(Optional.of(side));
        return again || lead > duties.offersMayLeadBy();
    }
}
