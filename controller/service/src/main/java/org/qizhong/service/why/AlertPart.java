package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;

/** The open alerts: what each is about, and what either answer would lead to, tried on the game as it stands. */
final class AlertPart {

    private static final String INDENT = "  ";

    private final Moment moment;
    private final Speech speech;
    private final Sentences sentences;
    private final List<String> lines = new ArrayList<>();

    private AlertPart(Moment moment, Speech speech) {
        this.moment = moment;
        this.speech = speech;
        this.sentences = new Sentences(speech);
    }

    static Part of(Moment moment, Speech speech) {
        AlertPart part = new AlertPart(moment, speech);
        moment.state().openAlerts().forEach(part::add);
        if (part.lines.isEmpty()) {
            part.lines.add(speech.say("why.alerts.none"));
        }
        return new Part(speech.say("alerts.title"), part.lines);
    }

    private void add(Decision.Alert alert) {
        String kind = "alert." + alert.kind().word();
        GameTime now = moment.now();
        lines.add(speech.joined(
                speech.say("why.alert.at", "id", alert.id(), "time", speech.moment(alert.at())),
                Optional.of(speech.say(kind)),
                alert.side().map(speech::side)));
        lines.add(INDENT + speech.say(kind + ".text"));
        String evidence =
                new Fields(speech).evidence(alert, moment.asTold(alert).board());
        if (!evidence.isEmpty()) {
            lines.add(INDENT + evidence);
        }
        lines.add(INDENT + speech.clause(alert.clause()));
        if (alert.kind() == AlertKind.AMBIGUOUS_MOVE || alert.kind() == AlertKind.OFF_POINT) {
            lines.add(INDENT + speech.say("why.designate.any"));
            moves(alert).forEach(move -> {
                String heading = speech.say("why.designate", "point", move.to());
                answer(heading, moment.after(new Input.Designate(now, move.to())));
            });
        } else {
            answer(speech.say("why.confirm", "id", alert.id()), moment.after(new Input.Confirm(now, alert.id())));
        }
        answer(speech.say("why.dismiss", "id", alert.id()), moment.after(new Input.Dismiss(now, alert.id())));
    }

    private static List<Move> moves(Decision.Alert alert) {
        return alert.evidence().get("moves") instanceof List<?> moves
                ? moves.stream()
                        .filter(Move.class::isInstance)
                        .map(Move.class::cast)
                        .toList()
                : List.of();
    }

    private void answer(String heading, Moment then) {
        lines.add(INDENT + heading);
        then.told().forEach(told -> {
            addBelow(sentences.of(told));
            Sentences.clause(told.decision()).ifPresent(clause -> addBelow(INDENT + speech.clause(clause)));
        });
        if (!then.board().equals(expected(then))) {
            addBelow(speech.say("why.position.becomes", "fen", then.state().fen()));
        } else if (then.told().isEmpty()) {
            addBelow(speech.say("why.nothing"));
        }
    }

    private void addBelow(String line) {
        lines.add(INDENT + INDENT + line);
    }

    /** The board as the decisions leave it: where it is another one, the answer itself changes it. */
    private Board expected(Moment then) {
        return then.told().reversed().stream()
                .map(Told::decision)
                .filter(Decision.Moved.class::isInstance)
                .map(moved -> ((Decision.Moved) moved).ply().after().position().board())
                .findFirst()
                .orElse(moment.board());
    }
}
