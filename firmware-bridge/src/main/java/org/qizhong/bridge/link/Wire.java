package org.qizhong.bridge.link;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qizhong.bridge.Channel;

/** The payloads of frames, field by field: little-endian, without padding. */
final class Wire {

    private static final int BUTTONS = Channel.COUNT - Channel.SENSORS;
    private static final int CHAIN_BYTES = Channel.SENSORS / Byte.SIZE;
    private static final int NO_CHANNEL = 255;

    private final ByteBuffer bytes;

    private Wire(ByteBuffer bytes) {
        this.bytes = bytes.order(ByteOrder.LITTLE_ENDIAN);
    }

    static Optional<Message> read(Kind kind, byte[] payload, Function<Wire, Message> reader) {
        int length = kind == Kind.SNAPSHOT && payload.length > kind.length
                ? kind.length + CHAIN_BYTES * payload[kind.length - 1]
                : kind.length;
        if (payload.length != length) {
            return Optional.empty();
        }
        return Optional.of(reader.apply(new Wire(ByteBuffer.wrap(payload)))).filter(Wire::isKnown);
    }

    /** A frame that bears the right CRC and a value that the protocol does not know comes from another program. */
    private static boolean isKnown(Message message) {
        return switch (message) {
            case Message.Change change -> change.channel() < Channel.COUNT && change.level() < 16;
            case Message.Fault fault -> fault.channel() < Channel.COUNT || fault.channel() == NO_CHANNEL;
            case Message.Snapshot snapshot ->
                List.of(1, 2, 4).contains(snapshot.levels().bits()) && snapshot.oldest() <= snapshot.next();
            case Message.Hello _, Message.Time _ -> true;
            case Message.ToBoard _ -> true;
        };
    }

    Message hello() {
        int nonce = bytes.getInt();
        int protocol = u8();
        Message.Version firmware = new Message.Version(u8(), u8());
        int sensors = u8();
        long board = bytes.getLong();
        int boot = bytes.getInt();
        int ticks = bytes.getInt();
        Message.Who who = new Message.Who(board, boot, bytes.getInt());
        return new Message.Hello(nonce, protocol, firmware, sensors, who, ticks, u16(), u16(), u8());
    }

    Message change() {
        return new Message.Change(stamp(), u8(), u8());
    }

    Message fault() {
        return new Message.Fault(stamp(), u8(), u8());
    }

    private Message.Stamp stamp() {
        return new Message.Stamp(u32(), bytes.getInt(), bytes.getInt());
    }

    Message snapshot() {
        return new Message.Snapshot(
                u32(),
                u32(),
                bytes.getInt(),
                bytes.getInt(),
                new Message.Counters(u16(), u16()),
                new Message.Shown(u8(), u8()),
                levels(u8(), u8()));
    }

    private Message.Levels levels(int buttons, int bits) {
        List<Integer> all = new ArrayList<>();
        if (bits == 1 || bits == 2 || bits == 4) {
            for (int channel = 0; channel < Channel.SENSORS; channel++) {
                int at = channel * bits;
                int octet = bytes.get(bytes.position() + at / Byte.SIZE);
                all.add(octet >> at % Byte.SIZE & (1 << bits) - 1);
            }
        }
        for (int button = 0; button < BUTTONS; button++) {
            all.add(buttons >> button & 1);
        }
        return new Message.Levels(all, bits);
    }

    Message time() {
        return new Message.Time(u16(), bytes.getInt(), bytes.getInt());
    }

    Message greet() {
        return new Message.Greet(bytes.getInt(), u8());
    }

    Message acknowledge() {
        return new Message.Acknowledge(u32(), u8() == 0 ? Message.Then.GO_ON : Message.Then.AGAIN);
    }

    Message timeQuery() {
        return new Message.TimeQuery(u16());
    }

    Message indicate() {
        return new Message.Indicate(u8(), chain(), chain(), u8());
    }

    private List<Byte> chain() {
        List<Byte> chain = new ArrayList<>();
        for (int i = 0; i < CHAIN_BYTES; i++) {
            chain.add(bytes.get());
        }
        return chain;
    }

    Message display() {
        return new Message.Display(u8(), u8(), bytes.getInt(), u32(), u32(), u8());
    }

    Message setUp() {
        return new Message.SetUp(bytes.getLong(), bytes.getInt());
    }

    private int u8() {
        return bytes.get() & 0xff;
    }

    private int u16() {
        return bytes.getShort() & 0xffff;
    }

    private long u32() {
        return bytes.getInt() & 0xffff_ffffL;
    }
}
