package org.qizhong.bridge.link;

import java.util.List;
import java.util.Optional;
import org.qizhong.bridge.link.Contact.Phase;

/**
 * The program's end of the link to one board: a value that each event makes into the next one. Times are microseconds
 * on this machine's monotonic clock. Immutable.
 *
 * @param fit of the board's clock, in its present life
 * @param ledger what is known of the board's present life, once a snapshot began it
 * @param reached the moment up to which everything was told
 * @param told what was said of the link last
 * @param againAt when a missing event may be asked for again
 * @param setUp the number as which a board that is refused is to be set up, if a person said so
 */
public record Session(
        Expected expected,
        Contact contact,
        Asking asking,
        ClockFit fit,
        Optional<Ledger> ledger,
        Shows shows,
        long reached,
        Told told,
        long againAt,
        Optional<Long> setUp) {

    /** What was said of the link, or of a board that was refused. */
    record Told(Link link, Optional<String> refusal) {}

    /** What was said of the link last. */
    enum Link {
        NOTHING,
        UP,
        DOWN
    }

    /** A session after an event, and what is to be done. */
    public record Step(Session session, List<Effect> effects) {
        public Step {
            effects = List.copyOf(effects);
        }
    }

    /** A session whose line is still closed. */
    public static Session with(Expected expected, long now) {
        return new Session(
                expected,
                Contact.NONE.board(now),
                Asking.from(0, now),
                ClockFit.NONE,
                Optional.empty(),
                Shows.NOTHING,
                now,
                new Told(Link.NOTHING, Optional.empty()),
                0,
                Optional.empty());
    }

    /** What becomes of it when that happens; {@code now} is not before the last one. */
    public Step on(long now, Event event) {
        return new Conversation(this, now).on(event);
    }

    public boolean isUp() {
        return contact.phase() == Phase.UP;
    }

    /** How many microseconds a stamp of now may be off, either way; nothing before the board's clock is known. */
    public Optional<Long> bound(long now) {
        return fit.isEmpty() ? Optional.empty() : Optional.of(fit.bound(fit.tick(now)));
    }
}
