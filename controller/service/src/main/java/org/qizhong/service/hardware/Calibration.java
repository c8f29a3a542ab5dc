package org.qizhong.service.hardware;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;
import org.qizhong.xiangqi.Point;

/**
 * Learns which channel lies under which point: a person carries one piece over the empty board, from point to point in
 * the order asked. A channel that speaks alone for {@link #REST} belongs to the point; two that speak together, or one
 * that is known already, are named, and the point is asked again. Red's clock button goes one point back.
 *
 * @param found what is known so far
 * @param speaking the sensors that see something, each since when, in microseconds
 * @param told whether what speaks now has been answered; then it must fall silent first
 */
public record Calibration(SortedMap<Point, Channel> found, SortedMap<Channel, Long> speaking, boolean told) {

    /** How long a piece must lie, in microseconds: long enough to have left the hand's neighbours. */
    static final long REST = 400_000;

    /** As a reader's eye goes over a diagram with Red below. */
    private static final List<Point> ORDER = IntStream.range(0, Point.values().length)
            .mapToObj(i -> Point.of(i % Point.FILES, Point.RANKS - 1 - i / Point.FILES))
            .toList();

    public static final Calibration START = new Calibration(new TreeMap<>(), new TreeMap<>(), false);

    public Calibration {
        found = Collections.unmodifiableSortedMap(new TreeMap<>(found));
        speaking = Collections.unmodifiableSortedMap(new TreeMap<>(speaking));
    }

    /** What the person is told next. */
    public sealed interface Said {
        /** The channel lies under that point. */
        record Found(Point point, Channel channel) implements Said {}

        /** Several sensors see the one piece. */
        record Several(Point point, List<Channel> channels) implements Said {}

        /** The sensor that speaks was found under another point. */
        record Known(Point point, Channel channel, Point before) implements Said {}

        /** Found too soon; that point is asked again. */
        record Back(Point point) implements Said {}
    }

    /** The next state, and what there is to say. */
    public record Step(Calibration next, Optional<Said> said) {}

    /** Where the piece is to be put; nothing when every point is known. */
    public Optional<Point> asked() {
        return ORDER.stream().filter(point -> !found.containsKey(point)).findFirst();
    }

    /** Takes what a board says. */
    public Step heard(Signal signal) {
        return switch (signal) {
            case Signal.Changed(long micros, Channel channel, int level) ->
                channel.isSensor()
                        ? new Step(changed(micros, channel, level), Optional.empty())
                        : button(channel, level);
            case Signal.Whole(long micros, SortedMap<Channel, Integer> levels) ->
                new Step(whole(micros, levels), Optional.empty());
            case Signal.Link _, Signal.Health _, Signal.Notice _ -> new Step(this, Optional.empty());
        };
    }

    private Calibration changed(long micros, Channel channel, int level) {
        SortedMap<Channel, Long> now = new TreeMap<>(speaking);
        if (level == 0) {
            now.remove(channel);
        } else {
            now.putIfAbsent(channel, micros);
        }
        return new Calibration(found, now, told && !now.isEmpty());
    }

    private Calibration whole(long micros, SortedMap<Channel, Integer> levels) {
        SortedMap<Channel, Long> now = new TreeMap<>();
        levels.forEach((channel, level) -> {
            if (level != 0) {
                now.put(channel, speaking.getOrDefault(channel, micros));
            }
        });
        return new Calibration(found, now, told && !now.isEmpty());
    }

    private Step button(Channel channel, int level) {
        boolean back = channel.equals(Channel.RED_PRESS) && level != 0 && !found.isEmpty();
        if (!back) {
            return new Step(this, Optional.empty());
        }
        Point last = ORDER.get(ORDER.indexOf(asked().orElse(ORDER.getLast())) - (asked().isEmpty() ? 0 : 1));
        SortedMap<Point, Channel> fewer = new TreeMap<>(found);
        fewer.remove(last);
        return new Step(new Calibration(fewer, speaking, !speaking.isEmpty()), Optional.of(new Said.Back(last)));
    }

    /** Lets time pass: a piece that has rested is answered. */
    public Step at(long micros) {
        boolean rests = speaking.values().stream().allMatch(since -> micros - since >= REST);
        if (told || speaking.isEmpty() || !rests || asked().isEmpty()) {
            return new Step(this, Optional.empty());
        }
        Calibration answered = new Calibration(found, speaking, true);
        Point point = asked().get();
        if (speaking.size() > 1) {
            return new Step(answered, Optional.of(new Said.Several(point, new ArrayList<>(speaking.keySet()))));
        }
        Channel channel = speaking.firstKey();
        Optional<Point> before = found.keySet().stream()
                .filter(known -> found.get(known).equals(channel))
                .findFirst();
        if (before.isPresent()) {
            return new Step(answered, Optional.of(new Said.Known(point, channel, before.get())));
        }
        SortedMap<Point, Channel> more = new TreeMap<>(found);
        more.put(point, channel);
        return new Step(new Calibration(more, speaking, true), Optional.of(new Said.Found(point, channel)));
    }
}
