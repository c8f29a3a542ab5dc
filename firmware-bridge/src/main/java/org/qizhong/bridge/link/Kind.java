package org.qizhong.bridge.link;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The kinds of frames: one row for each line of the tables of the link protocol. */
enum Kind {
    HELLO(0x01, 33, Message.Hello.class, Wire::hello),
    CHANGE(0x02, 14, Message.Change.class, Wire::change),
    FAULT(0x03, 14, Message.Fault.class, Wire::fault),
    SNAPSHOT(0x04, 24, Message.Snapshot.class, Wire::snapshot),
    TIME(0x05, 10, Message.Time.class, Wire::time),
    GREET(0x80, 5, Message.Greet.class, Wire::greet),
    ACKNOWLEDGE(0x81, 5, Message.Acknowledge.class, Wire::acknowledge),
    TIME_QUERY(0x82, 2, Message.TimeQuery.class, Wire::timeQuery),
    SNAPSHOT_QUERY(0x83, 0, Message.SnapshotQuery.class, _ -> new Message.SnapshotQuery()),
    INDICATE(0x84, 26, Message.Indicate.class, Wire::indicate),
    DISPLAY(0x85, 15, Message.Display.class, Wire::display),
    SET_UP(0x86, 12, Message.SetUp.class, Wire::setUp);

    final int code;
    /** The length of the payload in bytes; of a snapshot, that of its head. */
    final int length;

    private final Class<? extends Message> type;
    private final Function<Wire, Message> reader;

    Kind(int code, int length, Class<? extends Message> type, Function<Wire, Message> reader) {
        this.code = code;
        this.length = length;
        this.type = type;
        this.reader = reader;
    }

    static Optional<Kind> of(int code) {
        return Stream.of(values()).filter(kind -> kind.code == code).findFirst();
    }

    static Kind of(Message message) {
        return Stream.of(values())
                .filter(kind -> kind.type.isInstance(message))
                .findFirst()
                .orElseThrow();
    }

    /** The message of that payload; nothing if it has another length, or holds what the protocol does not know. */
    Optional<Message> read(byte[] payload) {
        return Wire.read(this, payload, reader);
    }
}
