package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.referee.GameState;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Point;

/** The position of the record, and how the board differs from it. */
final class PositionPart {

    private PositionPart() {}

    static Part of(Moment moment, Speech speech) {
        GameState state = moment.state();
        List<String> lines = new ArrayList<>(BoardDrawing.of(moment.board(), speech.language()));
        lines.add(speech.say("why.legend"));
        lines.add("FEN " + state.fen());
        lines.add(turn(state, speech));
        lines.add(record(state, speech));
        addDifferences(lines, state, speech);
        return new Part(speech.say("why.position"), lines);
    }

    private static String turn(GameState state, Speech speech) {
        String side = speech.side(state.position().toMove());
        String turn = speech.say("board.turn", "round", state.fen().round(), "side", side);
        return state.position().isCheck()
                ? speech.joined(turn, Optional.of(speech.say("why.in-check", "side", side)))
                : turn;
    }

    private static String record(GameState state, Speech speech) {
        List<MovedPly> plies = state.history().plies();
        if (plies.isEmpty()) {
            return speech.say("record.empty");
        }
        MovedPly last = plies.getLast();
        String move = speech.say("why.move.named", "chinese", last.chinese(), "move", last.move());
        return speech.say("why.plies", "count", state.history().ply(), "move", move);
    }

    private static void addDifferences(List<String> lines, GameState state, Speech speech) {
        Sensed sensed = state.sensed();
        Set<Point> differing = sensed.contradictions(state.position().board());
        addPoints(lines, "why.gone", differing.stream().filter(sensed::isEmpty), speech);
        addPoints(lines, "why.came", differing.stream().filter(point -> !sensed.isEmpty(point)), speech);
        addPoints(lines, "why.failed", state.failedSensors().stream(), speech);
        if (state.isDark()) {
            lines.add(speech.say("why.dark", "count", state.unseenMoves()));
        }
    }

    private static void addPoints(List<String> lines, String key, Stream<Point> points, Speech speech) {
        List<Point> some = points.toList();
        if (!some.isEmpty()) {
            lines.add(speech.say(key, "points", speech.points(some)));
        }
    }
}
