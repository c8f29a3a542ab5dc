package org.qizhong.bridge.link;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qizhong.bridge.Signal;

/**
 * What is known of one life of a board: which events were taken, what they made of the levels, and which of them still
 * wait because one with an earlier tick may follow. Immutable.
 *
 * @param who the board and its life
 * @param next the number of the first event that was not taken
 * @param levels after every event before that one
 * @param waiting taken and not told yet
 * @param trusted the watermark: nothing that was not taken yet bears an earlier tick
 */
record Ledger(Message.Who who, long next, Message.Levels levels, List<Waiting> waiting, long trusted) {

    /** An event that waits for its turn. */
    record Waiting(long tick, long number, Function<Long, List<Signal>> signals) {}

    private static final Comparator<Waiting> ORDER =
            Comparator.comparingLong(Waiting::tick).thenComparingLong(Waiting::number);

    Ledger {
        waiting = List.copyOf(waiting);
    }

    static Ledger of(Message.Who who, Message.Snapshot snapshot, long watermark) {
        return new Ledger(who, snapshot.next(), snapshot.levels(), List.of(), watermark);
    }

    boolean isOf(Message.Who other) {
        return who.board() == other.board() && who.boot() == other.boot();
    }

    /** The 64-bit tick of an event that was not taken yet: the first one that is not before the watermark. */
    long unwrap(int tick) {
        return trusted + Integer.toUnsignedLong(tick - (int) trusted);
    }

    /** The same for a watermark, which may be an older one. */
    long unwrapNear(int tick) {
        return trusted + (tick - (int) trusted);
    }

    Ledger taken(Waiting event, Message.Levels now) {
        List<Waiting> more =
                Stream.concat(waiting.stream(), Stream.of(event)).sorted(ORDER).toList();
        return new Ledger(who, next + 1, now, more, trusted);
    }

    /** The events that nothing can come before any more. */
    List<Waiting> due(long watermark) {
        return waiting.stream().filter(event -> event.tick() <= watermark).toList();
    }

    Ledger upTo(long watermark) {
        List<Waiting> rest = new ArrayList<>(waiting);
        rest.removeIf(event -> event.tick() <= watermark);
        return new Ledger(who, next, levels, rest, Math.max(trusted, watermark));
    }

    /** Everything that waits was told. */
    Ledger told() {
        return new Ledger(who, next, levels, List.of(), trusted);
    }
}
