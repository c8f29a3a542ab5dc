package org.qizhong.service.hardware;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Point;

/**
 * A board as text: what each point and each button shows now, as seen from Red's side.
 *
 * @param map which channel lies under which point
 * @param kind what the sensors can tell
 */
public record Picture(ChannelMap map, SensorKind kind) {

    /** What the levels of each kind of sensor look like: nothing first. */
    private static final Map<SensorKind, String> SIGNS =
            Map.of(SensorKind.OCCUPANCY, ".X", SensorKind.SIDE, ".+-?", SensorKind.IDENTITY, ".KABNRCPkabnrcp?");

    private static final Map<Channel, String> BUTTONS = new TreeMap<>(Map.of(
            Channel.RED_PRESS, "red",
            Channel.BLACK_PRESS, "black",
            Channel.RED_ADJUST, "red adjust",
            Channel.BLACK_ADJUST, "black adjust",
            Channel.RED_CALL, "red call",
            Channel.BLACK_CALL, "black call"));

    /** The board, the buttons that are pressed, and the latest news. A channel not relied on is shown as {@code !}. */
    public List<String> lines(Census census) {
        List<String> lines = new ArrayList<>();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(rank + " ");
            for (int file = 0; file < Point.FILES; file++) {
                line.append(' ').append(sign(census.line(map.of(Point.of(file, rank)))));
            }
            lines.add(line.toString());
        }
        lines.add("   a b c d e f g h i");
        List<String> pressed = BUTTONS.entrySet().stream()
                .filter(button -> census.line(button.getKey()).level() != 0)
                .map(Map.Entry::getValue)
                .toList();
        lines.add("pressed: " + (pressed.isEmpty() ? "none" : String.join(", ", pressed)));
        lines.add("board: " + (census.up() ? "there" : "not there"));
        census.news().forEach(news -> lines.add("- " + news));
        return lines;
    }

    private char sign(Census.Line line) {
        String signs = SIGNS.get(kind);
        return line.works() ? signs.charAt(Math.min(line.level(), signs.length() - 1)) : '!';
    }

    /**
     * What a test of the board has to say: points and buttons that never changed, that flicker, and how late it was.
     */
    public List<String> report(Census census) {
        List<String> lines = new ArrayList<>();
        List<String> silent = new ArrayList<>();
        List<String> flickering = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        for (Point point : Point.values()) {
            Census.Line line = census.line(map.of(point));
            String name = point + " (channel " + map.of(point).number() + ")";
            if (!line.works()) {
                broken.add(name);
            } else if (line.changes() == 0) {
                silent.add(name + (line.level() == 0 ? ", shows nothing" : ", shows a piece"));
            } else if (line.quick() > 0) {
                flickering.add(name + ", " + line.quick() + " of " + line.changes() + " changes");
            }
        }
        tell(lines, "The board does not rely on", broken);
        tell(lines, "Quicker than any hand", flickering);
        tell(lines, "Never changed", silent);
        BUTTONS.forEach((channel, name) ->
                lines.add("Button " + name + ": " + (census.line(channel).changes() + 1) / 2 + " times"));
        lines.add(String.format(
                Locale.ROOT,
                "From stamp to program: median %.1f ms, 99%% %.1f ms, longest %.1f ms",
                census.lateness(500) / 1e3,
                census.lateness(990) / 1e3,
                census.lateness(1000) / 1e3));
        return lines;
    }

    private static void tell(List<String> lines, String what, List<String> points) {
        if (!points.isEmpty()) {
            lines.add(what + ": " + points.size() + " of " + Point.values().length);
            points.forEach(point -> lines.add("  " + point));
        }
    }

    /** Whether every point and both clock buttons were seen to work. */
    public boolean isWhole(Census census) {
        boolean points = Map.copyOf(map.channels()).values().stream()
                .map(census::line)
                .allMatch(line -> line.works() && line.changes() > 0 && line.quick() == 0);
        return points
                && census.line(Channel.RED_PRESS).changes() > 0
                && census.line(Channel.BLACK_PRESS).changes() > 0;
    }
}
