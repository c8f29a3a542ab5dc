package org.qizhong.bridge;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.qizhong.xiangqi.Point;

/**
 * Which sensor lies under which point: every point has one channel, and no two have the same. Immutable.
 *
 * @param channels the channel under each of the ninety points
 */
public record ChannelMap(Map<Point, Channel> channels) {

    private static final int NONE = 255;

    public ChannelMap {
        channels = Collections.unmodifiableMap(new EnumMap<>(channels));
        long different =
                channels.values().stream().filter(Channel::isSensor).distinct().count();
        if (channels.size() != Point.values().length || different != channels.size()) {
            throw new IllegalArgumentException("each point has one sensor's channel, and no two the same");
        }
    }

    /** The map that numbers the points as they are ordered: a0 has channel 0, i9 has 89. */
    public static ChannelMap straight() {
        Map<Point, Channel> channels = new EnumMap<>(Point.class);
        Stream.of(Point.values()).forEach(point -> channels.put(point, new Channel(point.ordinal())));
        return new ChannelMap(channels);
    }

    public Channel of(Point point) {
        return channels.get(point);
    }

    /** The point over a channel; nothing for a channel that is not used, and for a button. */
    public Optional<Point> point(Channel channel) {
        return channels.entrySet().stream()
                .filter(entry -> entry.getValue().equals(channel))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /**
     * What the link protocol calls the map CRC: the CRC-32 of IEEE 802.3 over 96 bytes, of which byte c is the ordinal of
     * the point over channel c ({@code rank * 9 + file}), or 255 where there is none.
     */
    public int crc() {
        byte[] bytes = new byte[Channel.SENSORS];
        Arrays.fill(bytes, (byte) NONE);
        channels.forEach((point, channel) -> bytes[channel.number()] = (byte) point.ordinal());
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    /** Ten rows of nine numbers, as the board is seen from above with Red at the bottom: rank 9 first, file a first. */
    public List<String> rows() {
        return IntStream.iterate(Point.RANKS - 1, rank -> rank >= 0, rank -> rank - 1)
                .mapToObj(this::row)
                .toList();
    }

    private String row(int rank) {
        return IntStream.range(0, Point.FILES)
                .map(file -> of(Point.of(file, rank)).number())
                .mapToObj(number -> number < 10 ? " " + number : String.valueOf(number))
                .collect(Collectors.joining(" "));
    }
}
