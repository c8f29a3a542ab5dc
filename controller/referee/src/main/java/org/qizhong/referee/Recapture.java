package org.qizhong.referee;

import java.util.Optional;
import org.qizhong.referee.reading.Turn;
import org.qizhong.xiangqi.Move;

/**
 * The opponent takes the piece that has just been moved, so soon that the move was neither pressed nor settled: both
 * pieces are in his hands, and the board alone no longer shows the move.
 */
final class Recapture {

    private final Play play;

    Recapture(Play play) {
        this.play = play;
    }

    /** The move that is being answered in this way. */
    Optional<Move> answered() {
        GameState state = play.state();
        return state.turn()
                .reply()
                .filter(reply -> state.turn().pending().containsKey(reply.point()))
                .filter(reply -> state.sensed().isEmpty(reply.move().to()))
                .filter(this::mayTake)
                .map(Turn.Reply::move);
    }

    private boolean mayTake(Turn.Reply reply) {
        return play.position()
                .play(reply.move())
                .isLegal(new Move(reply.point(), reply.move().to()));
    }
}
