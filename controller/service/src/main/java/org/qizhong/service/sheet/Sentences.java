package org.qizhong.service.sheet;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.service.sheet.Fact.Answer;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.notation.ChineseNotation;

/**
 * Facts in words. Decisions are read as the transcript prints them, as the console reads them; what has no sentence of
 * its own is shown as it came.
 */
final class Sentences {

    private static final String SEPARATOR = " · ";
    private static final Set<String> PLAIN =
            Set.of("t", "type", "id", "kind", "clause", "message", "proposes", "at", "side");
    private static final String ACT = "check|kill|chase|idle|other";
    private static final Set<String> PIECES = Set.of("piece", "place", "captured");
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final Words words;

    Sentences(Words words) {
        this.words = words;
    }

    /** One line about a fact. */
    String tell(Fact fact) {
        return switch (fact) {
            case Fact.Decided(Decision decision) -> tell(decision);
            case Fact.Entered(Input input) -> tell(input);
            case Fact.Asked(Decision.Alert alert, Optional<Answer> answer) -> tell(alert) + SEPARATOR + answer(answer);
            case Fact.Positioned positioned -> words.say("entered.position", Map.of("fen", positioned.fen()));
        };
    }

    /** The clause that a fact rests on. */
    Optional<String> clause(Fact fact) {
        Optional<Decision> decision = switch (fact) {
            case Fact.Decided(Decision decided) -> Optional.of(decided);
            case Fact.Asked(Decision.Alert alert, Optional<Answer> _) -> Optional.of(alert);
            case Fact.Entered _, Fact.Positioned _ -> Optional.empty();
        };
        return decision.flatMap(it -> Optional.ofNullable(fields(it).get("clause")))
                .map(id -> words.cite(new Clause(id.toString())));
    }

    private String answer(Optional<Answer> answer) {
        return answer.map(it -> words.say(
                        "answer." + it.how().name().toLowerCase(java.util.Locale.ROOT),
                        Map.of("time", Times.moment(it.at()))))
                .orElse(words.say("answer.open"));
    }

    private String tell(Input input) {
        return switch (input) {
            case Input.Rewind rewind
            when rewind.touched().isPresent() ->
                words.say(
                        "entered.rewind.touched",
                        Map.of("ply", rewind.ply(), "point", rewind.touched().get()));
            case Input.Rewind rewind -> words.say("entered.rewind", Map.of("ply", rewind.ply()));
            case Input.SetClock set ->
                words.say("entered.clock", Map.of("side", words.side(set.side()), "time", Times.full(set.remaining())));
            case Input.AddTime add -> added(add);
            case Input.Claim claim ->
                words.say("entered.claim." + claim.kind().word(), Map.of("side", words.side(claim.side())));
            case Input.Unrecorded missing ->
                words.say("entered.unrecorded", Map.of("side", words.side(missing.side()), "count", missing.moves()));
            case Input.Designate designate -> words.say("entered.designate", Map.of("point", designate.point()));
            default -> input.toString();
        };
    }

    private String added(Input.AddTime add) {
        Duration more = add.more();
        return words.say(
                more.isNegative() ? "entered.take" : "entered.add",
                Map.of("side", words.side(add.side()), "time", Times.full(more.abs())));
    }

    private String tell(Decision decision) {
        Map<String, Object> fields = fields(decision);
        if (decision instanceof Decision.Result result) {
            return outcome(result);
        }
        if (decision instanceof Decision.Alert alert) {
            return Stream.of(
                            Stream.of(words.say("alert." + alert.kind().word())),
                            alert.side().map(words::side).stream(),
                            named(fields).stream())
                    .flatMap(part -> part)
                    .collect(Collectors.joining(SEPARATOR));
        }
        Map<String, Object> spoken = new LinkedHashMap<>();
        fields.forEach((name, value) -> spoken.put(name, word(name, value)));
        String key = key(decision, fields);
        List<String> asItCame = new ArrayList<>(List.of(key));
        asItCame.addAll(named(fields));
        return words.knows(key) ? words.say(key, spoken) : String.join(SEPARATOR, asItCame);
    }

    /** A result with its reason. */
    String outcome(Decision.Result result) {
        return words.say("outcome." + result.result().word())
                + SEPARATOR
                + words.say("reason." + result.reason().word());
    }

    private String key(Decision decision, Map<String, Object> fields) {
        if (decision instanceof Decision.Info info) {
            return "info." + info.message();
        }
        String plain = "told." + fields.get("type");
        return fields.containsKey("move") && words.knows(plain + ".move") ? plain + ".move" : plain;
    }

    private static Map<String, Object> fields(Decision decision) {
        try {
            return MAPPER.readValue(DecisionJson.line(decision), new TypeReference<LinkedHashMap<String, Object>>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a decision that is no JSON", e);
        }
    }

    private List<String> named(Map<String, Object> fields) {
        return fields.entrySet().stream()
                .filter(field -> !PLAIN.contains(field.getKey()))
                .map(field -> words.say(
                        "field", Map.of("name", name(field.getKey()), "value", word(field.getKey(), field.getValue()))))
                .toList();
    }

    private String name(String field) {
        return words.knows("field." + field) ? words.say("field." + field) : field;
    }

    private String word(String name, Object value) {
        return switch (value) {
            case List<?> list ->
                listed(list.stream().map(item -> word(name, item)).toList());
            case Map<?, ?> map ->
                listed(map.entrySet().stream()
                        .map(item -> item.getKey() + " " + word(name, item.getValue()))
                        .toList());
            case BigDecimal number -> number.toPlainString();
            default -> spoken(name, value.toString());
        };
    }

    private String listed(List<String> items) {
        return items.isEmpty() ? words.say("word.none") : String.join(words.say("list.comma"), items);
    }

    private String spoken(String name, String value) {
        if (value.equals("red") || value.equals("black")) {
            return words.say("side." + value);
        }
        if (name.equals("rules")) {
            return words.say("rules." + value);
        }
        if (name.equals("reason")) {
            return words.say(words.knows("illegal." + value) ? "illegal." + value : "reason." + value);
        }
        if (PIECES.contains(name)) {
            return Piece.ofLetter(value.charAt(0))
                    .map(piece -> String.valueOf(ChineseNotation.name(piece)))
                    .orElse(value);
        }
        if (words.knows("word." + value)) {
            return words.say("word." + value);
        }
        return value.matches("(" + ACT + ")(-(" + ACT + "))+")
                ? listed(Stream.of(value.split("-", -1)).map(this::act).toList())
                : value;
    }

    private String act(String name) {
        return words.say("act.each", Map.of("act", words.say("act." + name)));
    }
}
