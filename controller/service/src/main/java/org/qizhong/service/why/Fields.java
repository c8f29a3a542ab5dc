package org.qizhong.service.why;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** The named fields of alerts and messages, in words. */
final class Fields {

    /** What a side does in a cycle, by turns: {@code check-idle}. */
    private static final Pattern ACTS = Pattern.compile("[a-z]+(-[a-z]+)+");

    private final Speech speech;

    Fields(Speech speech) {
        this.speech = speech;
    }

    /** What an alert shows the arbiter: each field with its name. */
    String evidence(Decision.Alert alert, Board board) {
        String illegal = alert.evidence().containsKey("reason") ? "illegal" : "";
        return alert.evidence().entrySet().stream()
                .map(entry -> speech.say(
                        "field",
                        "name",
                        name(alert, entry.getKey()),
                        "value",
                        illegal.isEmpty() || !(entry.getValue() instanceof Move move)
                                ? value(entry.getKey(), entry.getValue(), board)
                                : speech.forbidden(board, move)))
                .collect(Collectors.joining(speech.say("why.semicolon")));
    }

    /** A field may be called otherwise in one kind of alert. */
    private String name(Decision.Alert alert, String field) {
        String special = "field." + alert.kind().word() + "." + field;
        return speech.say(speech.knows(special) ? special : "field." + field);
    }

    String value(String field, Object value, Board board) {
        return switch (value) {
            case Move move -> speech.move(board, move);
            case List<?> list ->
                speech.list(list.stream().map(item -> value(field, item, board)).toList());
            case Boolean away -> speech.say(away ? "why.away" : "why.here");
            case String text when field.equals("reason") -> speech.say("illegal." + text);
            case String text -> word(text);
            case Point point -> point.toString();
            default -> value.toString();
        };
    }

    /** A word of the transcript. */
    String word(String text) {
        if (text.equals("red") || text.equals("black")) {
            return speech.say("side." + text);
        }
        if (speech.knows("word." + text)) {
            return speech.say("word." + text);
        }
        return ACTS.matcher(text).matches() ? acts(text) : text;
    }

    private String acts(String text) {
        return speech.list(Arrays.stream(text.split("-", -1)).map(this::act).toList());
    }

    private String act(String name) {
        return speech.say("act.each", "act", speech.knows("act." + name) ? speech.say("act." + name) : name);
    }
}
