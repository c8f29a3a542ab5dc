package org.qizhong.service.sheet;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Side;

/**
 * One ply (一着) as it was written down. What is taken back later stays written, struck out.
 *
 * @param ply the move
 * @param before the position it was made in
 * @param at when it became part of the record
 * @param used how long the mover's clock ran for it, up to the press; nothing where there are no clocks
 * @param left what the mover's clock showed after it
 * @param pressed whether the mover pressed the clock before the opponent replied or the game ended
 * @param mark how it came to be known, where it was not read off the board at once
 * @param struck whether it was taken back
 */
public record Line(
        MovedPly ply,
        Fen before,
        GameTime at,
        Optional<Duration> used,
        Optional<ClockTimes.Reading> left,
        boolean pressed,
        Optional<Mark> mark,
        boolean struck) {

    /** How a move came to be known, where it was not read off the board at once. */
    public enum Mark {
        /** The rules forbid it and the arbiter let it stand. */
        RULED,
        /** The arbiter let it stand, or it was named (CXA2011:5.10). */
        DECIDED,
        /** Several moves fitted the board; what was played later told which it was. */
        LATER
    }

    public Side side() {
        return ply.side();
    }

    /** The round (回合) it belongs to. */
    public int round() {
        return before.round();
    }

    Line strike() {
        return new Line(ply, before, at, used, left, pressed, mark, true);
    }

    /** The line after its mover's clock ran on for so long and showed that. */
    Line ranOn(Duration more, ClockTimes.Reading shown) {
        return new Line(
                ply, before, at, used.map(sofar -> sofar.plus(more)), Optional.of(shown), pressed, mark, struck);
    }
}
