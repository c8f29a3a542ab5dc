package org.qizhong.service.sheet;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.referee.input.Clause;
import org.qizhong.xiangqi.Side;

/**
 * The words of one language, from the table that the console uses too.
 *
 * @param language the language
 * @param table a text for each key, with places in braces to fill
 */
public record Words(Language language, Map<String, String> table) {

    private static final Pattern HOLE = Pattern.compile("\\{(\\w+)}");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    public Words {
        table = Map.copyOf(table);
    }

    public static Words in(Language language) {
        String file = "/console/strings/" + language.word() + ".json";
        try (InputStream strings = Words.class.getResourceAsStream(file)) {
            return new Words(language, MAPPER.readValue(strings, new TypeReference<Map<String, String>>() {}));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    boolean knows(String key) {
        return table.containsKey(key);
    }

    /** The text of a key; a key without a text shows itself. */
    String text(String key) {
        return table.getOrDefault(key, key);
    }

    /** The text of a key with its places filled. */
    String text(String key, Map<String, ?> values) {
        return HOLE.matcher(text(key)).replaceAll(hole -> Matcher.quoteReplacement(filled(hole, values)));
    }

    private static String filled(MatchResult hole, Map<String, ?> values) {
        return values.containsKey(hole.group(1)) ? String.valueOf(values.get(hole.group(1))) : hole.group();
    }

    String side(Side side) {
        return text("side." + side.word());
    }

    /** A clause as a person would cite it: 竞赛规则 2011 5.3.2. */
    String clause(Clause clause) {
        String[] parts = clause.id().split(":", 2);
        String book = "book." + parts[0];
        return knows(book) ? text(book) + " " + parts[1] : clause.id();
    }
}
