package org.qizhong.bridge.wiring;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.bridge.toml.Place;
import org.qizhong.bridge.toml.Toml;
import org.qizhong.xiangqi.Point;

/** Reads the board as it is written: ten rows of nine channels, rank 9 first, file a first. */
final class MapReader {

    private static final Place POINTS = Place.top("points");

    private final Toml toml;
    private final Map<Point, Channel> channels = new EnumMap<>(Point.class);
    private final Map<Integer, Point> taken = new HashMap<>();

    private MapReader(Toml toml) {
        this.toml = toml;
    }

    /** The map; another one where something is wrong with it, which was then noted. */
    static ChannelMap read(Toml toml) {
        MapReader reader = new MapReader(toml);
        List<String> rows = toml.top().texts("points");
        if (rows.size() != Point.RANKS) {
            toml.refuse(POINTS, "it has " + rows.size() + " rows; write ten, rank 9 first, each with nine channels");
        }
        for (int i = 0; i < Math.min(rows.size(), Point.RANKS); i++) {
            reader.row(rows.get(i).strip(), Point.RANKS - 1 - i);
        }
        return reader.channels.size() == Point.values().length
                ? new ChannelMap(reader.channels)
                : ChannelMap.straight();
    }

    private void row(String row, int rank) {
        String[] numbers = row.split("\\s+", -1);
        if (numbers.length != Point.FILES) {
            refuse(rank, "rank " + rank + " has " + numbers.length + " channels; write nine, file a first");
            return;
        }
        for (int file = 0; file < Point.FILES; file++) {
            channel(numbers[file], Point.of(file, rank));
        }
    }

    private void channel(String text, Point point) {
        int number = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : Channel.SENSORS;
        if (number >= Channel.SENSORS) {
            refuse(point.rank(), point + " lies over \"" + text + "\"; write a channel from 0 to 95");
            return;
        }
        Point other = taken.putIfAbsent(number, point);
        if (other != null) {
            refuse(point.rank(), point + " has channel " + number + ", and so has " + other + "; each has its own");
            return;
        }
        channels.put(point, new Channel(number));
    }

    private void refuse(int rank, String what) {
        toml.refuse(POINTS.element(Point.RANKS - rank), what);
    }
}
