package org.qizhong.bridge.link;

import java.util.Optional;

/**
 * How far the two ends have come with each other. Immutable.
 *
 * @param nonce of the latest greeting
 * @param greetAt when to greet the next time, in the phases that greet
 * @param lineAt when the line was opened, or the last frame came
 * @param boardAt when the last snapshot came that was taken: from then on the board was silent
 * @param who which board it is, once it has said
 */
record Contact(Phase phase, int nonce, long greetAt, long lineAt, long boardAt, Optional<Message.Who> who) {

    /** Where a session stands. */
    enum Phase {
        /** The line is not open. */
        CLOSED,
        /** The program greets until a board answers. */
        GREETING,
        /** A board answered that is not the one; it is greeted again, slowly, for it may be changed. */
        REFUSED,
        /** The board answered, and its clock is being fitted. */
        BEGINNING,
        /** The board has said once more who it is, so the fitted clock is its own; a snapshot is awaited. */
        READY,
        /** Events are taken. */
        UP,
        /** Something does not fit: it is greeted again, and nothing is taken until it answers. */
        DOUBTED;

        boolean isGreeting() {
            return this == GREETING || this == REFUSED || this == DOUBTED;
        }

        boolean isAsking() {
            return this == BEGINNING || this == READY || this == UP;
        }
    }

    static final Contact NONE = new Contact(Phase.CLOSED, 0, 0, 0, 0, Optional.empty());

    Contact opened(int fresh, long now) {
        return new Contact(Phase.GREETING, fresh, now, now, boardAt, Optional.empty());
    }

    Contact closed() {
        return new Contact(Phase.CLOSED, nonce, greetAt, lineAt, boardAt, Optional.empty());
    }

    Contact met(Message.Who whom, Phase next) {
        return new Contact(next, nonce, greetAt, lineAt, boardAt, Optional.of(whom));
    }

    /** Greets anew, with another nonce. */
    Contact greeting(Phase next, long at) {
        return new Contact(next, nonce * 1_664_525 + 1_013_904_223, at, lineAt, boardAt, who);
    }

    Contact greeted(long next) {
        return new Contact(phase, nonce, next, lineAt, boardAt, who);
    }

    Contact line(long now) {
        return new Contact(phase, nonce, greetAt, now, boardAt, who);
    }

    Contact board(long now) {
        return new Contact(phase, nonce, greetAt, lineAt, now, who);
    }
}
