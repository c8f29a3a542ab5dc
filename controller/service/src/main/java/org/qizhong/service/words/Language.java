package org.qizhong.service.words;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A language that the program speaks. */
public enum Language {
    /** Chinese. */
    ZH,
    /** English. */
    EN;

    public static Optional<Language> named(String code) {
        return Stream.of(values())
                .filter(language -> language.code().equals(code))
                .findFirst();
    }

    /** {@code zh} or {@code en}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
