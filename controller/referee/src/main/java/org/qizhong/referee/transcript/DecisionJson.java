package org.qizhong.referee.transcript;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Prints decisions as JSON objects, one a line. */
public final class DecisionJson {

    private DecisionJson() {}

    /** The decision as one JSON object, without a line end. */
    public static String line(Decision decision) {
        return Json.object(fields(decision));
    }

    private static Map<String, Object> fields(Decision decision) {
        Fields fields = new Fields(decision, type(decision));
        switch (decision) {
            case Decision.Started it ->
                fields.put("rules", it.rules()).put("time", it.time()).put("fen", it.fen());
            case Decision.SetupMismatch it ->
                remedy(fields.put("missing", it.missing()).put("extra", it.extra()), it.remedy());
            case Decision.Touch it -> touch(fields, it);
            case Decision.Obligation it ->
                fields.put("side", it.side()).put("clause", it.clause()).put("moves", it.moves());
            case Decision.Illegal it -> illegal(fields, it);
            case Decision.Moved it -> moved(fields, it);
            case Decision.StageEntered it ->
                fields.put("side", it.side()).put("stage", it.stage()).put("remaining", it.remaining());
            case Decision.Foul it ->
                fields.put("side", it.side()).put("clause", it.clause()).put("count", it.count());
            case Decision.Penalty it ->
                fields.put("side", it.side()).put("clause", it.clause()).put("seconds", it.taken());
            case Decision.DrawOffer it -> fields.put("side", it.side());
            case Decision.DrawDeclined it -> fields.put("side", it.side());
            case Decision.Repetition it -> repetition(fields, it);
            case Decision.Alert it -> alert(fields, it);
            case Decision.Restore it ->
                remedy(fields.put("lift", it.lift()).put("place", places(it.place())), it.remedy());
            case Decision.Restored _ -> fields.put(Map.of());
            case Decision.Info it -> fields.put("message", it.message()).put(it.fields());
            case Decision.Flag it -> fields.put("side", it.side()).put("clause", it.clause());
            case Decision.Clock it ->
                fields.put("running", it.running().map(Side::word).orElse("none"))
                        .times(it.times());
            case Decision.Result it -> result(fields, it);
        }
        return fields.map;
    }

    /** The transcript's word for the kind of decision. */
    public static String type(Decision decision) {
        return switch (decision) {
            case Decision.Started _ -> "started";
            case Decision.SetupMismatch _ -> "setup-mismatch";
            case Decision.Touch _ -> "touch";
            case Decision.Obligation _ -> "obligation";
            case Decision.Illegal _ -> "illegal";
            case Decision.Moved _ -> "move";
            case Decision.StageEntered _ -> "stage";
            case Decision.Foul _ -> "foul";
            case Decision.Penalty _ -> "penalty";
            case Decision.DrawOffer _ -> "draw-offer";
            case Decision.DrawDeclined _ -> "draw-declined";
            case Decision.Repetition _ -> "repetition";
            case Decision.Alert _ -> "alert";
            case Decision.Restore _ -> "restore";
            case Decision.Restored _ -> "restored";
            case Decision.Info _ -> "info";
            case Decision.Flag _ -> "flag";
            case Decision.Clock _ -> "clock";
            case Decision.Result _ -> "result";
        };
    }

    private static void touch(Fields fields, Decision.Touch it) {
        fields.put("side", it.side())
                .put("point", it.point())
                .put("piece", it.piece())
                .put("at", it.lifted());
    }

    private static void illegal(Fields fields, Decision.Illegal it) {
        fields.put("side", it.side())
                .put("clause", it.clause())
                .put("reason", it.reason().word())
                .put("move", it.move());
        if (!it.swapped().isEmpty()) {
            fields.put("swapped", it.swapped());
        }
    }

    private static void repetition(Fields fields, Decision.Repetition it) {
        fields.put("verdict", it.verdict())
                .put("clause", it.clause())
                .put("red", it.red())
                .put("black", it.black());
    }

    private static void result(Fields fields, Decision.Result it) {
        fields.put("result", it.result().word())
                .put("reason", it.reason().word())
                .put("clause", it.clause());
    }

    private static void moved(Fields fields, Decision.Moved it) {
        MovedPly ply = it.ply();
        fields.put("ply", ply.number())
                .put("side", ply.side())
                .put("move", ply.move())
                .put("chinese", ply.chinese())
                .put("wxf", ply.wxf())
                .put("fen", ply.after())
                .put("captured", ply.captured());
        if (ply.check()) {
            fields.put("check", true);
        }
        it.clocks().ifPresent(fields::times);
        fields.put("pressed", it.pressed());
        if (it.ruled()) {
            fields.put("ruled", true);
        }
    }

    private static void alert(Fields fields, Decision.Alert it) {
        fields.put("id", it.id())
                .put("kind", it.kind().word())
                .put("side", it.side())
                .put("clause", it.clause())
                .put(it.evidence());
        if (!it.proposes().isEmpty()) {
            fields.put(
                    "proposes", it.proposes().stream().map(DecisionJson::fields).toList());
        }
    }

    private static void remedy(Fields fields, Remedy remedy) {
        if (remedy.turned()) {
            fields.put("turned", true);
        }
        if (!remedy.swapped().isEmpty()) {
            fields.put("swapped", remedy.swapped());
        }
        if (!remedy.steps().isEmpty()) {
            fields.put("steps", remedy.steps().stream().map(DecisionJson::step).toList());
        }
    }

    private static Map<String, Object> step(HandStep step) {
        Map<String, Object> fields = new LinkedHashMap<>();
        step.from().ifPresent(from -> fields.put("from", from));
        step.to().ifPresent(to -> fields.put("to", to));
        step.piece().ifPresent(piece -> fields.put("piece", String.valueOf(piece.letter())));
        return fields;
    }

    private static Map<String, Object> places(Map<Point, Piece> places) {
        Map<String, Object> letters = new LinkedHashMap<>();
        places.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry ->
                        letters.put(entry.getKey().toString(), entry.getValue().letter()));
        return letters;
    }

    /** Fields in the order in which they are put; an empty optional is no field. */
    private static final class Fields {

        private final Map<String, Object> map = new LinkedHashMap<>();

        Fields(Decision decision, String type) {
            map.put("t", decision.at());
            map.put("type", type);
        }

        Fields put(String name, Object value) {
            if (value instanceof Optional<?> optional) {
                optional.ifPresent(present -> put(name, present));
            } else {
                map.put(name, plain(value));
            }
            return this;
        }

        Fields put(Map<String, ?> more) {
            more.forEach(this::put);
            return this;
        }

        Fields times(ClockTimes times) {
            time("red", times.red());
            time("black", times.black());
            return this;
        }

        private void time(String side, ClockTimes.Reading reading) {
            put(side, reading.remaining());
            reading.periods().ifPresent(periods -> put(side + "Periods", periods));
        }

        private static Object plain(Object value) {
            return switch (value) {
                case Side side -> side.word();
                case Piece piece -> String.valueOf(piece.letter());
                case List<?> list -> list.stream().map(Fields::plain).toList();
                default -> value;
            };
        }
    }
}
