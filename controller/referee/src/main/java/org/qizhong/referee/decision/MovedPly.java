package org.qizhong.referee.decision;

import java.util.Optional;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Side;

/**
 * One ply (一着) of the record.
 *
 * @param number from 1
 * @param side who moved
 * @param move the move
 * @param chinese in full Chinese notation
 * @param wxf in WXF notation, sideways written as a dot
 * @param after the position after it, with its counters
 * @param captured what it took
 * @param check whether it gives check
 */
public record MovedPly(
        int number,
        Side side,
        Move move,
        String chinese,
        String wxf,
        Fen after,
        Optional<Piece> captured,
        boolean check) {}
