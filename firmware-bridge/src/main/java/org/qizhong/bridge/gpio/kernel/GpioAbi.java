package org.qizhong.bridge.gpio.kernel;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;

/** Requests and structures of the GPIO character device, version 2: see linux/gpio.h of the kernel. */
final class GpioAbi {
    static final long GET_CHIP_INFO = 0x8044_B401L;
    static final long GET_LINE_INFO = 0xC100_B405L;
    static final long GET_LINE = 0xC250_B407L;
    static final long GET_VALUES = 0xC010_B40EL;
    static final long SET_VALUES = 0xC010_B40FL;

    static final int EVENT_SIZE = 48;
    /** So many edges may wait until they are read; the kernel takes 16 for each line if it is not told. */
    static final int EVENT_BUFFER = 1024;

    static final long USED = 1;
    static final long INPUT = 1 << 2;
    static final long OUTPUT = 1 << 3;
    static final long EDGES = 3 << 4;
    static final long PULL_UP = 1 << 8;
    static final long PULL_DOWN = 1 << 9;
    static final long NO_PULL = 1 << 10;

    private static final int NAME_SIZE = 32;
    private static final int FLAGS_ATTRIBUTE = 1;
    private static final int VALUES_ATTRIBUTE = 2;

    private GpioAbi() {}

    static MemorySegment chipInfo(Arena arena) {
        return arena.allocate(68, Integer.BYTES);
    }

    static String label(MemorySegment chipInfo) {
        return text(chipInfo, NAME_SIZE);
    }

    static int lines(MemorySegment chipInfo) {
        return chipInfo.get(JAVA_INT, 64);
    }

    static MemorySegment lineInfo(Arena arena, int offset) {
        MemorySegment info = arena.allocate(256, Long.BYTES);
        info.set(JAVA_INT, 64, offset);
        return info;
    }

    static String consumer(MemorySegment lineInfo) {
        return text(lineInfo, NAME_SIZE);
    }

    static boolean isUsed(MemorySegment lineInfo) {
        return (lineInfo.get(JAVA_LONG, 72) & USED) != 0;
    }

    /**
     * A request of lines.
     *
     * @param lines in the order in which the bits of values stand
     */
    static MemorySegment lineRequest(Arena arena, String consumer, List<LineUse> lines) {
        MemorySegment request = arena.allocate(592, Long.BYTES);
        for (int at = 0; at < lines.size(); at++) {
            request.set(JAVA_INT, 4L * at, lines.get(at).offset());
        }
        byte[] name = consumer.getBytes(StandardCharsets.US_ASCII);
        MemorySegment.copy(MemorySegment.ofArray(name), 0, request, 256, Math.min(name.length, NAME_SIZE - 1));
        // The flags of the first line are everybody's; those that differ follow as attributes, each with its mask.
        request.set(JAVA_LONG, 288, lines.getFirst().flags());
        List<Long> others = lines.stream()
                .map(LineUse::flags)
                .filter(flags -> flags != lines.getFirst().flags())
                .distinct()
                .toList();
        int attributes = 0;
        for (long flags : others) {
            attribute(request.asSlice(attribute(attributes++)), FLAGS_ATTRIBUTE, flags, mask(lines, flags));
        }
        long outputs = bits(lines, line -> (line.flags() & OUTPUT) != 0);
        if (outputs != 0) {
            long high = bits(lines, LineUse::startsHigh);
            attribute(request.asSlice(attribute(attributes++)), VALUES_ATTRIBUTE, high, outputs);
        }
        request.set(JAVA_INT, 296, attributes);
        request.set(JAVA_INT, 560, lines.size());
        request.set(JAVA_INT, 564, EVENT_BUFFER);
        return request;
    }

    static int descriptor(MemorySegment lineRequest) {
        return lineRequest.get(JAVA_INT, 588);
    }

    static MemorySegment values(Arena arena, long bits, long mask) {
        MemorySegment values = arena.allocate(16, Long.BYTES);
        values.set(JAVA_LONG, 0, bits);
        values.set(JAVA_LONG, 8, mask);
        return values;
    }

    static long bits(MemorySegment values) {
        return values.get(JAVA_LONG, 0);
    }

    static LineReport.Edge edge(MemorySegment events, int at) {
        MemorySegment event = events.asSlice((long) at * EVENT_SIZE, EVENT_SIZE);
        int rising = 1;
        return new LineReport.Edge(
                event.get(JAVA_LONG, 0),
                event.get(JAVA_INT, 12),
                event.get(JAVA_INT, 8) == rising,
                Integer.toUnsignedLong(event.get(JAVA_INT, 16)),
                Integer.toUnsignedLong(event.get(JAVA_INT, 20)));
    }

    /** Where the attribute with that number begins. */
    private static long attribute(int number) {
        return 320 + 24L * number;
    }

    private static void attribute(MemorySegment attribute, int id, long value, long mask) {
        attribute.set(JAVA_INT, 0, id);
        attribute.set(JAVA_LONG, 8, value);
        attribute.set(JAVA_LONG, 16, mask);
    }

    private static long mask(List<LineUse> lines, long flags) {
        return bits(lines, line -> line.flags() == flags);
    }

    private static long bits(List<LineUse> lines, Predicate<LineUse> which) {
        long bits = 0;
        for (int at = 0; at < lines.size(); at++) {
            bits |= which.test(lines.get(at)) ? 1L << at : 0;
        }
        return bits;
    }

    private static String text(MemorySegment segment, long offset) {
        byte[] bytes = segment.asSlice(offset, NAME_SIZE).toArray(JAVA_BYTE);
        int end = 0;
        while (end < bytes.length && bytes[end] != 0) {
            end++;
        }
        return new String(bytes, 0, end, StandardCharsets.US_ASCII);
    }
}
