package org.qizhong.referee;

import java.util.Locale;

/**
 * A game in which only the clocks matter: both sides move a chariot to and fro and press at the times that are asked
 * for.
 */
public final class Match {

    private static final String[] MOVES = {"a0 a1", "a9 a8", "a1 a0", "a8 a9"};

    private final StringBuilder text = new StringBuilder();
    private int plies;

    private Match(String header) {
        text.append(header).append("\n---\n0 start\n");
    }

    public static Match of(String time) {
        return new Match("time " + time);
    }

    /** A match under a whole header. */
    public static Match under(String header) {
        return new Match(header);
    }

    /** The side to move completes its move with a press at each of these times, in seconds. */
    public Match presses(double... times) {
        for (double time : times) {
            String[] points = MOVES[plies % 4].split(" ", -1);
            event(time, "lift " + points[0]);
            event(time, "place " + points[1]);
            event(time, "press " + (plies % 2 == 0 ? "red" : "black"));
            plies++;
        }
        return this;
    }

    /** Red uses a part of a second for each of so many moves from a time on, Black none. */
    public Match quickly(int moves, double from, double each) {
        for (int i = 1; i <= moves; i++) {
            presses(from + i * each, from + i * each);
        }
        return this;
    }

    private void event(double time, String event) {
        text.append(String.format(Locale.ROOT, "%.6f %s%n", time, event));
    }

    public Match says(String event) {
        text.append(event).append('\n');
        return this;
    }

    public Story until(double time) {
        event(time, "end");
        return Story.of(text.toString());
    }
}
