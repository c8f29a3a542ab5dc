package org.qizhong.service.hardware;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;

/**
 * What was heard of a board: the level of each channel, how often each changed, and how soon it was heard.
 *
 * @param channels what is known of each channel that was heard of
 * @param lateness microseconds from the stamp of each change to when it was heard, the latest {@link #KEPT} of them
 * @param up whether the device is there
 * @param news sentences for the person who watches, the latest {@link #KEPT_NEWS} of them
 */
public record Census(SortedMap<Channel, Line> channels, List<Long> lateness, boolean up, List<String> news) {

    static final int KEPT = 10_000;
    static final int KEPT_NEWS = 8;
    /** Quicker than a hand takes a piece and puts it back, in microseconds. */
    static final long QUICK = 30_000;

    public static final Census EMPTY = new Census(new TreeMap<>(), List.of(), false, List.of());

    public Census {
        channels = Collections.unmodifiableSortedMap(new TreeMap<>(channels));
        lateness = List.copyOf(lateness);
        news = List.copyOf(news);
    }

    /**
     * One channel.
     *
     * @param level what it shows
     * @param changes how often it changed
     * @param quick how many changes came sooner after the one before than any hand makes them
     * @param last when it changed last, in microseconds
     * @param works whether the device relies on it
     */
    public record Line(int level, long changes, long quick, long last, boolean works) {

        static final Line SILENT = new Line(0, 0, 0, Long.MIN_VALUE / 2, true);

        Line changed(long micros, int now) {
            long soon = micros - last < QUICK ? 1 : 0;
            return new Line(now, changes + 1, quick + soon, micros, works);
        }

        Line shows(int now) {
            return new Line(now, changes, quick, last, works);
        }

        Line relied(Signal.Health health) {
            return new Line(level, changes, quick, last, health.works());
        }
    }

    public Line line(Channel channel) {
        return channels.getOrDefault(channel, Line.SILENT);
    }

    /**
     * Takes what was heard.
     *
     * @param now when it was heard, in microseconds
     */
    public Census heard(Signal signal, long now) {
        return switch (signal) {
            case Signal.Changed(long micros, Channel channel, int level) ->
                with(channel, line(channel).changed(micros, level)).late(now - micros);
            case Signal.Whole(long _, SortedMap<Channel, Integer> levels) -> whole(levels);
            case Signal.Link(long _, boolean there) ->
                new Census(channels, lateness, there, told(there ? "the board is there" : "the board is gone"));
            case Signal.Health health ->
                with(health.channel(), line(health.channel()).relied(health));
            case Signal.Notice notice -> new Census(channels, lateness, up, told(notice.what()));
        };
    }

    private Census whole(SortedMap<Channel, Integer> levels) {
        SortedMap<Channel, Line> now = new TreeMap<>(channels);
        now.replaceAll((channel, line) -> channel.isSensor() ? line.shows(0) : line);
        levels.forEach((channel, level) -> now.put(channel, line(channel).shows(level)));
        return new Census(now, lateness, up, news);
    }

    private Census with(Channel channel, Line line) {
        SortedMap<Channel, Line> now = new TreeMap<>(channels);
        now.put(channel, line);
        return new Census(now, lateness, up, news);
    }

    private Census late(long micros) {
        return new Census(channels, latest(lateness, micros, KEPT), up, news);
    }

    private List<String> told(String what) {
        return latest(news, what, KEPT_NEWS);
    }

    private static <T> List<T> latest(List<T> all, T more, int most) {
        List<T> kept = new ArrayList<>(all.subList(Math.max(0, all.size() - most + 1), all.size()));
        kept.add(more);
        return kept;
    }

    /** The lateness that so many of a thousand changes did not exceed, in microseconds; 0 where there was none. */
    public long lateness(int permille) {
        List<Long> sorted = lateness.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(Math.min(sorted.size() - 1, sorted.size() * permille / 1000));
    }
}
