package org.qizhong.bridge.link;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.qizhong.bridge.Channel;

/** The payload of a message as it is written: the other direction of {@link Wire}. */
final class Payload {

    private static final int LONGEST = 80;

    private final ByteBuffer bytes = ByteBuffer.allocate(LONGEST).order(ByteOrder.LITTLE_ENDIAN);

    private Payload() {}

    static byte[] of(Message message) {
        Payload payload = new Payload();
        switch (message) {
            case Message.FromBoard said -> payload.fromBoard(said);
            case Message.ToBoard said -> payload.toBoard(said);
        }
        return Arrays.copyOf(payload.bytes.array(), payload.bytes.position());
    }

    private void fromBoard(Message.FromBoard message) {
        switch (message) {
            case Message.Hello hello -> hello(hello);
            case Message.Change(Message.Stamp stamp, int channel, int level) ->
                stamp(stamp).u8(channel).u8(level);
            case Message.Fault(Message.Stamp stamp, int code, int channel) ->
                stamp(stamp).u8(code).u8(channel);
            case Message.Snapshot snapshot -> snapshot(snapshot);
            case Message.Time(int id, int received, int sent) ->
                u16(id).u32(received).u32(sent);
        }
    }

    private void toBoard(Message.ToBoard message) {
        switch (message) {
            case Message.Greet(int nonce, int protocol) -> u32(nonce).u8(protocol);
            case Message.Acknowledge(long number, Message.Then then) ->
                u32(number).u8(then == Message.Then.AGAIN ? 1 : 0);
            case Message.TimeQuery(int id) -> u16(id);
            case Message.SnapshotQuery() -> {}
            case Message.Indicate(int serial, List<Byte> lit, List<Byte> blinking, int buzzer) ->
                u8(serial).all(lit).all(blinking).u8(buzzer);
            case Message.Display show ->
                u8(show.serial())
                        .u8(show.running())
                        .u32(show.tick())
                        .u32(show.redMs())
                        .u32(show.blackMs())
                        .u8(show.flags());
            case Message.SetUp(long board, int map) -> u64(board).u32(map);
        }
    }

    private void hello(Message.Hello hello) {
        u32(hello.nonce()).u8(hello.protocol());
        u8(hello.firmware().major()).u8(hello.firmware().minor()).u8(hello.sensors());
        u64(hello.who().board()).u32(hello.who().boot());
        u32(hello.ticks()).u32(hello.who().map());
        u16(hello.ring()).u16(hello.scan()).u8(hello.cause());
    }

    private void snapshot(Message.Snapshot snapshot) {
        u32(snapshot.next()).u32(snapshot.oldest()).u32(snapshot.tick()).u32(snapshot.watermark());
        u16(snapshot.counters().lost()).u16(snapshot.counters().bad());
        u8(snapshot.shown().lights()).u8(snapshot.shown().display());
        levels(snapshot.levels());
    }

    private void levels(Message.Levels levels) {
        int buttons = 0;
        for (int channel = Channel.SENSORS; channel < Channel.COUNT; channel++) {
            buttons |= levels.at(channel) << channel - Channel.SENSORS;
        }
        u8(buttons).u8(levels.bits());
        byte[] chain = new byte[Channel.SENSORS * levels.bits() / Byte.SIZE];
        for (int channel = 0; channel < Channel.SENSORS; channel++) {
            int at = channel * levels.bits();
            chain[at / Byte.SIZE] |= (byte) (levels.at(channel) << at % Byte.SIZE);
        }
        bytes.put(chain);
    }

    private Payload stamp(Message.Stamp stamp) {
        return u32(stamp.number()).u32(stamp.tick()).u32(stamp.watermark());
    }

    private Payload all(List<Byte> octets) {
        octets.forEach(bytes::put);
        return this;
    }

    private Payload u8(int value) {
        bytes.put((byte) value);
        return this;
    }

    private Payload u16(int value) {
        bytes.putShort((short) value);
        return this;
    }

    private Payload u32(long value) {
        bytes.putInt((int) value);
        return this;
    }

    private Payload u64(long value) {
        bytes.putLong(value);
        return this;
    }
}
