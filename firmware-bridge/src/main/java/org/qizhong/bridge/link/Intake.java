package org.qizhong.bridge.link;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.link.Session.Link;
import org.qizhong.bridge.link.Session.Told;

/** What a board that is up says: each event is taken once and in order, and told in the order of its tick. */
final class Intake {

    /** A tick further in the future than this is of another life, or of another board. */
    private static final long SLACK = 400_000;
    /** A snapshot that was longer on its way than this is of another life, too. */
    private static final long STALE = 1_000_000;

    private static final long AGAIN = 50_000;
    /** More events than any board keeps. */
    private static final int MOST_WAITING = 4_096;

    private final Conversation talk;

    Intake(Conversation talk) {
        this.talk = talk;
    }

    private Ledger ledger() {
        return talk.ledger.orElseThrow();
    }

    private void ledger(Ledger now) {
        talk.ledger = Optional.of(now);
    }

    /** The first snapshot since the board said who it is. */
    void first(Message.Snapshot snapshot, Message.Who who) {
        boolean whole =
                talk.ledger.isPresent() && snapshot.next() >= ledger().next() && snapshot.oldest() <= ledger().next();
        if (!whole && talk.ledger.isPresent()) {
            talk.notice("changes were lost while the board was not heard: how it stands now is told instead");
        }
        if (whole) {
            up(moment(ledger().trusted()));
            tellWhole(); // as it was when it was heard last: what happened since follows
            acknowledge(snapshot.next() > ledger().next() ? Message.Then.AGAIN : Message.Then.GO_ON);
            snapshot(snapshot);
        } else {
            start(snapshot, who);
        }
    }

    private void start(Message.Snapshot snapshot, Message.Who who) {
        ledger(Ledger.of(who, snapshot, talk.fit.unwrap(snapshot.watermark(), talk.now)));
        talk.contact = talk.contact.board(talk.now);
        up(moment(ledger().trusted()));
        tellWhole();
        talk.effects.add(new Effect.Reach(talk.reached));
        talk.shows = talk.shows.seen(snapshot.shown());
        acknowledge(Message.Then.GO_ON);
    }

    private void up(long micros) {
        if (talk.told.link() != Link.UP) {
            talk.reached = Math.max(talk.reached, micros);
            talk.tell(new Signal.Link(talk.reached, true));
            talk.effects.add(new Effect.Follow());
            talk.told = new Told(Link.UP, Optional.empty());
            talk.contact = talk.contact.board(talk.now);
        }
    }

    /** Whether a snapshot can have been made just now by the board with that clock. */
    static boolean isFresh(ClockFit fit, int tick, long now) {
        long age = now - fit.micros(fit.unwrap(tick, now));
        return age >= -SLACK && age <= STALE;
    }

    void snapshot(Message.Snapshot snapshot) {
        if (!isFresh(talk.fit, snapshot.tick(), talk.now)) {
            talk.doubt();
            return;
        }
        long tick = talk.fit.unwrap(snapshot.tick(), talk.now);
        long watermark = tick + (snapshot.watermark() - snapshot.tick());
        if (watermark < ledger().trusted() && snapshot.next() <= ledger().next()) {
            return; // an old one that was overtaken
        }
        if (snapshot.next() < ledger().next()) {
            talk.doubt();
            return;
        }
        talk.contact = talk.contact.board(talk.now);
        talk.shows = talk.shows.seen(snapshot.shown());
        if (snapshot.next() > ledger().next()) {
            missing(snapshot);
        } else {
            compare(snapshot, watermark);
        }
    }

    private void missing(Message.Snapshot snapshot) {
        if (snapshot.oldest() <= ledger().next()) {
            again();
            return;
        }
        talk.notice((snapshot.oldest() - ledger().next()) + " changes were lost: the board could not keep them as long"
                + " as they were not acknowledged; how it stands now is told instead");
        tellAll();
        start(snapshot, ledger().who());
    }

    private void compare(Message.Snapshot snapshot, long watermark) {
        boolean agrees = snapshot.levels().equals(ledger().levels());
        reach(watermark);
        if (!agrees) {
            talk.notice("the board shows something else than its changes gave: it is believed; check its wiring if"
                    + " this comes again");
            tellAll();
            ledger(Ledger.of(ledger().who(), snapshot, ledger().trusted()));
            tellWhole();
        }
    }

    void change(Message.Change change) {
        if (isNext(change.stamp())) {
            Channel channel = new Channel(change.channel());
            Message.Levels levels = ledger().levels().with(change.channel(), change.level());
            take(change.stamp(), micros -> List.of(new Signal.Changed(micros, channel, change.level())), levels);
        }
    }

    void fault(Message.Fault fault) {
        if (isNext(fault.stamp())) {
            take(fault.stamp(), Trouble.of(fault), ledger().levels());
        }
    }

    private boolean isNext(Message.Stamp stamp) {
        if (stamp.number() < ledger().next()) {
            acknowledge(Message.Then.GO_ON);
            return false;
        }
        if (stamp.number() > ledger().next()) {
            again();
            return false;
        }
        if (talk.fit.micros(ledger().unwrap(stamp.tick())) > talk.now + SLACK) {
            talk.doubt();
            return false;
        }
        return true;
    }

    private void take(
            Message.Stamp stamp, java.util.function.Function<Long, List<Signal>> signals, Message.Levels levels) {
        long tick = ledger().unwrap(stamp.tick());
        ledger(ledger().taken(new Ledger.Waiting(tick, stamp.number(), signals), levels));
        acknowledge(Message.Then.GO_ON);
        long watermark = ledger().unwrapNear(stamp.watermark());
        if (talk.fit.micros(watermark) <= talk.now + SLACK) {
            reach(watermark);
        }
        if (ledger().waiting().size() > MOST_WAITING) {
            tellAll();
        }
    }

    /** Tells what nothing can come before any more. */
    private void reach(long watermark) {
        ledger().due(watermark).forEach(this::tell);
        if (watermark > ledger().trusted()) {
            talk.reached = Math.max(talk.reached, moment(watermark));
            talk.effects.add(new Effect.Reach(talk.reached));
        }
        ledger(ledger().upTo(watermark));
    }

    /** Tells everything that waits, whatever may come. */
    void tellAll() {
        if (talk.ledger.isPresent()) {
            ledger().waiting().forEach(this::tell);
            ledger(ledger().told());
        }
    }

    private void tell(Ledger.Waiting event) {
        talk.reached = Math.max(talk.reached, moment(event.tick()));
        event.signals().apply(talk.reached).forEach(talk::tell);
    }

    private void tellWhole() {
        SortedMap<Channel, Integer> levels = new TreeMap<>();
        for (int channel = 0; channel < Channel.SENSORS; channel++) {
            if (ledger().levels().at(channel) != 0) {
                levels.put(new Channel(channel), ledger().levels().at(channel));
            }
        }
        talk.tell(new Signal.Whole(talk.reached, levels));
    }

    /** When that tick was; it is over. */
    private long moment(long tick) {
        return Math.min(talk.now, talk.fit.micros(tick));
    }

    private void acknowledge(Message.Then then) {
        talk.send(new Message.Acknowledge(ledger().next() - 1, then));
    }

    private void again() {
        if (talk.now >= talk.againAt) {
            talk.againAt = talk.now + AGAIN;
            acknowledge(Message.Then.AGAIN);
        }
    }
}
