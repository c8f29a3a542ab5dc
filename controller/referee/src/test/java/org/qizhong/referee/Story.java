package org.qizhong.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;

/**
 * A transcript and what the referee printed to it. The assertions return the story, so that a test reads as a tale.
 *
 * @param transcript the whole text
 * @param lines one JSON object each
 */
public record Story(String transcript, List<String> lines) {

    /** The story of a transcript; without a line {@code ---} it is events alone, under the default header. */
    public static Story of(String text) {
        String transcript = text.contains("---\n") ? text : "---\n" + text;
        try {
            return new Story(transcript, print(TranscriptReader.read(transcript.getBytes(StandardCharsets.UTF_8))));
        } catch (TranscriptException e) {
            throw new IllegalArgumentException(e.faults() + "\n" + transcript, e);
        }
    }

    /** The story of some header lines and some events. */
    public static Story of(String header, String events) {
        return of(header + (header.endsWith("\n") ? "" : "\n") + "---\n" + events);
    }

    private static List<String> print(Transcript transcript) {
        List<String> lines = new ArrayList<>();
        GameState state = Referee.open(transcript.settings());
        for (Input input : transcript.inputs()) {
            Step step = Referee.step(state, input);
            for (Decision decision : step.decisions()) {
                lines.add(DecisionJson.line(decision));
            }
            state = step.state();
        }
        return lines;
    }

    /** Exactly these lines were printed. */
    public Story says(String expected) {
        assertEquals(expected, text(lines), transcript);
        return this;
    }

    /** Of one type exactly these lines were printed. */
    public Story says(String type, String expected) {
        assertEquals(
                expected,
                text(lines.stream()
                        .filter(line -> type.equals(JsonText.object(line).get("type")))
                        .toList()),
                transcript);
        return this;
    }

    private static String text(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    /**
     * Of some types (divided by bars) these fields were printed, in this order; a dash stands where a line has no such
     * field, lists are in brackets.
     */
    public Story shows(String types, String fields, String... rows) {
        List<String> wanted = List.of(types.split("\\|", -1));
        List<String> found = objects().stream()
                .filter(object -> wanted.contains(String.valueOf(object.get("type"))))
                .map(object -> Arrays.stream(fields.split(" ", -1))
                        .map(field -> plain(object.getOrDefault(field, "-")))
                        .collect(Collectors.joining(" ")))
                .toList();
        assertEquals(String.join("\n", rows), String.join("\n", found), this::toString);
        return this;
    }

    private static String plain(Object value) {
        return switch (value) {
            case List<?> list -> "[" + list.stream().map(Story::plain).collect(Collectors.joining(",")) + "]";
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + plain(entry.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
            default -> value.toString();
        };
    }

    /** These moves were recorded, in this order: {@code h2e2 h9g7}. */
    public Story recorded(String moves) {
        return shows("move", "move", moves.isEmpty() ? new String[0] : moves.split(" ", -1));
    }

    /** These alerts were raised, in this order: id and kind. */
    public Story alerts(String... rows) {
        return shows("alert", "id kind", rows);
    }

    /** Nobody was called and nobody was accused. */
    public Story isQuiet() {
        return shows("alert|illegal|foul|penalty|restore|setup-mismatch", "t type kind");
    }

    /** The game ended like this, and once: {@code 5.4 red checkmate CXA2011:4.1.1}. */
    public Story ends(String row) {
        return shows("result", "t result reason clause", row);
    }

    /** The game goes on. */
    public Story goesOn() {
        return shows("result", "t result reason");
    }

    /** Every line as its fields. */
    public List<Map<String, Object>> objects() {
        return lines.stream().map(JsonText::object).toList();
    }

    @Override
    public String toString() {
        return transcript + "\n" + text(lines);
    }
}
