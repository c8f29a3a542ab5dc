package org.qizhong.referee;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Point;

/**
 * What waits: alerts for the arbiter, a board that is being put right, a flag that a mate on the board holds up.
 *
 * @param raised how many alerts there have been
 * @param open the alerts without an answer, in the order in which they were raised
 * @param restoring the board that is being put right
 * @param flagWaits when the flag fell that waits for a mate to settle (CXA1999:22.5)
 * @param held what came in while it waits, to be taken afterwards
 * @param failed points whose sensors are known to have failed
 */
record Desk(
        int raised,
        Map<String, OpenAlert> open,
        Optional<Restoring> restoring,
        Optional<GameTime> flagWaits,
        List<Input> held,
        Set<Point> failed) {

    static final Desk CLEAR = new Desk(0, Map.of(), Optional.empty(), Optional.empty(), List.of(), Set.of());

    Desk {
        held = List.copyOf(held);
        failed = Set.copyOf(failed);
        open = Collections.unmodifiableMap(new LinkedHashMap<>(open));
    }

    String nextId() {
        return "a" + (raised + 1);
    }

    Desk with(OpenAlert alert) {
        Map<String, OpenAlert> more = new LinkedHashMap<>(open);
        more.put(alert.alert().id(), alert);
        return new Desk(raised + 1, more, restoring, flagWaits, held, failed);
    }

    Desk without(String id) {
        Map<String, OpenAlert> fewer = new LinkedHashMap<>(open);
        fewer.remove(id);
        return new Desk(raised, fewer, restoring, flagWaits, held, failed);
    }

    /** The desk with nothing on it; names of alerts are not used twice. */
    Desk cleared() {
        return new Desk(raised, Map.of(), Optional.empty(), Optional.empty(), held, failed);
    }

    /** The desk after a move became part of the record: an alert about another move in its place asks nothing now. */
    Desk withoutMoves() {
        Map<String, OpenAlert> others = new LinkedHashMap<>(open);
        others.values().removeIf(alert -> alert.ruling().isAboutTheMove());
        return new Desk(raised, others, restoring, flagWaits, held, failed);
    }

    /** The desk after the arbiter let the game go on: no open alert holds the clocks any longer. */
    Desk released() {
        Map<String, OpenAlert> others = new LinkedHashMap<>(open);
        others.replaceAll((id, alert) -> new OpenAlert(alert.alert(), alert.ruling(), false, alert.ran()));
        return new Desk(raised, others, restoring, flagWaits, held, failed);
    }

    Desk restoring(Optional<Restoring> other) {
        return new Desk(raised, open, other, flagWaits, held, failed);
    }

    Desk flagWaits(Optional<GameTime> other) {
        return new Desk(raised, open, restoring, other, held, failed);
    }

    boolean isOpen(java.util.function.Predicate<OpenAlert> wanted) {
        return open.values().stream().anyMatch(wanted);
    }

    Desk held(List<Input> others) {
        return new Desk(raised, open, restoring, flagWaits, others, failed);
    }

    /** The desk with that point's sensor known to have failed, or to work again. */
    Desk sensor(Point point, boolean works) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        points.addAll(failed);
        points.add(point);
        if (works) {
            points.remove(point);
        }
        return new Desk(raised, open, restoring, flagWaits, held, points);
    }
}
