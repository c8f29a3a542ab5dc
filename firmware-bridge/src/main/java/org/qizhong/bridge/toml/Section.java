package org.qizhong.bridge.toml;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One table of a file. What is wrong with a value is noted with the file's faults; then the value counts as missing.
 */
public final class Section {

    private final Toml toml;
    private final Place place;
    private final JsonNode node;

    Section(Toml toml, Place place, JsonNode node) {
        this.toml = toml;
        this.place = place;
        this.node = node;
        if (!node.isObject()) {
            refuse("", "it must be a table");
        }
    }

    public List<String> keys() {
        List<String> keys = new ArrayList<>();
        node.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    /** Refuses every key that is not among these. */
    public void allowOnly(Set<String> known) {
        keys().stream()
                .filter(key -> !known.contains(key))
                .forEach(key -> refuse(
                        key,
                        "there is no such key here, only "
                                + String.join(", ", known.stream().sorted().toList())));
    }

    /** A value as it would be written in one line of text. */
    public Optional<String> text(String key) {
        JsonNode value = node.path(key);
        return value.isMissingNode() ? Optional.empty() : line(value, at(key));
    }

    private Optional<String> line(JsonNode value, Place where) {
        if (!value.isValueNode()
                || value.asText().isBlank()
                || value.asText().lines().count() > 1) {
            toml.refuse(where, "it must be one line of text or a number");
            return Optional.empty();
        }
        return Optional.of(value.asText().strip());
    }

    /** A list of values, each as it would be written in one line of text; empty where there is no such key. */
    public List<String> texts(String key) {
        JsonNode value = node.path(key);
        if (!value.isMissingNode() && !value.isArray()) {
            refuse(key, "it must be a list, in square brackets");
            return List.of();
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < value.size(); i++) {
            texts.add(line(value.get(i), at(key).element(i + 1)).orElse(""));
        }
        return texts;
    }

    /** A whole number; {@code otherwise} where there is no such key, or where it was refused. */
    public long number(String key, long least, long most, long otherwise) {
        Optional<String> text = text(key);
        if (text.isEmpty()) {
            return otherwise;
        }
        if (node.path(key).canConvertToLong() && node.path(key).isIntegralNumber()) {
            long value = node.path(key).asLong();
            if (value >= least && value <= most) {
                return value;
            }
        }
        refuse(key, "\"" + text.get() + "\" is no whole number from " + least + " to " + most);
        return otherwise;
    }

    /** A number that is not negative, in thousandths; nothing where there is no such key, or where it was refused. */
    public Optional<Integer> thousandths(String key) {
        Optional<String> text = text(key);
        if (text.isPresent() && !text.get().matches("[0-9]{1,5}(\\.[0-9]{1,3})?")) {
            refuse(key, "\"" + text.get() + "\" is no number from 0 to 99999 with at most three decimals");
            return Optional.empty();
        }
        return text.map(number -> new BigDecimal(number).movePointRight(3).intValueExact());
    }

    /** Where a key of this table stands. */
    public Place at(String key) {
        return new Place(place.table(), place.number(), key, 0);
    }

    /** Notes a fault of a key; of the whole table where the key is empty. */
    public void refuse(String key, String what) {
        toml.refuse(at(key), what);
    }
}
