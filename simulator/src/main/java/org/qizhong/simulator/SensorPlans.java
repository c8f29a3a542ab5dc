package org.qizhong.simulator;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorState;
import org.qizhong.xiangqi.Point;

/** What happens to sensors and cables, planned for a turn or a few. */
final class SensorPlans {

    private static final int MOST_PLIES_UNSEEN = 4;

    private final Occasion now;
    private final Intent intent;
    private final Chance chance;

    SensorPlans(Occasion now) {
        this.now = now;
        this.intent = now.intent();
        this.chance = now.chance();
    }

    /** The sensor of a piece that stands still, or was just put down, until after the press; it may be told. */
    Optional<Plan> toggling() {
        int length = chance.between(500, 5000);
        Script script = new Script().then(now.turn());
        if (chance.between(0, 1) == 0) {
            Gesture press = script.gestures().getLast();
            List<Gesture> move = script.gestures().subList(0, script.gestures().size() - 1);
            return Optional.of(toggling(new Script()
                    .then(move)
                    .then(5 + now.timing().scan(), new Act.Flicker(intent.to(), length))
                    .then(press)
                    .then(length, new Act.Hover())));
        }
        return now.third(_ -> true)
                .map(point -> toggling(new Script()
                        .then(chance.between(0, 900), new Act.Flicker(point, length))
                        .then(script.gestures())
                        .then(length, new Act.Hover())));
    }

    private static Plan toggling(Script script) {
        return Plan.of(Expected.READ.allowing(AlertKind.SENSOR_FAULT), script.gestures());
    }

    /** A capture by a piece that is not seen to leave is not seen at all: the press looks like the first act. */
    Optional<Plan> deadFrom() {
        Plan plan = dead(intent.from(), chance.between(0, 1) == 0);
        boolean hidden = now.isOccupancy() && intent.isCapture();
        return Optional.of(
                hidden ? new Plan(plan.parts(), plan.expected().allowing(AlertKind.PRESS_BEFORE_MOVE)) : plan);
    }

    /** A piece that is not seen to arrive is held for a capture, where it could make one: unless the fault is known. */
    Optional<Plan> deadTo() {
        boolean mayCapture = now.movesOf(intent.from()).stream()
                .anyMatch(move -> move.to() != intent.to() && !now.board().isEmpty(move.to()));
        boolean reported = (now.isOccupancy() && mayCapture) || chance.between(0, 1) == 0;
        return Optional.of(dead(intent.to(), reported));
    }

    Optional<Plan> deadOver() {
        return now.any(intent.between(), now.board()::isEmpty).map(point -> dead(point, chance.between(0, 1) == 0));
    }

    Optional<Plan> deadElsewhere() {
        return now.third(_ -> true).map(point -> dead(point, chance.between(0, 1) == 0));
    }

    /** The firmware may find out that a sensor failed and report it, or may not. */
    private Plan dead(Point point, boolean reported) {
        boolean seesAny = now.isOccupancy() || !now.board().isEmpty(point);
        Defect defect = seesAny && chance.between(0, 1) == 0 ? Defect.STUCK_ON : Defect.STUCK_OFF;
        SensorState state = defect == Defect.STUCK_ON ? SensorState.STUCK_ON : SensorState.STUCK_OFF;
        Script fails = new Script().then(now.thought(), new Act.Fail(point, defect));
        if (reported) {
            fails.then(chance.between(0, 20), new Act.Say(at -> new Input.Fault(at, point, state)));
        }
        return Plan.of(
                Expected.READ
                        .asked()
                        .brushing(intent.isAt(point) ? Set.of() : Set.of(point))
                        .allowing(AlertKind.SENSOR_FAULT)
                        .allowing(AlertKind.UNTOUCHABLE),
                new Part(fails.then(500, new Act.Hover()).gestures(), 0),
                now.played());
    }

    /** What was there is there: whether the whole board is reported once more or not, the game goes on. */
    Optional<Plan> emptySnapshot() {
        Script blank = new Script().then(now.thought(), new Act.Blank());
        if (chance.between(0, 1) == 0) {
            blank.then(chance.between(50, 4000), new Act.PlugIn());
        }
        return Optional.of(Plan.of(
                Expected.READ
                        .allowing(AlertKind.SENSOR_FAULT)
                        .allowing(AlertKind.LINK_LOST)
                        .allowing(AlertKind.DISPLACED),
                new Part(blank.then(300, new Act.Hover()).gestures(), 0),
                now.played()));
    }

    /** It goes somewhere between the thought and the last piece that is put down. */
    Optional<Plan> linkPartOfTurn() {
        List<Gesture> move = now.move();
        int out = chance.between(0, move.size() - 1);
        Script script = new Script()
                .then(move.subList(0, out))
                .then(chance.between(0, 20), new Act.Unplug(cable()))
                .then(move.subList(out, move.size()))
                .then(chance.between(100, 3000), new Act.PlugIn())
                .then(now.press());
        return Optional.of(Plan.of(
                Expected.READ.askedIf(now.isDoubtfulUnseen()).allowing(AlertKind.LINK_LOST), script.gestures()));
    }

    Optional<Plan> linkSeveralPlies() {
        int plies = chance.between(2, MOST_PLIES_UNSEEN);
        if (now.ahead().size() <= plies) {
            return Optional.empty();
        }
        Script script = new Script().then(now.thought(), new Act.Unplug(cable()));
        for (int i = 0; i < plies; i++) {
            script.then(now.next(i).turn());
        }
        script.then(chance.between(100, 3000), new Act.PlugIn());
        return Optional.of(
                Plan.of(Expected.READ.asked().allowing(AlertKind.LINK_LOST), new Part(script.gestures(), plies)));
    }

    private Cable cable() {
        return chance.oneOf(List.of(Cable.values()));
    }
}
