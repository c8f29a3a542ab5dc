package org.qizhong.referee.moves;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.qizhong.referee.Story;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Piece;

/**
 * A move of Red's and a reply of Black's whose hands overlap; times in milliseconds.
 *
 * @param sensors what the board can tell
 * @param red Red's gesture
 * @param black Black's gesture
 * @param reaction from Red's piece put down to Black's first lift
 */
record Overlap(SensorKind sensors, Gesture red, Gesture black, int reaction) {

    private static final String HEADER = "start 5k3/9/9/p1r5p/9/9/R1P5P/9/9/4K4 w\ntime 10m\n";

    /** In which order a hand takes the pieces of a move. */
    enum Order {
        PLAIN,
        ENEMY_FIRST,
        OWN_FIRST,
        BOTH_IN_ONE_HAND,
        PUT_ON_TOP
    }

    /** A piece, its move, and how it is made. */
    record Gesture(Piece piece, String move, Order order) {

        private String from() {
            return move.substring(0, 2);
        }

        String to() {
            return move.substring(2);
        }

        /** The gesture's events from a time on. */
        Map<Integer, String> from(int start, SensorKind sensors) {
            Map<Integer, String> events = new TreeMap<>();
            int at = start;
            if (order == Order.ENEMY_FIRST || order == Order.BOTH_IN_ONE_HAND) {
                events.put(at, "lift " + to());
                at += order == Order.ENEMY_FIRST ? 200 : 20;
            }
            events.put(at, "lift " + from());
            if (order == Order.OWN_FIRST) {
                at += 200;
                events.put(at, "lift " + to());
            }
            events.put(at + 250, "place " + to() + " " + Seen.of(piece, sensors).word());
            return events;
        }
    }

    /** The moment of Red's press. */
    enum Press {
        BEFORE_THE_REPLY,
        AFTER_ITS_FIRST_LIFT,
        BEFORE_ITS_PLACE,
        AFTER_ITS_PLACE,
        LONG_AFTER
    }

    /** What the referee says to it: both moves, and nothing against anybody. */
    Story story(Press press) {
        TreeMap<Integer, String> events = new TreeMap<>(red.from(1000, sensors));
        int start = events.lastKey() + reaction;
        TreeMap<Integer, String> reply = new TreeMap<>(black.from(start, sensors));
        events.putAll(reply);
        int pressed = switch (press) {
            case BEFORE_THE_REPLY -> start - 20;
            case AFTER_ITS_FIRST_LIFT -> start + 30;
            case BEFORE_ITS_PLACE -> reply.lastKey() - 20;
            case AFTER_ITS_PLACE -> reply.lastKey() + 100;
            case LONG_AFTER -> reply.lastKey() + 900;
        };
        events.put(pressed, "press red");
        events.put(Math.max(pressed, reply.lastKey()) + 400, "press black");
        StringBuilder text = new StringBuilder("0 start\n");
        events.forEach((at, event) -> text.append(String.format(Locale.ROOT, "%.3f %s%n", at / 1000.0, event)));
        return Story.of(HEADER + "sensors " + sensors.name().toLowerCase(Locale.ROOT), text.toString());
    }

    void isRead(Press press) {
        story(press).isQuiet().recorded(red.move() + " " + black.move());
    }
}
