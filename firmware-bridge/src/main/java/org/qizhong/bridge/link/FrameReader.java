package org.qizhong.bridge.link;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds messages in the bytes of a line, however they are cut. Whatever is no message is counted and dropped; the next
 * zero begins anew. It keeps no more than one frame. Not thread-safe.
 */
public final class FrameReader {

    private final byte[] frame = new byte[Frame.LONGEST];
    /** How many bytes came since the last zero; it stays at one more than fit. */
    private int length;

    private long bad;

    public List<Message> read(byte[] bytes) {
        List<Message> messages = new ArrayList<>();
        for (byte octet : bytes) {
            if (octet == 0) {
                end(messages);
            } else if (length < frame.length) {
                frame[length++] = octet;
            } else {
                length = frame.length + 1;
            }
        }
        return messages;
    }

    private void end(List<Message> messages) {
        if (length > 0) {
            int before = messages.size();
            if (length <= frame.length) {
                Frame.read(frame, length).ifPresent(messages::add);
            }
            bad += messages.size() == before ? 1 : 0;
        }
        length = 0;
    }

    /** How many stretches between zeros were no message. */
    public long bad() {
        return bad;
    }
}
