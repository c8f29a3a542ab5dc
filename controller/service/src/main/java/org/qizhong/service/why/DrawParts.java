package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.qizhong.referee.GameState;
import org.qizhong.referee.conduct.Claims;
import org.qizhong.referee.conduct.DrawOffers;
import org.qizhong.xiangqi.Side;

/** The ways to a draw: offers (提和), the natural limit (自然限着), a repeated position (循环反复). */
final class DrawParts {

    private DrawParts() {}

    static Part offers(Moment moment, Speech speech) {
        DrawOffers draws = moment.state().conduct().draws();
        String made = speech.say(
                "why.offers", "red", draws.made().red(), "black", draws.made().black());
        List<String> lines = new ArrayList<>(List.of(made));
        for (Side side : Side.values()) {
            if (draws.standing().of(side)) {
                lines.add(speech.say("why.offer.standing", "side", speech.side(side)));
            }
        }
        if (lines.size() == 1) {
            lines.add(speech.say("info.no-offer"));
        }
        return new Part(speech.say("why.draws"), lines);
    }

    static Part naturalLimit(Moment moment, Speech speech) {
        GameState state = moment.state();
        String title = speech.say("alert.natural-limit");
        if (!state.settings().rules().duties().claims().exist()) {
            return new Part(title, List.of(speech.say("why.natural.none")));
        }
        Claims claims = state.conduct().claims();
        int plies = state.countedPlies();
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(
                claims.countedFrom().isPresent() ? "why.natural.claimed" : "why.natural.run",
                Map.of(
                        "rounds",
                        plies / 2,
                        "plies",
                        plies,
                        "limit",
                        state.settings().limits().naturalRounds())));
        lines.add(speech.say(
                "why.natural.checks",
                Map.of(
                        "red", state.history().checks(Side.RED, plies),
                        "black", state.history().checks(Side.BLACK, plies),
                        "cap", state.settings().limits().naturalChecks())));
        lines.add(speech.say(
                "why.natural.false",
                "red",
                claims.falseOnes(Side.RED, state.runBegan()),
                "black",
                claims.falseOnes(Side.BLACK, state.runBegan())));
        return new Part(title, lines);
    }

    static Part repetition(Moment moment, Speech speech) {
        GameState state = moment.state();
        List<String> lines = new ArrayList<>();
        lines.add(speech.say("why.occurrences", "count", state.history().occurrences()));
        state.conduct()
                .claims()
                .order()
                .ifPresent(order -> lines.add(speech.say("info.must-vary", "side", speech.side(order.side()))));
        return new Part(speech.say("alert.repetition"), lines);
    }
}
