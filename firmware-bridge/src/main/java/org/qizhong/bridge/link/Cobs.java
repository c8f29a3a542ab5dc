package org.qizhong.bridge.link;

import java.util.Arrays;
import java.util.Optional;

/**
 * Consistent overhead byte stuffing (Cheshire and Baker, 1999): bytes without a zero among them. Each zero is replaced
 * by the distance to the next one. For up to {@value #MOST} bytes, which all frames here are, it costs one byte.
 */
final class Cobs {

    static final int MOST = 253;

    private Cobs() {}

    static byte[] encode(byte[] plain) {
        if (plain.length > MOST) {
            throw new IllegalArgumentException(plain.length + " bytes are more than " + MOST);
        }
        byte[] stuffed = new byte[plain.length + 1];
        int mark = 0;
        for (int i = 0; i < plain.length; i++) {
            if (plain[i] == 0) {
                stuffed[mark] = (byte) (i + 1 - mark);
                mark = i + 1;
            } else {
                stuffed[i + 1] = plain[i];
            }
        }
        stuffed[mark] = (byte) (stuffed.length - mark);
        return stuffed;
    }

    /** The bytes that were stuffed so; nothing if no bytes are. */
    static Optional<byte[]> decode(byte[] stuffed, int length) {
        if (length == 0 || length > MOST + 1) {
            return Optional.empty();
        }
        byte[] plain = Arrays.copyOfRange(stuffed, 1, length);
        int mark = 0;
        while (mark < length) {
            int distance = stuffed[mark] & 0xff;
            if (distance == 0 || mark + distance > length) {
                return Optional.empty();
            }
            mark += distance;
            if (mark < length) {
                plain[mark - 1] = 0;
            }
        }
        return Optional.of(plain);
    }
}
