package org.qizhong.referee.reading;

import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.qizhong.xiangqi.Point;

/**
 * How the ninety sensors of a board have behaved in a game. Immutable.
 *
 * @param points what there is to say of each point; of one that is left out there is nothing
 */
public record Health(Map<Point, Wear> points) {

    public static final Health UNKNOWN = new Health(Map.of());

    public Health {
        EnumMap<Point, Wear> copy = new EnumMap<>(Point.class);
        copy.putAll(points);
        points = Collections.unmodifiableMap(copy);
    }

    public Wear at(Point point) {
        return points.getOrDefault(point, Wear.NONE);
    }

    /** The same board with something new about one point. */
    public Health with(Point point, UnaryOperator<Wear> news) {
        Map<Point, Wear> others = new EnumMap<>(Point.class);
        others.putAll(points);
        others.put(point, news.apply(at(point)));
        return new Health(others);
    }

    /** The points because of which a person was called. */
    public List<Point> told() {
        return points.keySet().stream().filter(point -> at(point).told()).toList();
    }

    /** The points worth a look after the game, the worst first: those that were told, then by count. */
    public List<Point> suspects() {
        return points.keySet().stream()
                .filter(point -> at(point).isSuspect())
                .sorted(Comparator.comparing((Point point) -> !at(point).told())
                        .thenComparingLong(point -> -at(point).strange()))
                .toList();
    }
}
