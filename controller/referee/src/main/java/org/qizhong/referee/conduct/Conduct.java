package org.qizhong.referee.conduct;

import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/**
 * What the players owe and did.
 *
 * @param fouls each side's fouls
 * @param obligation what the side to move was last told it owes
 * @param adjusting who declared adjusting in this turn, and when (CXA2011:5.6)
 * @param draws draw offers
 * @param claims claims and orders about positions that do not move on
 * @param attendance who is at the board
 */
public record Conduct(
        BySide<Fouls> fouls,
        Optional<Obligation> obligation,
        Optional<Adjusting> adjusting,
        DrawOffers draws,
        Claims claims,
        Attendance attendance) {

    public static final Conduct CLEAN = new Conduct(
            BySide.both(Fouls.NONE), Optional.empty(), Optional.empty(), DrawOffers.NONE, Claims.NONE, Attendance.ALL);

    /** A declaration of adjusting (摆正). */
    public record Adjusting(Side side, GameTime since) {}

    public Conduct with(Side side, Fouls changed) {
        return new Conduct(fouls.with(side, changed), obligation, adjusting, draws, claims, attendance);
    }

    public Conduct with(Obligation told) {
        return new Conduct(fouls, Optional.of(told), adjusting, draws, claims, attendance);
    }

    /** Nothing has been told of what the side to move owes. */
    public Conduct withoutObligation() {
        return new Conduct(fouls, Optional.empty(), adjusting, draws, claims, attendance);
    }

    public Conduct with(Adjusting declared) {
        return new Conduct(fouls, obligation, Optional.of(declared), draws, claims, attendance);
    }

    public Conduct with(DrawOffers changed) {
        return new Conduct(fouls, obligation, adjusting, changed, claims, attendance);
    }

    /** A new turn: nothing is owed, nothing was declared. */
    public Conduct nextTurn() {
        return new Conduct(fouls, Optional.empty(), Optional.empty(), draws, claims, attendance);
    }

    public Conduct with(Claims changed) {
        return new Conduct(fouls, obligation, adjusting, draws, changed, attendance);
    }

    public Conduct with(Attendance changed) {
        return new Conduct(fouls, obligation, adjusting, draws, claims, changed);
    }
}
