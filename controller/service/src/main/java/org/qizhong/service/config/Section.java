package org.qizhong.service.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One table of the file, and the faults found in it. */
final class Section {

    /** What is common to all sections of a file. */
    record Source(String file, Lines lines, List<String> faults) {}

    private final Source source;
    private final String table;
    private final int number;
    private final JsonNode node;

    Section(Source source, String table, int number, JsonNode node) {
        this.source = source;
        this.table = table;
        this.number = number;
        this.node = node;
        if (!node.isObject()) {
            refuse("", "it must be a table");
        }
    }

    List<String> keys() {
        List<String> keys = new ArrayList<>();
        node.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    /** Refuses every key that is not among these. */
    void allowOnly(Set<String> known) {
        keys().stream()
                .filter(key -> !known.contains(key))
                .forEach(key -> refuse(
                        key,
                        "there is no such key here, only "
                                + String.join(", ", known.stream().sorted().toList())));
    }

    /** A value as it would be written in one line of text. */
    Optional<String> text(String key) {
        JsonNode value = node.path(key);
        if (value.isMissingNode()) {
            return Optional.empty();
        }
        if (!value.isValueNode()
                || value.asText().isBlank()
                || value.asText().lines().count() > 1) {
            refuse(key, "it must be one line of text or a number");
            return Optional.empty();
        }
        return Optional.of(value.asText().strip());
    }

    long number(String key, long least, long most, long otherwise) {
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

    void refuse(String key, String what) {
        String line =
                source.lines().of(table, number, key).map(found -> ":" + found).orElse("");
        String where = table.equals("board") ? "board " + number + ": " : table.isEmpty() ? "" : table + ": ";
        source.faults().add(source.file() + line + ": " + where + (key.isEmpty() ? "" : key + ": ") + what);
    }
}
