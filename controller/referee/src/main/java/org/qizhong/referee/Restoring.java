package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.referee.reading.Touched;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * The board is being put back to the position of the record.
 *
 * @param lift points to be cleared, as last told
 * @param place what has to stand where, as last told
 * @param lying which pieces lie on points to be cleared, as far as they are known
 * @param remedy how it is done
 * @param runs whose clock runs once it is done; nothing where the clocks did not stop for it
 * @param owed pieces that count as touched then (CXA2011:5.8.3)
 */
public record Restoring(
        List<Point> lift,
        Map<Point, Piece> place,
        Map<Point, Piece> lying,
        Remedy remedy,
        Optional<Side> runs,
        List<Touched> owed) {

    /** The order to come, of which only is known what lies where. */
    static Restoring from(Map<Point, Piece> lying, Optional<Side> runs, List<Touched> owed) {
        return new Restoring(List.of(), Map.of(), lying, Remedy.NONE, runs, owed);
    }

    /** The same board, while nobody waits for it. */
    Restoring overtaken() {
        return new Restoring(lift, place, lying, remedy, Optional.empty(), List.of());
    }

    /** Whether it is no news: which hand may best do it is told with the next change. */
    boolean asksTheSame(Restoring other) {
        return lift.equals(other.lift) && place.equals(other.place);
    }
}
