package org.qizhong.referee.remedy;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** Everything that a hand could do next on some points. */
final class HandTable {

    private HandTable() {}

    static List<HandStep> steps(Mess mess, List<Point> points) {
        List<HandStep> steps = new ArrayList<>();
        List<Point> free =
                points.stream().filter(point -> !mess.lies().containsKey(point)).toList();
        for (Point point : points) {
            Piece piece = mess.lies().get(point);
            if (piece != null) {
                steps.add(HandStep.off(point));
                free.forEach(to -> steps.add(HandStep.move(point, to, piece)));
            }
        }
        for (Point to : free) {
            mess.position().board().at(to).ifPresent(wanted -> steps.add(HandStep.on(to, wanted)));
        }
        return steps;
    }
}
