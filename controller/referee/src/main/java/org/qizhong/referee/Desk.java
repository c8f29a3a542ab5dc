package org.qizhong.referee;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.input.GameTime;

/**
 * What waits: alerts for the arbiter, a board that is being put right, a flag that a mate on the board holds up.
 *
 * @param raised how many alerts there have been
 * @param open the alerts without an answer, in the order in which they were raised
 * @param restoring the board that is being put right
 * @param flagWaits when the flag fell that waits for a mate to settle (CXA1999:22.5)
 */
record Desk(int raised, Map<String, OpenAlert> open, Optional<Restoring> restoring, Optional<GameTime> flagWaits) {

    static final Desk CLEAR = new Desk(0, Map.of(), Optional.empty(), Optional.empty());

    Desk {
        open = Collections.unmodifiableMap(new LinkedHashMap<>(open));
    }

    String nextId() {
        return "a" + (raised + 1);
    }

    Desk with(OpenAlert alert) {
        Map<String, OpenAlert> more = new LinkedHashMap<>(open);
        more.put(alert.alert().id(), alert);
        return new Desk(raised + 1, more, restoring, flagWaits);
    }

    Desk without(String id) {
        Map<String, OpenAlert> fewer = new LinkedHashMap<>(open);
        fewer.remove(id);
        return new Desk(raised, fewer, restoring, flagWaits);
    }

    /** The desk with nothing on it; names of alerts are not used twice. */
    Desk cleared() {
        return new Desk(raised, Map.of(), Optional.empty(), Optional.empty());
    }

    /** The desk after a move became part of the record: an alert about another move in its place asks nothing now. */
    Desk withoutMoves() {
        Map<String, OpenAlert> others = new LinkedHashMap<>(open);
        others.values().removeIf(alert -> alert.ruling().isAboutTheMove());
        return new Desk(raised, others, restoring, flagWaits);
    }

    Desk restoring(Optional<Restoring> other) {
        return new Desk(raised, open, other, flagWaits);
    }

    Desk flagWaits(Optional<GameTime> other) {
        return new Desk(raised, open, restoring, other);
    }

    boolean isOpen(java.util.function.Predicate<OpenAlert> wanted) {
        return open.values().stream().anyMatch(wanted);
    }
}
