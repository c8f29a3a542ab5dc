package org.qizhong.bridge.board;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.input.SensorState;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** What the sensors last showed, and how their levels read for the referee. Not thread-safe. */
final class Points {

    private static final int PIECES = Piece.values().length;

    private final Map<Channel, Point> points;
    private final SensorKind kind;
    private final Map<Point, Seen> seen = new EnumMap<>(Point.class);

    Points(ChannelMap map, SensorKind kind) {
        this.points = new java.util.TreeMap<>();
        map.channels().forEach((point, channel) -> points.put(channel, point));
        this.kind = kind;
    }

    Optional<Point> of(Channel channel) {
        return Optional.ofNullable(points.get(channel));
    }

    /** The input that a change of a level is; nothing for what is known already and for channels without a point. */
    Optional<Input> changed(GameTime at, Channel channel, int level) {
        Optional<Point> point = of(channel);
        Optional<Seen> now = seen(level);
        if (point.isEmpty() || now.equals(Optional.ofNullable(seen.get(point.get())))) {
            return Optional.empty();
        }
        now.ifPresentOrElse(what -> seen.put(point.get(), what), () -> seen.remove(point.get()));
        return Optional.of(
                now.<Input>map(what -> new Input.Place(at, point.get(), what)).orElse(new Input.Lift(at, point.get())));
    }

    /** What a level shows by the link protocol's numbers; one that cannot be read is still a piece. */
    private Optional<Seen> seen(int level) {
        if (level == 0) {
            return Optional.empty();
        }
        return Optional.of(
                switch (kind) {
                    case OCCUPANCY -> Seen.PIECE;
                    case SIDE -> level <= 2 ? Seen.of(level == 1 ? Side.RED : Side.BLACK) : Seen.PIECE;
                    case IDENTITY -> level <= PIECES ? Seen.of(Piece.values()[level - 1]) : Seen.PIECE;
                });
    }

    Input whole(GameTime at, SortedMap<Channel, Integer> levels) {
        seen.clear();
        levels.forEach((channel, level) ->
                of(channel).ifPresent(point -> seen(level).ifPresent(what -> seen.put(point, what))));
        return new Input.Snapshot(at, new Sensed(seen));
    }

    /** A sensor that fails shows for ever what it showed last. */
    SensorState failed(Point point) {
        return seen.containsKey(point) ? SensorState.STUCK_ON : SensorState.STUCK_OFF;
    }
}
