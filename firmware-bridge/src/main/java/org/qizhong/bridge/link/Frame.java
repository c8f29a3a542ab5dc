package org.qizhong.bridge.link;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32;

/** A message as bytes on the line: kind, payload and CRC-32, stuffed by COBS, with a zero at the end. */
public final class Frame {

    /** The longest frame on the line, in bytes with its zero. */
    public static final int LONGEST = 96;

    private static final int CRC = Integer.BYTES;

    private Frame() {}

    public static byte[] of(Message message) {
        byte[] payload = Payload.of(message);
        ByteBuffer plain = ByteBuffer.allocate(1 + payload.length + CRC).order(ByteOrder.LITTLE_ENDIAN);
        plain.put((byte) Kind.of(message).code).put(payload);
        plain.putInt(crc(plain.array(), plain.position()));
        byte[] stuffed = Cobs.encode(plain.array());
        return Arrays.copyOf(stuffed, stuffed.length + 1);
    }

    /** The message of so many bytes between two zeros; nothing if they are none. */
    static Optional<Message> read(byte[] stuffed, int length) {
        return Cobs.decode(stuffed, length)
                .filter(Frame::isWhole)
                .flatMap(plain -> Kind.of(plain[0] & 0xff)
                        .flatMap(kind -> kind.read(Arrays.copyOfRange(plain, 1, plain.length - CRC))));
    }

    private static boolean isWhole(byte[] plain) {
        int length = plain.length - CRC;
        return length > 0
                && crc(plain, length)
                        == ByteBuffer.wrap(plain).order(ByteOrder.LITTLE_ENDIAN).getInt(length);
    }

    private static int crc(byte[] bytes, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }
}
