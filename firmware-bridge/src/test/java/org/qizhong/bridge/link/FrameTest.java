package org.qizhong.bridge.link;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of frame, byte by byte, and what a line makes of it. */
class FrameTest {

    static List<Message> messages() {
        Message.Stamp stamp = new Message.Stamp(0xFFFF_FFFEL, 0x8000_0000, -1);
        Message.Counters counters = new Message.Counters(65_535, 3);
        Message.Shown shown = new Message.Shown(255, 1);
        List<Byte> chain = Collections.nCopies(12, (byte) 0x81);
        return List.of(
                new Message.Hello(
                        -2, 1, new Message.Version(1, 2), 3, new Message.Who(-1, 9, 77), 1_000_000, 200, 500, 8),
                new Message.Change(stamp, 101, 1),
                new Message.Fault(stamp, 3, 255),
                new Message.Snapshot(
                        12,
                        3,
                        -5,
                        7,
                        counters,
                        shown,
                        Message.Levels.none(1).with(95, 1).with(101, 1)),
                new Message.Snapshot(
                        12,
                        12,
                        0,
                        0,
                        counters,
                        shown,
                        Message.Levels.none(2).with(0, 3).with(95, 2)),
                new Message.Snapshot(
                        1,
                        1,
                        0,
                        0,
                        counters,
                        shown,
                        Message.Levels.none(4).with(1, 15).with(94, 14)),
                new Message.Time(65_535, -1, 1),
                new Message.Greet(0, 1),
                new Message.Acknowledge(0, Message.Then.AGAIN),
                new Message.Acknowledge(0xFFFF_FFFFL, Message.Then.GO_ON),
                new Message.TimeQuery(256),
                new Message.SnapshotQuery(),
                new Message.Indicate(1, chain, Collections.nCopies(12, (byte) 0), 4),
                new Message.Display(1, 2, -1, 4_000_000_000L, 0, 7),
                new Message.SetUp(Long.MIN_VALUE, -1));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void a_message_is_read_as_it_was_written(Message message) {
        byte[] frame = Frame.of(message);
        assertEquals(List.of(message), new FrameReader().read(frame));
        assertTrue(frame.length <= Frame.LONGEST, frame.length + " bytes");
    }

    @ParameterizedTest
    @MethodSource("messages")
    void a_frame_that_is_cut_or_altered_anywhere_is_none_and_does_not_harm_the_next(Message message) {
        byte[] frame = Frame.of(message);
        for (int i = 0; i < frame.length - 1; i++) {
            byte[] altered = frame.clone();
            altered[i] ^= 0x10;
            FrameReader reader = new FrameReader();
            reader.read(altered);
            assertTrue(reader.bad() > 0, "byte " + i);
            assertEquals(List.of(message), reader.read(frame), "after byte " + i);
            FrameReader cut = new FrameReader();
            cut.read(Arrays.copyOf(frame, i));
            cut.read(new byte[] {0});
            assertEquals(List.of(message), cut.read(frame), "cut after " + i);
        }
    }

    /** Written by hand from the protocol's page. */
    @Test
    void a_greeting_has_these_bytes() {
        byte[] frame = Frame.of(new Message.Greet(0x0403_0201, 1));
        byte[] plain = HexFormat.of().parseHex("800102030401");
        CRC32 crc = new CRC32();
        crc.update(plain);
        byte[] expected = HexFormat.of()
                .parseHex("0b" + "800102030401" + HexFormat.of().toHexDigits(Integer.reverseBytes((int) crc.getValue()))
                        + "00");
        assertArrayEquals(expected, frame);
    }

    /** The check value that catalogues of CRCs give for this one. */
    @Test
    void the_crc_of_the_nine_digits_is_cbf43926() {
        CRC32 crc = new CRC32();
        crc.update("123456789".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        assertEquals(0xCBF4_3926L, crc.getValue());
    }

    @ParameterizedTest
    @CsvSource({"00, 0101", "0000, 010101", "11220033, 0311220233", "11223344, 0511223344", "11000000, 0211010101"})
    void stuffing_leaves_no_zero(String plain, String stuffed) {
        byte[] bytes = HexFormat.of().parseHex(stuffed);
        assertArrayEquals(bytes, Cobs.encode(HexFormat.of().parseHex(plain)));
        assertArrayEquals(
                HexFormat.of().parseHex(plain), Cobs.decode(bytes, bytes.length).orElseThrow());
    }

    @Test
    void a_flood_of_foreign_bytes_takes_no_memory_and_makes_no_message() {
        FrameReader reader = new FrameReader();
        byte[] noise = new byte[1_000_000];
        new Random(1).nextBytes(noise);
        assertEquals(List.of(), reader.read(noise));
        assertTrue(reader.bad() > 1_000, reader.bad() + " stretches");
    }
}
