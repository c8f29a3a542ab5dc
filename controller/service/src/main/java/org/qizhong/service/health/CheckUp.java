package org.qizhong.service.health;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.input.SensorState;
import org.qizhong.referee.reading.Health;
import org.qizhong.referee.reading.Symptom;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.xiangqi.Point;

/**
 * What a game tells about its sensors.
 *
 * @param sensors what they can tell
 * @param plies how many plies are in the record
 * @param health how they behaved
 * @param told what the arbiter was told of them, in order of time
 * @param reported what the hardware itself reported, in order of time
 * @param missed points of moves in the record whose sensors told nothing of them
 */
public record CheckUp(
        SensorKind sensors,
        int plies,
        Health health,
        List<Decision.Alert> told,
        List<Input.Fault> reported,
        Set<Point> missed) {

    /** The examination of a game from its first line to its last. */
    public static CheckUp of(Transcript transcript) {
        GameState state = Referee.open(transcript.settings());
        List<Decision.Alert> told = new ArrayList<>();
        List<Input.Fault> reported = new ArrayList<>();
        Set<Point> played = EnumSet.noneOf(Point.class);
        for (Input input : transcript.inputs()) {
            if (input instanceof Input.Fault fault && fault.state() != SensorState.OK) {
                reported.add(fault);
            }
            Step step = Referee.step(state, input);
            state = step.state();
            for (Decision decision : step.decisions()) {
                if (decision instanceof Decision.Alert alert
                        && alert.kind() == AlertKind.SENSOR_FAULT
                        && alert.evidence().containsKey("seen")) {
                    told.add(alert);
                } else if (decision instanceof Decision.Moved moved && !(input instanceof Input.Snapshot)) {
                    played.addAll(shouldChange(moved, state.settings().sensors()));
                }
            }
        }
        Health health = state.health();
        played.removeIf(
                point -> health.at(point).changes() > 0 && health.at(point).times(Symptom.SILENT) == 0);
        return new CheckUp(transcript.settings().sensors(), state.history().ply(), health, told, reported, played);
    }

    /** Where a piece slides onto its victim, a sensor that knows only pieces need not see anything. */
    private static List<Point> shouldChange(Decision.Moved moved, SensorKind sensors) {
        boolean unseen =
                sensors == SensorKind.OCCUPANCY && moved.ply().captured().isPresent();
        Point from = moved.ply().move().from();
        return unseen ? List.of(from) : List.of(from, moved.ply().move().to());
    }

    boolean hasChanged(Point point) {
        return health.at(point).changes() > 0;
    }

    /** More at once than single sensors fail: it is the board. */
    boolean isTheBoard() {
        return told.stream().anyMatch(alert -> alert.evidence().containsKey("points"));
    }
}
