package org.qizhong.service.words;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.referee.input.Clause;
import org.qizhong.xiangqi.Side;

/** All texts of one language: those of the console, which the browser reads too, and those of the explanations. */
public final class Words {

    private static final List<String> TABLES = List.of("/console/strings/", "/why/");
    private static final Pattern HOLE = Pattern.compile("\\{(\\w+)}");

    private final Language language;
    private final Map<String, String> texts;

    private Words(Language language, Map<String, String> texts) {
        this.language = language;
        this.texts = texts;
    }

    public static Words in(Language language) {
        Map<String, String> texts = new TreeMap<>();
        for (String folder : TABLES) {
            String file = folder + language.code() + ".json";
            table(file).forEach((key, text) -> {
                if (texts.put(key, text) != null) {
                    throw new IllegalStateException(file + ": " + key + " has two texts");
                }
            });
        }
        return new Words(language, texts);
    }

    private static Map<String, String> table(String file) {
        try (InputStream in = Words.class.getResourceAsStream(file)) {
            return new ObjectMapper().readValue(in, new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    public Language language() {
        return language;
    }

    public boolean knows(String key) {
        return texts.containsKey(key);
    }

    /** The text of a key; a key without a text shows itself. */
    public String say(String key) {
        return texts.getOrDefault(key, key);
    }

    /** The text of a key with its {@code {holes}} filled. */
    public String say(String key, Map<String, ?> values) {
        return HOLE.matcher(say(key)).replaceAll(hole -> {
            Object value = values.get(hole.group(1));
            return Matcher.quoteReplacement(value == null ? hole.group() : value.toString());
        });
    }

    public String side(Side side) {
        return say("side." + side.word());
    }

    /** A clause as a person would cite it: 竞赛规则 2011 5.3.2. */
    public String cite(Clause clause) {
        String[] parts = clause.id().split(":", 2);
        String book = "book." + parts[0];
        return knows(book) ? say(book) + " " + parts[1] : clause.id();
    }
}
