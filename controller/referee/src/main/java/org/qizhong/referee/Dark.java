package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.reading.UnseenLines;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;

/**
 * Play goes on while the sensors are not heard: presses still count, and nobody is accused of what nobody saw. The next
 * snapshot tells which moves they were, or the arbiter says how the board is to stand.
 */
final class Dark {

    private final Play play;

    Dark(Play play) {
        this.play = play;
    }

    private Sight sight() {
        return play.state().desk().sight();
    }

    /** The side whose turn it is to press: after an unseen move, the other one. */
    static Side toPress(GameState state) {
        Side toMove = state.position().toMove();
        return state.desk().sight().unseen() % 2 == 0 ? toMove : toMove.opposite();
    }

    /** A move was completed that no sensor has seen. */
    void press(Side side) {
        new Recording(play).completeOnClock(side);
        play.inform("unseen-move", Map.of("side", side.word()));
        GameState state = play.state();
        play.state(state.with(state.desk().with(sight().pressedUnseen()))
                .with(Turn.FRESH)
                .with(state.conduct().nextTurn()));
        play.run(Optional.of(side.opposite()));
    }

    /** The whole board is shown again: the unseen moves are those that lead to it, if they are the only ones. */
    void shown() {
        int plies = sight().unseen();
        play.state(play.state().with(play.state().desk().with(sight().seen())));
        if (plies == 0 || play.state().isOver()) {
            return;
        }
        List<List<Move>> lines = UnseenLines.leadingTo(play.state().sensed(), play.position(), plies);
        if (lines.size() == 1) {
            for (Move move : lines.getFirst()) {
                new Recording(play).seenLater(move);
            }
        } else {
            ask(plies, lines.stream().map(List::getFirst).distinct().toList());
        }
    }

    private void ask(int plies, List<Move> first) {
        new Alerts(play)
                .raise(
                        new Grounds(
                                AlertKind.AMBIGUOUS_MOVE,
                                Optional.of(play.position().toMove()),
                                play.rules().clause(Topic.LETTING_GO),
                                Evidence.of("plies", plies, "moves", first)),
                        new Ruling.Unseen());
    }
}
