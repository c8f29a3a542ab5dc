package org.qizhong.service.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptWriter;
import org.qizhong.service.house.House;
import org.qizhong.service.house.Source;
import org.qizhong.xiangqi.Illegality;

/** The reference leaves nothing out that the program says or takes. */
class ReferenceTest {

    private static final Pattern TYPE = Pattern.compile("Decision\\.\\w+ _ -> \"([a-z-]+)\"");
    private static final Pattern VERB = Pattern.compile("case \"([a-z]+)\"");
    private static final Pattern MESSAGE = Pattern.compile("inform\\(\\s*\"([a-z-]+)\"");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([a-z.]+);");

    private final String transcript =
            Document.named("docs/reference/transcript.md").text();

    @Test
    void every_header_key_has_its_row_with_its_default() {
        List<String> missing = TranscriptWriter.header(Settings.DEFAULT).stream()
                .map(line -> line.split(" ", 2))
                .filter(line -> line.length == 2)
                .filter(line -> !line[0].equals("start")) // its default is a word for a FEN
                .filter(line -> !transcript.matches(
                        "(?s).*\n\\| `" + line[0] + "` \\|[^\n]*\\| `\\Q" + line[1] + "\\E` \\|\n.*"))
                .map(line -> String.join(" ", line))
                .toList();
        assertEquals(List.of(), missing);
        assertNamed(words(Label.values(), Label::key));
    }

    @Test
    void every_alert_has_its_row_with_what_it_does_to_the_clocks() {
        List<AlertKind> missing = Arrays.stream(AlertKind.values())
                .filter(kind -> !transcript.matches("(?s).*\n\\| `" + kind.word() + "` \\|[^\n]*\\| "
                        + kind.clocks().name().toLowerCase(Locale.ROOT).replace('_', ' ') + "(;[^|]*)? \\|.*"))
                .toList();
        assertEquals(List.of(), missing);
    }

    @Test
    void every_reason_is_named() {
        assertNamed(words(Reason.values(), Reason::word));
        assertNamed(words(Illegality.values(), Illegality::word));
    }

    @Test
    void every_type_and_verb_and_message_is_named() {
        assertNamed(found(TYPE, "DecisionJson.java"));
        assertNamed(found(MESSAGE, ".java"));
        List<String> verbs = found(VERB, "EventReader.java")
                .filter(verb -> !transcript.contains("`t " + verb))
                .toList();
        assertEquals(List.of(), verbs);
    }

    @Test
    void every_package_is_named() {
        String architecture = Document.named("docs/reference/architecture.md").text();
        List<String> missing = found(PACKAGE, "package-info.java")
                .filter(name -> !architecture.contains("| `" + name + "` |"))
                .toList();
        assertEquals(List.of(), missing);
    }

    private void assertNamed(Stream<String> words) {
        assertEquals(
                List.of(),
                words.filter(word -> !transcript.contains("`" + word + "`")).toList());
    }

    private static <T> Stream<String> words(T[] constants, Function<T, String> word) {
        return Arrays.stream(constants).map(word);
    }

    /** What the program says is known best from its text. */
    private static Stream<String> found(Pattern pattern, String ending) {
        return House.sources(ending).stream()
                .filter(source -> source.file().contains("/src/main/"))
                .map(Source::text)
                .flatMap(text -> pattern.matcher(text).results().map(found -> found.group(1)));
    }
}
