package org.qizhong.referee;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;

/**
 * What waits: alerts for the arbiter, a board that is being put right, a flag that a mate on the board holds up.
 *
 * @param raised how many alerts there have been
 * @param open the alerts without an answer, in the order in which they were raised
 * @param restoring the board that is being put right
 * @param flagWaits when the flag fell that waits for a mate to settle (CXA1999:22.5)
 * @param held what came in while it waits, to be taken afterwards
 * @param sight how far the board can be seen
 */
record Desk(
        int raised,
        Map<String, OpenAlert> open,
        Optional<Restoring> restoring,
        Optional<GameTime> flagWaits,
        List<Input> held,
        Sight sight) {

    static final Desk CLEAR = new Desk(0, Map.of(), Optional.empty(), Optional.empty(), List.of(), Sight.CLEAR);

    Desk {
        held = List.copyOf(held);
        open = Collections.unmodifiableMap(new LinkedHashMap<>(open));
    }

    String nextId() {
        return "a" + (raised + 1);
    }

    Desk with(OpenAlert alert) {
        Map<String, OpenAlert> more = new LinkedHashMap<>(open);
        more.put(alert.alert().id(), alert);
        return new Desk(raised + 1, more, restoring, flagWaits, held, sight);
    }

    Desk without(String id) {
        Map<String, OpenAlert> fewer = new LinkedHashMap<>(open);
        fewer.remove(id);
        return new Desk(raised, fewer, restoring, flagWaits, held, sight);
    }

    /** The desk with nothing on it; names of alerts are not used twice. */
    Desk cleared() {
        return new Desk(raised, Map.of(), Optional.empty(), Optional.empty(), held, sight.settled());
    }

    /** The desk after a move became part of the record: an alert about another move in its place asks nothing now. */
    Desk withoutMoves() {
        Map<String, OpenAlert> others = new LinkedHashMap<>(open);
        others.values().removeIf(alert -> alert.ruling().isAboutTheMove());
        return new Desk(raised, others, restoring, flagWaits, held, sight);
    }

    /** The desk after the arbiter let the game go on: no open alert holds the clocks any longer. */
    Desk released() {
        Map<String, OpenAlert> others = new LinkedHashMap<>(open);
        others.replaceAll((id, alert) -> new OpenAlert(alert.alert(), alert.ruling(), false, alert.ran()));
        return new Desk(raised, others, restoring, flagWaits, held, sight);
    }

    /** The desk once the board is put back: a broken touch that was put back by the device asks nothing any more. */
    Desk putBack() {
        Map<String, OpenAlert> others = new LinkedHashMap<>(open);
        others.values().removeIf(alert -> alert.ruling() instanceof Ruling.BrokenTouch && !alert.stopped());
        return new Desk(raised, others, Optional.empty(), flagWaits, held, sight);
    }

    Desk restoring(Optional<Restoring> other) {
        return new Desk(raised, open, other, flagWaits, held, sight);
    }

    Desk flagWaits(Optional<GameTime> other) {
        return new Desk(raised, open, restoring, other, held, sight);
    }

    boolean isOpen(java.util.function.Predicate<OpenAlert> wanted) {
        return open.values().stream().anyMatch(wanted);
    }

    Desk held(List<Input> others) {
        return new Desk(raised, open, restoring, flagWaits, others, sight);
    }

    Desk with(Sight other) {
        return new Desk(raised, open, restoring, flagWaits, held, other);
    }
}
