package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.reading.Touched;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * The board is being put back to the position of the record.
 *
 * @param lift points to be cleared, as last told
 * @param place what has to stand where, as last told
 * @param runs whose clock runs once it is done; nothing where the clocks did not stop for it
 * @param owed pieces that count as touched then (CXA2011:5.8.3)
 */
public record Restoring(List<Point> lift, Map<Point, Piece> place, Optional<Side> runs, List<Touched> owed) {

    boolean asksTheSame(Restoring other) {
        return lift.equals(other.lift) && place.equals(other.place);
    }
}
