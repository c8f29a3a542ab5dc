package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.referee.input.ClaimKind;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Level;
import org.qizhong.service.sheet.Fact.Answer;
import org.qizhong.service.words.Language;
import org.qizhong.service.words.Words;

/** Whatever a sheet may have to say can be said in both languages. */
class SheetWordsTest {

    private static final Pattern MESSAGE =
            Pattern.compile("(?:(?:inform|Optional\\.of)\\(|Info\\(result\\.at\\(\\),)\\s*\"([a-z-]+)\"");
    private static final Pattern KEY =
            Pattern.compile("\"((?:sheet|record|entered|answer|mark|word|list|side|alert|told|info)\\.[a-z.-]+)\"");
    private static final Pattern TYPE = Pattern.compile("case Decision\\.(\\w+) _ -> \"([a-z-]+)\"");

    private static final Path REFEREE = Path.of("..", "referee", "src", "main", "java");

    private static String source(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(file.toString(), e);
        }
    }

    private static List<String> found(Pattern pattern, Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> pattern.matcher(source(file)).results())
                    .map(match -> match.group(match.groupCount()))
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(folder.toString(), e);
        }
    }

    /** A new message has to be put on one of the lists: for the record, a refusal, or for its moment alone. */
    @ParameterizedTest
    @EnumSource
    void every_message_of_the_referee_is_for_the_record_or_not(Language language) {
        Set<String> known = new TreeSet<>(Told.MESSAGES);
        known.addAll(Told.REFUSALS);
        known.addAll(Told.PASSING);
        assertEquals(List.copyOf(known), found(MESSAGE, REFEREE));
        assertEquals(known.size(), Told.MESSAGES.size() + Told.REFUSALS.size() + Told.PASSING.size());
        Words words = Words.in(language);
        Told.MESSAGES.forEach(message -> assertTrue(words.knows("info." + message), message));
    }

    @ParameterizedTest
    @EnumSource
    void every_text_that_a_sheet_asks_for_is_there(Language language) {
        Words words = Words.in(language);
        List<String> keys =
                new ArrayList<>(found(KEY, Path.of("src", "main", "java", "org", "qizhong", "service", "sheet")));
        assertTrue(keys.size() > 30, keys::toString);
        Stream.of(Sign.values()).map(Sign::key).forEach(keys::add);
        Stream.of(Answer.How.values())
                .map(how -> "answer." + how.name().toLowerCase(Locale.ROOT))
                .forEach(keys::add);
        Stream.of(Level.values())
                .map(level -> "level." + level.name().toLowerCase(Locale.ROOT))
                .forEach(keys::add);
        Stream.of(ClaimKind.values())
                .map(kind -> "entered.claim." + kind.word())
                .forEach(keys::add);
        Stream.of(Label.values())
                .filter(label -> label != Label.RED && label != Label.BLACK)
                .map(label -> "sheet." + label.key())
                .forEach(keys::add);
        keys.removeIf(key -> key.endsWith(".") || key.endsWith(".css")); // beginnings of keys, and a file
        keys.forEach(key -> assertTrue(words.knows(key), key));
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_of_decision_that_is_for_the_record_has_a_sentence(Language language) {
        Words words = Words.in(language);
        List<String> types = found(TYPE, REFEREE.resolve(Path.of("org", "qizhong", "referee", "transcript")));
        Set<String> elsewhere = Set.of("move", "touch", "alert", "info", "result");
        assertTrue(types.size() > 15, types::toString);
        types.stream()
                .filter(type -> !elsewhere.contains(type))
                .forEach(type -> assertTrue(words.knows("told." + type), type));
        assertFalse(words.knows("told.nothing"));
    }
}
