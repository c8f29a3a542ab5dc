package org.qizhong.simulator.box;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.zip.CRC32;

/** A few lines of docs/reference/link-protocol.md, apart from the bridge's, over plain file reading and writing. */
final class Wire implements AutoCloseable {
    /** A kind and its payload, little-endian. */
    record Frame(int kind, ByteBuffer payload) {}

    private static final int CRC_BYTES = 4;
    private final RandomAccessFile device;

    Wire(Path link) throws IOException {
        device = new RandomAccessFile(link.toFile(), "rw");
    }

    void send(int kind, byte... payload) throws IOException {
        byte[] body = new byte[1 + payload.length + CRC_BYTES];
        little(body).put((byte) kind).put(payload);
        little(body).putInt(1 + payload.length, crc(body, 1 + payload.length));
        device.write(cobs(body));
    }

    /** The next good frame of that kind for which the question is answered yes; the others are passed over. */
    Frame await(int kind, Predicate<ByteBuffer> wanted) throws IOException {
        while (true) {
            byte[] body = plain(untilZero());
            int end = body.length - CRC_BYTES;
            if (end < 1 || little(body).getInt(end) != crc(body, end) || body[0] != kind) {
                continue;
            }
            ByteBuffer payload = little(Arrays.copyOfRange(body, 1, end));
            if (wanted.test(payload)) {
                return new Frame(kind, payload);
            }
        }
    }

    @Override
    public void close() throws IOException {
        device.close();
    }

    private byte[] untilZero() throws IOException {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        for (int next = device.readUnsignedByte(); next != 0; next = device.readUnsignedByte()) {
            code.write(next);
        }
        return code.toByteArray();
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static int crc(byte[] bytes, int count) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, count);
        return (int) crc.getValue();
    }

    private static byte[] cobs(byte[] body) {
        byte[] code = new byte[body.length + 2];
        int start = 0;
        for (int i = 0; i < body.length; i++) {
            code[i + 1] = body[i];
            if (body[i] == 0) {
                code[start] = (byte) (i + 1 - start);
                start = i + 1;
            }
        }
        code[start] = (byte) (body.length + 1 - start);
        return code;
    }

    private static byte[] plain(byte[] code) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int at = 0; at < code.length; ) {
            int end = Math.min(at + Math.max(code[at] & 0xFF, 1), code.length);
            body.write(code, at + 1, end - at - 1);
            at = end;
            if (at < code.length) {
                body.write(0);
            }
        }
        return body.toByteArray();
    }
}
