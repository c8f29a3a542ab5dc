package org.qizhong.bridge.gpio.kernel;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What goes to the kernel and comes from it, byte by byte as linux/gpio.h lays it out. */
class GpioAbiTest {
    private static final HexFormat HEX = HexFormat.of();

    @Test
    void a_request_of_two_buttons_and_a_lamp() {
        try (Arena arena = Arena.ofConfined()) {
            List<LineUse> uses = List.of(LineUse.watched(17, Bias.UP), LineUse.watched(27, Bias.UP), LineUse.high(22));
            MemorySegment request = GpioAbi.lineRequest(arena, "qizhong", uses);
            assertEquals(592, request.byteSize());
            assertEquals("110000001b0000001600000000000000", hex(request, 0, 16), "offsets");
            assertEquals("71697a686f6e6700", hex(request, 256, 8), "consumer");
            assertEquals("3401000000000000", hex(request, 288, 8), "flags: input, both edges, pull-up");
            assertEquals("02000000", hex(request, 296, 4), "two attributes");
            assertEquals("0100000000000000" + "0800000000000000" + "0400000000000000", hex(request, 320, 24), "output");
            assertEquals("0200000000000000" + "0400000000000000" + "0400000000000000", hex(request, 344, 24), "high");
            assertEquals("0300000000040000", hex(request, 560, 8), "three lines, room for 1024 edges");
        }
    }

    @Test
    void an_edge() {
        byte[] bytes =
                HEX.parseHex("00ca9a3b00000000" + "02000000" + "1b000000" + "ffffffff" + "05000000" + "00".repeat(24));
        assertEquals(48, bytes.length);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment events = arena.allocate(bytes.length, Long.BYTES).copyFrom(MemorySegment.ofArray(bytes));
            assertEquals(new LineReport.Edge(1_000_000_000L, 27, false, 0xFFFF_FFFFL, 5), GpioAbi.edge(events, 0));
        }
    }

    /** A number names the direction, the size of its structure, and the call, so a slip in one of them shows. */
    @Test
    void the_calls_numbers() {
        assertEquals(call(2, 68, 0x01), GpioAbi.GET_CHIP_INFO);
        assertEquals(call(3, 256, 0x05), GpioAbi.GET_LINE_INFO);
        assertEquals(call(3, 592, 0x07), GpioAbi.GET_LINE);
        assertEquals(call(3, 16, 0x0E), GpioAbi.GET_VALUES);
        assertEquals(call(3, 16, 0x0F), GpioAbi.SET_VALUES);
    }

    private static long call(long direction, long size, long number) {
        return direction << 30 | size << 16 | 0xB4L << 8 | number;
    }

    private static String hex(MemorySegment segment, int from, int size) {
        return HEX.formatHex(Arrays.copyOfRange(segment.toArray(JAVA_BYTE), from, from + size));
    }
}
