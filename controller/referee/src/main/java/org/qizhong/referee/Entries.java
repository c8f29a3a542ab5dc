package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.conduct.Conduct.Adjusting;
import org.qizhong.referee.conduct.DrawOffers;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.reading.Beneath;
import org.qizhong.referee.reading.Reading;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Move;
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
        new Alerts(play)
                .raise(
                        new Grounds(
                                AlertKind.ARBITER_CALLED,
                                Optional.of(call.side()),
                                play.rules().clause(Topic.CALLING_THE_ARBITER),
                                Map.of()),
                        new Ruling.GoOn());
    }

    /** An offer stands until it is answered; too many of them are a foul (CXA2011:8.1.3, CXA1999:9.1.3). */
    void offer(Input.Offer offer) {
        Side side = offer.side();
        if (isTooEarly(side)) {
            play.inform("draw-refused", Evidence.of("side", side.word(), "clause", new Clause("HOUSE:no-draw")));
            return;
        }
        DrawOffers before = play.state().conduct().draws();
        boolean tooMany = before.isTooMany(side, play.rules().duties());
        play.state(play.state().with(play.state().conduct().with(before.offeredBy(side))));
        play.decide(new Decision.DrawOffer(play.now(), side));
        if (tooMany) {
            new Alerts(play)
                    .rule(
                            new Grounds(
                                    AlertKind.DRAW_OFFER,
                                    Optional.of(side),
                                    play.rules().clause(Topic.DRAW_OFFER),
                                    Map.of(
                                            "offers",
                                            play.state()
                                                    .conduct()
                                                    .draws()
                                                    .made()
                                                    .of(side))),
                            new Ruling.TooManyOffers(side));
        }
    }

    /** The organiser may keep players from agreeing early, or in the last minutes. */
    private boolean isTooEarly(Side side) {
        Limits limits = play.state().settings().limits();
        boolean early = play.state().fen().round() < limits.noDrawBefore();
        boolean under = play.state()
                .clock()
                .map(clock -> clock.of(side).shown())
                .filter(shown -> shown < limits.noDrawUnder().toNanos() / 1000)
                .isPresent();
        return early || under;
    }

    void decline(Input.Decline decline) {
        if (standsAgainst(decline.side())) {
            DrawOffers draws =
                    play.state().conduct().draws().answered(decline.side().opposite());
            play.state(play.state().with(play.state().conduct().with(draws)));
            play.decide(new Decision.DrawDeclined(play.now(), decline.side()));
        } else {
            play.inform("no-offer", Map.of("side", decline.side().word()));
        }
    }

    void accept(Input.Accept accept) {
        if (standsAgainst(accept.side())) {
            DrawOffers draws =
                    play.state().conduct().draws().answered(accept.side().opposite());
            play.state(play.state().with(play.state().conduct().with(draws)));
            completeStandingMove(play.position().toMove());
            if (!play.state().isOver()) {
                play.finish(GameResult.DRAW, Reason.AGREEMENT, play.rules().clause(Reason.AGREEMENT));
            }
        } else {
            play.inform("no-offer", Map.of("side", accept.side().word()));
        }
    }

    private boolean standsAgainst(Side side) {
        return play.state().conduct().draws().standing().of(side.opposite());
    }

    void resign(Input.Resign resign) {
        completeStandingMove(resign.side().opposite());
        if (!play.state().isOver()) {
            play.lose(resign.side(), Reason.RESIGNATION);
        }
    }

    /** What was agreed to, or given up before, with a legal move of this side on the board: the move counts. */
    void completeStandingMove(Side side) {
        GameState state = play.state();
        Optional<Beneath> standing =
                new Standing(play).pressed().filter(beneath -> beneath.reading() instanceof Reading.Legal);
        if (standing.isPresent() && state.position().toMove() == side) {
            Move move = standing.get().move();
            new TouchWatch(play).judge(List.of(move.from(), move.to()));
            new Recording(play).unpressed(standing.get());
        }
    }
}
