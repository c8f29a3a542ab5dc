package org.qizhong.referee;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Point;

/**
 * How far the board can be seen.
 *
 * @param failed points whose sensors are known to have failed: what they show is not believed, the record is
 * @param link whether the sensors are heard
 * @param unseen how many moves were completed by a press meanwhile, which nobody has seen
 */
record Sight(Set<Point> failed, Link link, int unseen) {

    static final Sight CLEAR = new Sight(Set.of(), Link.HEARD, 0);

    /** The link of the sensors. */
    enum Link {
        HEARD,
        LOST,
        /** It is there again, but neither a snapshot nor a move has shown yet how the board stands. */
        BACK
    }

    Sight {
        Set<Point> copy = EnumSet.noneOf(Point.class);
        copy.addAll(failed);
        failed = Collections.unmodifiableSet(copy);
    }

    /** The sight with that point's sensor known to have failed, or to work again. */
    Sight sensor(Point point, boolean works) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        points.addAll(failed);
        points.add(point);
        if (works) {
            points.remove(point);
        }
        return new Sight(points, link, unseen);
    }

    boolean isDark() {
        return link != Link.HEARD;
    }

    Sight with(Link other) {
        return new Sight(failed, other, unseen);
    }

    Sight pressedUnseen() {
        return new Sight(failed, link, unseen + 1);
    }

    /** The sight after the whole board was shown. */
    Sight seen() {
        return new Sight(failed, Link.HEARD, 0);
    }

    /** The sight after the position was settled otherwise. */
    Sight settled() {
        return new Sight(failed, link, 0);
    }

    /** The sensors as they are believed: a failed one shows what the record says. */
    Sensed believed(Sensed sensed, Board board, SensorKind kind) {
        if (failed.isEmpty()) {
            return sensed;
        }
        Map<Point, Seen> seen = new EnumMap<>(Point.class);
        seen.putAll(sensed.seen());
        for (Point point : failed) {
            Optional<Seen> stands = board.at(point).map(piece -> Seen.of(piece, kind));
            stands.ifPresentOrElse(what -> seen.put(point, what), () -> seen.remove(point));
        }
        return new Sensed(seen);
    }
}
