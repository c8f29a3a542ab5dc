package org.qizhong.service.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Point;

/**
 * What hands have done to the board since the last move.
 *
 * @param touched the touched pieces' points, the first touch first
 * @param restore how the board has to be put right, if it has
 */
record Hands(List<Point> touched, Optional<Decision.Restore> restore) {

    static final Hands NONE = new Hands(List.of(), Optional.empty());

    Hands {
        touched = List.copyOf(touched);
    }

    Hands with(Decision decision) {
        return switch (decision) {
            case Decision.Touch touch -> touching(touch.point());
            case Decision.Restore order -> new Hands(touched, Optional.of(order));
            case Decision.Restored _ -> new Hands(touched, Optional.empty());
            case Decision.Moved _ -> NONE;
            default -> this;
        };
    }

    private Hands touching(Point point) {
        if (touched.contains(point)) {
            return this;
        }
        List<Point> more = new ArrayList<>(touched);
        more.add(point);
        return new Hands(more, restore);
    }
}
