package org.qizhong.referee;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.reading.Health;
import org.qizhong.referee.reading.Symptom;
import org.qizhong.referee.reading.Wear;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Point;

/**
 * Watches the sensors themselves while a game goes on. What no hand can have done is told once for each point, and is
 * nobody's fault; it changes nothing in how the board is read.
 */
final class SensorWatch {

    /** Where more sensors than that are strange it is the board, and nobody is called for each of them. */
    private static final int SINGLE_SENSORS = 5;

    private final Play play;

    SensorWatch(Play play) {
        this.play = play;
    }

    /** A sensor changed its mind. */
    void changed(Point point) {
        note(point, wear -> wear.changed(play.now()));
    }

    /** A sensor said that a piece went where none stood. */
    void liftedNothing(Point point) {
        note(point, wear -> wear.with(Symptom.EMPTY_LIFTS));
    }

    /** What a sensor has shown is about to go, or to be replaced. */
    void shown(Point point) {
        Optional<Seen> shown = play.state().sensed().at(point);
        if (shown.filter(seen -> isMisread(point, seen)).isPresent()) {
            note(point, wear -> wear.with(Symptom.MISREADS));
        }
    }

    /** A sensor said that a piece came where one stands; where another is seen, it was replaced. */
    void placed(Point point, Seen seen) {
        if (play.state().sensed().at(point).equals(Optional.of(seen))) {
            note(point, wear -> wear.with(Symptom.DOUBLE_PLACES));
        } else {
            shown(point);
            changed(point);
        }
    }

    /**
     * Whether something was seen for longer than a scan that the record has not there, while what it may have been
     * instead stands on its points: there are too many of it.
     */
    private boolean isMisread(Point point, Seen seen) {
        Board board = play.position().board();
        boolean strange = board.at(point).filter(seen::fits).isEmpty()
                && !play.state().turn().strays().contains(point)
                && play.state().health().at(point).hasRested(play.now());
        return strange
                && play.state().sensed().seen().values().stream()
                                .filter(seen::equals)
                                .count()
                        > board.occupied().stream()
                                .flatMap(at -> board.at(at).stream())
                                .filter(seen::fits)
                                .count();
    }

    /** The record says since now that another piece stands on some points, or none: their sensors should have told. */
    void recorded(Board before) {
        if (!isGoing() || play.state().isDark()) {
            return;
        }
        stillSilent();
        Board after = play.position().board();
        for (Point point : Point.values()) {
            if (!before.at(point).equals(after.at(point))) {
                note(point, wear -> contradicts(point) ? wear.owing(play.now()) : wear.settled());
            }
        }
    }

    /** Play goes on, or would: what has not been told by now was not told in good time. */
    void stillSilent() {
        for (Map.Entry<Point, Wear> entry : play.state().health().points().entrySet()) {
            Point point = entry.getKey();
            if (entry.getValue().owesBefore(play.now())) {
                note(point, wear -> contradicts(point) ? wear.with(Symptom.SILENT) : wear.settled());
            }
        }
    }

    private boolean contradicts(Point point) {
        GameState state = play.state();
        return !state.sensed().fits(point, play.position().board().at(point))
                && !state.turn().strays().contains(point);
    }

    /** The sensor was seen to. */
    void mended(Point point) {
        Health health = play.state().health();
        if (health.points().containsKey(point)) {
            play.state(play.state().with(health.with(point, Wear::mended)));
        }
    }

    private boolean isGoing() {
        return play.state().isPlaying() || play.state().phase() instanceof Phase.Halted;
    }

    /** Before and after a game pieces are set up and put away, as nobody plays. */
    private void note(Point point, UnaryOperator<Wear> news) {
        if (isGoing()) {
            play.state(play.state().with(play.state().health().with(point, news)));
            play.state().health().at(point).toBeTold().ifPresent(symptom -> tell(point, symptom));
        }
    }

    private void tell(Point point, Symptom symptom) {
        play.state(play.state().with(play.state().health().with(point, Wear::asTold)));
        List<Point> told = play.state().health().told();
        if (told.size() <= SINGLE_SENSORS) {
            Map<String, Object> evidence = Evidence.of("point", point, "seen", symptom.word());
            evidence.put("times", play.state().health().at(point).times(symptom));
            raise(evidence);
        } else if (told.size() == SINGLE_SENSORS + 1) {
            raise(Evidence.of("points", told, "seen", "board"));
        }
    }

    /** Calls a person to a sensor; nobody on the board has done anything. */
    void raise(Map<String, Object> evidence) {
        new Alerts(play)
                .raise(
                        new Grounds(
                                AlertKind.SENSOR_FAULT,
                                Optional.empty(),
                                play.rules().clause(Topic.CALLING_THE_ARBITER),
                                evidence),
                        new Ruling.GoOn());
    }

    /** What is to be said of the sensors after a result; nothing, where they behaved. */
    static Optional<Decision> report(GameState state, Decision.Result result) {
        List<Point> suspects = state.health().suspects();
        if (suspects.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Object> seen = new LinkedHashMap<>();
        for (Point point : suspects) {
            Map<String, Object> times = new LinkedHashMap<>();
            state.health().at(point).symptoms().forEach((symptom, count) -> times.put(symptom.word(), count));
            seen.put(point.toString(), times);
        }
        return Optional.of(
                new Decision.Info(result.at(), "sensor-health", Evidence.of("points", suspects, "seen", seen)));
    }
}
