package org.qizhong.service.why;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Point;

/** What a decision says, as a sentence. */
final class Sentences {

    private final Speech speech;
    private final Fields fields;

    Sentences(Speech speech) {
        this.speech = speech;
        this.fields = new Fields(speech);
    }

    String of(Told told) {
        Board board = told.board();
        Decision decision = told.decision();
        String key = "told." + DecisionJson.type(decision);
        return switch (decision) {
            case Decision.Started it ->
                speech.say(key, "rules", speech.say("rules." + it.rules()), "time", speech.control(it.time()));
            case Decision.SetupMismatch it ->
                speech.joined(
                        speech.say(key, "missing", speech.points(it.missing()), "extra", speech.points(it.extra())),
                        new Steps(speech).hint(it.remedy()));
            case Decision.Touch it -> touch(it);
            case Decision.Obligation it ->
                speech.say(key, "side", speech.side(it.side()), "moves", speech.moves(board, it.moves()));
            case Decision.Illegal it -> illegal(key, it, board);
            case Decision.Moved it -> moved(it);
            case Decision.StageEntered it -> stage(key, it);
            case Decision.Foul it -> speech.say(key, "side", speech.side(it.side()), "count", it.count());
            case Decision.Penalty it ->
                speech.say(key, "side", speech.side(it.side()), "seconds", speech.seconds(it.taken()));
            case Decision.DrawOffer it -> speech.say(key, "side", speech.side(it.side()));
            case Decision.DrawDeclined it -> speech.say(key, "side", speech.side(it.side()));
            case Decision.Repetition it -> repetition(key, it);
            case Decision.Alert it -> alert(it, board);
            case Decision.Restore it ->
                speech.joined(
                        speech.say(key, "lift", speech.points(it.lift()), "place", speech.onPoints(it.place())),
                        new Steps(speech).hint(it.remedy()));
            case Decision.Restored _ -> speech.say(key);
            case Decision.Info it -> info(it, board);
            case Decision.Flag it -> speech.say(key, "side", speech.side(it.side()));
            case Decision.Clock it -> clock(it);
            case Decision.Result it -> result(it);
        };
    }

    private String touch(Decision.Touch it) {
        return speech.say(
                "why.touch",
                Map.of(
                        "side", speech.side(it.side()),
                        "point", it.point(),
                        "piece", speech.piece(it.piece()),
                        "time", speech.moment(it.lifted())));
    }

    private String illegal(String key, Decision.Illegal it, Board board) {
        Map<String, Object> values = new TreeMap<>();
        values.put("side", speech.side(it.side()));
        values.put("reason", speech.say("illegal." + it.reason().word()));
        it.move().ifPresent(move -> values.put("move", speech.forbidden(board, move)));
        return speech.joined(speech.say(it.move().isPresent() ? key + ".move" : key, values), swapped(it.swapped()));
    }

    private Optional<String> swapped(List<Point> points) {
        return Optional.of(points)
                .filter(it -> !it.isEmpty())
                .map(it -> speech.say("field", "name", speech.say("field.swapped"), "value", speech.points(it)));
    }

    private String moved(Decision.Moved it) {
        var ply = it.ply();
        String move = speech.say("why.move.named", "chinese", ply.chinese(), "move", ply.move());
        String first = speech.say("why.move", "ply", ply.number(), "side", speech.side(ply.side()), "move", move);
        return speech.joined(
                first,
                ply.captured().map(piece -> speech.say("why.captured", "piece", speech.piece(piece))),
                when(ply.check(), "record.check"),
                when(!it.pressed(), "record.unpressed"),
                when(it.ruled(), "why.ruled"));
    }

    private Optional<String> when(boolean so, String key) {
        return so ? Optional.of(speech.say(key)) : Optional.empty();
    }

    private String stage(String key, Decision.StageEntered it) {
        return speech.say(
                key,
                Map.of(
                        "side", speech.side(it.side()),
                        "stage", it.stage(),
                        "remaining", speech.seconds(it.remaining())));
    }

    private String repetition(String key, Decision.Repetition it) {
        return speech.say(
                key,
                Map.of(
                        "verdict", fields.word(it.verdict()),
                        "red", fields.word(it.red()),
                        "black", fields.word(it.black())));
    }

    private String alert(Decision.Alert it, Board board) {
        String kind = speech.say("alert." + it.kind().word());
        String first = speech.say("why.alert", "id", it.id(), "kind", kind);
        String evidence = fields.evidence(it, board);
        return speech.joined(
                first, it.side().map(speech::side), Optional.of(evidence).filter(text -> !text.isEmpty()));
    }

    private String info(Decision.Info it, Board board) {
        Map<String, Object> values = new TreeMap<>();
        it.fields().forEach((name, value) -> values.put(name, fields.value(name, value, board)));
        Optional<String> first =
                it.fields().containsKey("restore") ? Optional.of(speech.say("why.restore.first")) : Optional.empty();
        return speech.joined(speech.say("info." + it.message(), values), first);
    }

    private String clock(Decision.Clock it) {
        String times = speech.times(it.times());
        return it.running()
                .map(side -> speech.say("why.clock.runs", "side", speech.side(side), "times", times))
                .orElse(speech.say("why.clock.stand", "times", times));
    }

    String result(Decision.Result it) {
        return speech.joined(
                speech.say("outcome." + it.result().word()),
                Optional.of(speech.say("reason." + it.reason().word())));
    }

    /** The clause that a decision rests on, where it names one. */
    static Optional<Clause> clause(Decision decision) {
        return switch (decision) {
            case Decision.Obligation it -> Optional.of(it.clause());
            case Decision.Illegal it -> Optional.of(it.clause());
            case Decision.Foul it -> Optional.of(it.clause());
            case Decision.Penalty it -> Optional.of(it.clause());
            case Decision.Repetition it -> Optional.of(it.clause());
            case Decision.Alert it -> Optional.of(it.clause());
            case Decision.Flag it -> Optional.of(it.clause());
            case Decision.Result it -> Optional.of(it.clause());
            case Decision.Info it ->
                it.fields().get("clause") instanceof Clause clause ? Optional.of(clause) : Optional.empty();
            case Decision.Started _,
                    Decision.SetupMismatch _,
                    Decision.Touch _,
                    Decision.Moved _,
                    Decision.StageEntered _,
                    Decision.DrawOffer _,
                    Decision.DrawDeclined _,
                    Decision.Restore _,
                    Decision.Restored _,
                    Decision.Clock _ -> Optional.empty();
        };
    }
}
