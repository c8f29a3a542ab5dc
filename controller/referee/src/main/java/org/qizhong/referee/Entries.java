package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.conduct.Conduct.Adjusting;
import org.qizhong.referee.conduct.DrawOffers;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.reading.BoardReader;
import org.qizhong.referee.reading.Reading;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Side;

/** What the players say: offers, resignations, calls. */
final class Entries {

    private final Play play;

    Entries(Play play) {
        this.play = play;
    }

    void adjust(Input.Adjust adjust) {
        play.state(play.state().with(play.state().conduct().with(new Adjusting(adjust.side(), play.now()))));
        play.inform("adjusting", Map.of("side", adjust.side().word()));
    }

    void call(Input.Call call) {
        play.halt();
        new Alerts(play)
                .raise(
                        AlertKind.ARBITER_CALLED,
                        Optional.of(call.side()),
                        Topic.CALLING_THE_ARBITER,
                        Map.of(),
                        new Ruling.GoOn());
    }

    void offer(Input.Offer offer) {
        DrawOffers draws = play.state().conduct().draws().offeredBy(offer.side());
        play.state(play.state().with(play.state().conduct().with(draws)));
        play.decide(new Decision.DrawOffer(play.now(), offer.side()));
    }

    void decline(Input.Decline decline) {
        if (standsAgainst(decline.side())) {
            DrawOffers draws = play.state().conduct().draws().answered();
            play.state(play.state().with(play.state().conduct().with(draws)));
            play.decide(new Decision.DrawDeclined(play.now(), decline.side()));
        } else {
            play.inform("no-offer", Map.of("side", decline.side().word()));
        }
    }

    void accept(Input.Accept accept) {
        if (standsAgainst(accept.side())) {
            completeStandingMove(accept.side().opposite());
            if (!play.state().isOver()) {
                play.finish(GameResult.DRAW, Reason.AGREEMENT, play.rules().clause(Reason.AGREEMENT));
            }
        } else {
            play.inform("no-offer", Map.of("side", accept.side().word()));
        }
    }

    private boolean standsAgainst(Side side) {
        return play.state().conduct().draws().standing().equals(Optional.of(side.opposite()));
    }

    void resign(Input.Resign resign) {
        completeStandingMove(resign.side().opposite());
        if (!play.state().isOver()) {
            play.lose(resign.side(), Reason.RESIGNATION);
        }
    }

    /** What the opponent agreed to or gave up before, with a legal move of this side on the board: the move counts. */
    private void completeStandingMove(Side side) {
        GameState state = play.state();
        if (state.isPlaying() && state.position().toMove() == side) {
            Reading reading = BoardReader.read(state.position(), state.sensed(), state.turn());
            if (reading instanceof Reading.Legal legal) {
                new TouchWatch(play)
                        .judgeAll(List.of(legal.move().from(), legal.move().to()));
                new Recording(play).unpressed(legal.move());
            }
        }
    }
}
