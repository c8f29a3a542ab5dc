package org.qizhong.bridge.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qizhong.bridge.Device.Heard;
import org.qizhong.bridge.Signal;

/**
 * Hands out what a session told, never with a stamp before what was handed out already. While the board is not heard,
 * time goes on without it; what it kept meanwhile is handed out when it is heard again, late, and a notice gives its
 * true times. Safe for two threads: one adds, one asks.
 */
public final class Release {

    /** Enough for some minutes of the busiest board that nobody asks. */
    private static final int MOST = 10_000;
    /** Stamps that are moved by less than this are as good as true. */
    private static final long WORTH_TELLING = 10_000;

    private static final int MOST_NAMED = 12;

    private final Deque<Effect> waiting = new ArrayDeque<>();
    private boolean follows;
    private long reached;
    private long released;

    public Release(long now) {
        this.reached = now;
        this.released = now;
    }

    /** Adds an effect that concerns what is told; false if so much waits that everything was dropped. */
    public synchronized boolean add(Effect effect) {
        if (waiting.size() >= MOST) {
            waiting.clear();
            follows = false;
            return false;
        }
        return waiting.add(effect);
    }

    /** What can be told by {@code now}, in the order in which it happened. */
    public synchronized Heard until(long now) {
        List<Signal> told = new ArrayList<>();
        List<Signal> late = new ArrayList<>();
        while (!waiting.isEmpty() && isDue(waiting.getFirst(), now)) {
            switch (waiting.removeFirst()) {
                case Effect.Tell(Signal signal) -> hand(signal, told, late);
                case Effect.Reach(long micros) -> reached = micros;
                case Effect.Follow() -> follows = true;
                case Effect.Leave() -> follows = false;
                case Effect.Send _, Effect.Reopen _ -> {}
            }
        }
        released = Math.max(released, Math.min(now, follows ? reached : now));
        if (!late.isEmpty()) {
            told.add(new Signal.Notice(lastStamp(told), lateness(late, lastStamp(told)), Optional.empty()));
        }
        return new Heard(told, released);
    }

    private static boolean isDue(Effect effect, long now) {
        return !(effect instanceof Effect.Tell(Signal signal))
                || signal instanceof Signal.Notice
                || signal.micros() <= now;
    }

    private void hand(Signal signal, List<Signal> told, List<Signal> late) {
        if (signal.micros() < released - WORTH_TELLING && signal instanceof Signal.Changed) {
            late.add(signal);
        }
        if (!(signal instanceof Signal.Notice)) { // a person's message does not push the game's time on
            released = Math.max(released, signal.micros());
        }
        told.add(signal.at(released));
    }

    private static long lastStamp(List<Signal> told) {
        return told.getLast().micros();
    }

    private static String lateness(List<Signal> late, long stamp) {
        String times = late.stream()
                .limit(MOST_NAMED)
                .map(signal -> name(signal) + " " + seconds(stamp - signal.micros()))
                .collect(Collectors.joining(", "));
        return "while the board was not heard it kept " + late.size() + " changes; they are told now, and happened so"
                + " many seconds before: " + times + (late.size() > MOST_NAMED ? " ..." : "");
    }

    private static String name(Signal signal) {
        return signal instanceof Signal.Changed(long _, var channel, int level)
                ? "channel " + channel.number() + " to " + level
                : "a signal";
    }

    private static String seconds(long micros) {
        return String.format(Locale.ROOT, "%.3f", micros / 1e6);
    }
}
