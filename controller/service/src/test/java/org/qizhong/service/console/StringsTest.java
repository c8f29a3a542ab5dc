package org.qizhong.service.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.rulebook.RuleBook;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.service.view.Phase;
import org.qizhong.xiangqi.Illegality;

/** Everything that the console may have to say can be said in both languages. */
class StringsTest {

    private static final Pattern HOLE = Pattern.compile("\\{\\w+}");
    private static final Pattern USED = Pattern.compile("data-(?:text|label)=\"([^\"]+)\"|\\bt\\(\"([^\"]+)\"");
    private static final Pattern MESSAGE = Pattern.compile("(?:inform|Optional\\.of)\\(\\s*\"([a-z-]+)\"");
    private static final List<String> PAGES = List.of("index.html", "board.html", "missing.html");
    private static final List<String> SCRIPTS = List.of(
            "alerts",
            "board-card",
            "board-page",
            "clock-panel",
            "link",
            "list-page",
            "position",
            "record",
            "remedy",
            "words");

    private final Map<String, String> chinese = table("zh");
    private final Map<String, String> english = table("en");

    @Test
    void both_tables_have_the_same_keys() {
        assertEquals(chinese.keySet(), english.keySet());
    }

    @Test
    void no_text_is_empty_and_both_leave_the_same_places_to_fill() {
        chinese.forEach((key, text) -> {
            assertFalse(text.isEmpty(), key);
            assertEquals(holes(text), holes(english.get(key)), key);
        });
    }

    @Test
    void every_alert_has_a_name_and_a_sentence() {
        for (AlertKind kind : AlertKind.values()) {
            assertSaid("alert." + kind.word());
            assertSaid("alert." + kind.word() + ".text");
        }
    }

    @Test
    void every_result_illegality_phase_and_rule_book_has_a_name() {
        Stream.of(Reason.values()).forEach(reason -> assertSaid("reason." + reason.word()));
        Stream.of(GameResult.values()).forEach(result -> assertSaid("outcome." + result.word()));
        Stream.of(Illegality.values()).forEach(why -> assertSaid("illegal." + why.word()));
        Stream.of(Phase.values())
                .filter(phase -> phase != Phase.PLAYING)
                .forEach(phase -> assertSaid("phase." + phase.word()));
        RuleBooks.ALL.stream().map(RuleBook::name).forEach(name -> assertSaid("rules." + name));
    }

    @Test
    void every_text_that_a_page_or_a_script_asks_for_is_there() {
        Stream.concat(PAGES.stream(), SCRIPTS.stream().map(script -> "js/" + script + ".js"))
                .flatMap(file -> USED.matcher(read(file)).results())
                .map(StringsTest::key)
                .forEach(this::assertSaid);
    }

    /** The referee's messages are no enumeration, so its sources are asked. */
    @Test
    void every_message_of_the_referee_has_a_sentence() throws IOException {
        try (Stream<Path> sources = Files.walk(Path.of("..", "referee", "src", "main", "java"))) {
            List<String> messages = sources.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> MESSAGE.matcher(source(file)).results())
                    .map(found -> found.group(1))
                    .distinct()
                    .toList();
            assertTrue(messages.size() > 20, messages::toString);
            messages.forEach(message -> assertSaid("info." + message));
        }
    }

    private static String source(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(file.toString(), e);
        }
    }

    private void assertSaid(String key) {
        assertTrue(chinese.containsKey(key), () -> "no text for " + key);
    }

    private static String key(MatchResult used) {
        return used.group(1) == null ? used.group(2) : used.group(1);
    }

    private static List<String> holes(String text) {
        return HOLE.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    @SuppressWarnings("unchecked") // a table of strings is what the file is
    private static Map<String, String> table(String language) {
        try {
            return new TreeMap<>(new ObjectMapper().readValue(read("strings/" + language + ".json"), Map.class));
        } catch (IOException e) {
            throw new IllegalStateException(language, e);
        }
    }

    private static String read(String file) {
        try (InputStream in = StringsTest.class.getResourceAsStream("/console/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(file, e);
        }
    }
}
