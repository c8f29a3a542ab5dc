package org.qizhong.service.sheet;

import java.util.List;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;

/**
 * A move that is known not to be another than one of these; the moves after it wait with it.
 *
 * @param before the position it was made in
 * @param ply its number
 * @param moves what it may have been, at least two
 */
public record Candidates(Fen before, int ply, List<Move> moves) {

    public Candidates {
        moves = List.copyOf(moves);
    }
}
