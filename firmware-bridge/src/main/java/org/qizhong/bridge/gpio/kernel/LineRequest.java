package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.IntStream;

/** Lines that the kernel has given. */
record LineRequest(Descriptor descriptor, List<Integer> offsets) implements Lines {
    private static final int EDGES_AT_ONCE = 64;

    LineRequest {
        offsets = List.copyOf(offsets);
    }

    @Override
    public long values() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment values = GpioAbi.values(arena, 0, all());
            Libc.ioctl(descriptor.number(), GpioAbi.GET_VALUES, values);
            return GpioAbi.bits(values);
        }
    }

    @Override
    public void set(long bits, long mask) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            Libc.ioctl(descriptor.number(), GpioAbi.SET_VALUES, GpioAbi.values(arena, bits, mask));
        }
    }

    /** Reading would wait for the first edge, so it is asked before whether there is one. */
    @Override
    public List<LineReport.Edge> edges() throws IOException {
        if (!Libc.awaitReadable(descriptor.number(), 0)) {
            return List.of();
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment events = arena.allocate((long) EDGES_AT_ONCE * GpioAbi.EVENT_SIZE, Long.BYTES);
            int read = (int) (Libc.read(descriptor.number(), events) / GpioAbi.EVENT_SIZE);
            return IntStream.range(0, read)
                    .mapToObj(at -> GpioAbi.edge(events, at))
                    .toList();
        }
    }

    @Override
    public void await(int millis) throws IOException {
        Libc.awaitReadable(descriptor.number(), millis);
    }

    @Override
    public void close() throws IOException {
        descriptor.close();
    }

    private long all() {
        return -1L >>> (Long.SIZE - offsets.size());
    }
}
