package org.qizhong.referee;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Point;

/** Tells that the start position has been set up: the game can begin, or after a result the next one. */
final class Readiness {

    private final Play play;

    Readiness(Play play) {
        this.play = play;
    }

    /** An input changed the board, which looked like {@code before}: told once when that completes the position. */
    void changed(Sensed before, Input.Hardware input) {
        boolean completed = isWrong(before) && !isWrong(play.state().sensed());
        if (completed && !isBump(input)) {
            switch (play.state().phase()) {
                case Phase.Setup _ -> play.inform("ready", Map.of());
                case Phase.Over _ -> play.inform("new-game", Map.of());
                case Phase.Playing _, Phase.Halted _ -> {} // the start position in mid-game begins nothing
            }
        }
    }

    /** A sensor that has failed tells nothing of its point. */
    private boolean isWrong(Sensed sensed) {
        GameState state = play.state();
        Set<Point> wrong = new HashSet<>(
                sensed.contradictions(state.settings().start().position().board()));
        wrong.removeAll(state.failedSensors());
        return !wrong.isEmpty();
    }

    /** A piece that was only jogged, or whose sensor flickered, has set up nothing. */
    private boolean isBump(Input.Hardware input) {
        return input instanceof Input.Place place
                && play.state()
                        .turn()
                        .trace(place.point())
                        .lifted()
                        .filter(lifted -> place.at()
                                        .since(lifted)
                                        .compareTo(play.state()
                                                .settings()
                                                .sensitivity()
                                                .bump())
                                <= 0)
                        .isPresent();
    }
}
