package org.qizhong.referee.rulebook;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Free text for the record.
 *
 * @param texts what is known
 */
public record Labels(Map<Label, String> texts) {

    public static final Labels NONE = new Labels(Map.of());

    /** What a text is about; in lower case it is the transcript's key. */
    public enum Label {
        RED,
        BLACK,
        EVENT,
        ROUND,
        TABLE,
        DATE,
        PLACE;

        public String key() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    public Labels {
        texts = Map.copyOf(texts);
    }

    public Optional<String> of(Label label) {
        return Optional.ofNullable(texts.get(label));
    }

    public Labels with(Label label, String text) {
        Map<Label, String> changed = new EnumMap<>(Label.class);
        changed.putAll(texts);
        changed.put(label, text);
        return new Labels(changed);
    }
}
