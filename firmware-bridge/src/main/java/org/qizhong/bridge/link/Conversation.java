package org.qizhong.bridge.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.link.Contact.Phase;
import org.qizhong.bridge.link.Session.Link;
import org.qizhong.bridge.link.Session.Step;
import org.qizhong.bridge.link.Session.Told;

/**
 * One step of a session: who is there, and how long nobody was. What a board that is up says goes to {@link Intake}.
 */
final class Conversation {

    static final long LIVENESS = 500_000;
    private static final long GREETING = 250_000;
    private static final long SLOW_GREETING = 1_000_000;
    /** How many exchanges a new life's clock is fitted with before it begins. */
    private static final int FITTED = 4;
    /** After so many answers of another counter in a row, a life that calls itself the same is taken for a new one. */
    private static final int MOST_STRANGE = 3;

    private final Expected expected;
    final long now;
    final List<Effect> effects = new ArrayList<>();
    Contact contact;
    Asking asking;
    ClockFit fit;
    Optional<Ledger> ledger;
    Shows shows;
    long reached;
    Told told;
    long againAt;
    private Optional<Long> setUp;

    Conversation(Session before, long now) {
        this.expected = before.expected();
        this.now = now;
        this.contact = before.contact();
        this.asking = before.asking();
        this.fit = before.fit();
        this.ledger = before.ledger();
        this.shows = before.shows();
        this.reached = before.reached();
        this.told = before.told();
        this.againAt = before.againAt();
        this.setUp = before.setUp();
    }

    Step on(Event event) {
        switch (event) {
            case Event.Opened(int nonce) -> {
                contact = contact.opened(nonce, now);
                asking = Asking.from(asking.id(), now);
            }
            case Event.Closed() -> contact = contact.closed();
            case Event.Heard(Message.FromBoard message) -> {
                if (contact.phase() != Phase.CLOSED) {
                    contact = contact.line(now);
                    hear(message);
                }
            }
            case Event.Ticked() -> {}
            case Event.Light(var lights) -> shows = shows.with(Showing.of(lights, shows.nextLights()));
            case Event.Face(var faces) -> {
                if (!fit.isEmpty()) {
                    int tick = (int) fit.tick(faces.micros());
                    shows = shows.with(Showing.of(faces, shows.nextDisplay(), tick));
                }
            }
            case Event.SetUp(long board) -> setUp = Optional.of(board);
            case Event.Overrun() -> {
                notice("what the board said was not taken in time and is gone: the machine is overloaded");
                lose();
                ledger = Optional.empty();
                contact = contact.greeting(Phase.GREETING, now);
            }
        }
        keepTime();
        Session after = new Session(expected, contact, asking, fit, ledger, shows, reached, told, againAt, setUp);
        return new Step(after, effects);
    }

    private void hear(Message.FromBoard message) {
        switch (message) {
            case Message.Hello hello -> hello(hello);
            case Message.Time time -> time(time);
            case Message.Snapshot snapshot -> {
                if (contact.phase() == Phase.UP) {
                    new Intake(this).snapshot(snapshot);
                } else if (contact.phase() == Phase.READY) {
                    begin(snapshot);
                } else if (contact.phase() == Phase.BEGINNING && isFitted()) {
                    doubt();
                }
            }
            case Message.Change change -> {
                if (contact.phase() == Phase.UP) {
                    new Intake(this).change(change);
                }
            }
            case Message.Fault fault -> {
                if (contact.phase() == Phase.UP) {
                    new Intake(this).fault(fault);
                }
            }
        }
    }

    private void hello(Message.Hello hello) {
        if (contact.phase().isGreeting() && hello.nonce() == contact.nonce()) {
            expected.refusal(hello).ifPresentOrElse(this::refuse, () -> meet(hello.who()));
        } else if (contact.phase().isAsking()
                && contact.who().filter(hello.who()::equals).isEmpty()) {
            doubt();
        }
    }

    private void refuse(String reason) {
        if (!told.refusal().equals(Optional.of(reason))) {
            notice(reason);
        }
        lose();
        told = new Told(told.link(), Optional.of(reason));
        setUp.ifPresent(board -> send(new Message.SetUp(board, expected.map().orElse(0))));
        contact = contact.greeting(Phase.REFUSED, now + SLOW_GREETING);
    }

    private void meet(Message.Who who) {
        boolean same = ledger.filter(it -> it.isOf(who)).isPresent() && asking.strange() < MOST_STRANGE;
        boolean known = ledger.isEmpty() ? asking.strange() < MOST_STRANGE : same;
        boolean confirmed = contact.who().equals(Optional.of(who)) && known;
        if (confirmed && isFitted()) {
            contact = contact.met(who, Phase.READY);
            send(new Message.SnapshotQuery());
            return;
        }
        told = new Told(told.link(), Optional.empty());
        if (!same) {
            if (ledger.filter(it -> it.isOf(who)).isPresent()) {
                notice("the board's counter jumped: changes were lost; look at its power supply");
            }
            loseIfUp();
            ledger = Optional.empty();
            fit = ClockFit.NONE;
        }
        contact = contact.met(who, Phase.BEGINNING);
        asking = same ? asking.again(now) : Asking.from(asking.id(), now);
        shows = shows.seen(new Message.Shown(0, 0));
    }

    private void time(Message.Time time) {
        if (!contact.phase().isAsking()
                || asking.id() != time.id()
                || asking.asked().isEmpty()) {
            return;
        }
        long received = fit.isEmpty() ? Integer.toUnsignedLong(time.received()) : fit.unwrap(time.received(), now);
        long answered = received + (time.sent() - time.received());
        Exchange exchange = new Exchange(received, asking.asked().get(), answered, now);
        if (fit.isContradictedBy(exchange)) {
            asking = asking.puzzled(); // the old fit is kept until the board has said who it is
            doubt();
        } else {
            asking = asking.heard(now);
            fit = fit.with(exchange);
        }
    }

    /** Whether the clock is known well enough, by answers since the line was opened. */
    private boolean isFitted() {
        return !fit.isEmpty() && asking.answered() >= (ledger.isEmpty() ? FITTED : 1);
    }

    private void begin(Message.Snapshot snapshot) {
        if (!Intake.isFresh(fit, snapshot.tick(), now)) {
            asking = asking.puzzled();
            doubt();
            return;
        }
        contact = contact.met(contact.who().orElseThrow(), Phase.UP);
        new Intake(this).first(snapshot, contact.who().orElseThrow());
    }

    /** Something does not fit: nothing is taken until the board has said again who it is. */
    void doubt() {
        contact = contact.greeting(Phase.DOUBTED, now);
    }

    private void loseIfUp() {
        if (told.link() == Link.UP) {
            lose();
        }
    }

    /** The link is down: what was taken is told, and then that. */
    void lose() {
        if (told.link() == Link.DOWN) {
            return;
        }
        if (told.link() == Link.UP) {
            new Intake(this).tellAll();
        }
        tell(new Signal.Link(reached, false));
        effects.add(new Effect.Leave());
        told = new Told(Link.DOWN, told.refusal());
    }

    private void keepTime() {
        if (now - contact.boardAt() > LIVENESS) {
            lose();
        }
        long heard = contact.phase() == Phase.UP ? contact.boardAt() : contact.lineAt();
        if (contact.phase() != Phase.CLOSED && now - heard > LIVENESS) {
            effects.add(new Effect.Reopen());
            contact = contact.closed();
        }
        if (contact.phase().isGreeting() && now >= contact.greetAt()) {
            send(new Message.Greet(contact.nonce(), Expected.PROTOCOL));
            contact = contact.greeted(now + (contact.phase() == Phase.REFUSED ? SLOW_GREETING : GREETING));
        }
        if (contact.phase().isAsking() && now >= asking.due()) {
            asking = asking.ask(now);
            send(new Message.TimeQuery(asking.id()));
        }
        if (contact.phase() == Phase.UP) {
            List<Message.ToBoard> due = shows.due(now);
            due.forEach(this::send);
            shows = due.isEmpty() ? shows : shows.repeatedAt(now);
        }
    }

    void send(Message.ToBoard message) {
        effects.add(new Effect.Send(message));
    }

    void tell(Signal signal) {
        effects.add(new Effect.Tell(signal));
    }

    void notice(String what) {
        tell(new Signal.Notice(reached, what, Optional.empty()));
    }
}
