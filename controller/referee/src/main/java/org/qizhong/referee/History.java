package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Position;

/**
 * The record of a game.
 *
 * @param start where it started
 * @param plies every ply, in order
 */
public record History(Fen start, List<MovedPly> plies) {

    public History {
        plies = List.copyOf(plies);
    }

    /** The position now, with its counters. */
    public Fen fen() {
        return plies.isEmpty() ? start : plies.getLast().after();
    }

    History with(MovedPly ply) {
        List<MovedPly> more = new ArrayList<>(plies);
        more.add(ply);
        return new History(start, more);
    }

    /** How often the position now has stood on the board since the last capture. */
    int occurrences() {
        Position now = fen().position();
        int since = plies.size() - Math.min(plies.size(), fen().pliesSinceCapture());
        int found = 0;
        for (int i = plies.size(); i >= since; i -= 2) {
            Fen then = i == 0 ? start : plies.get(i - 1).after();
            found += then.position().equals(now) ? 1 : 0;
        }
        return found;
    }
}
