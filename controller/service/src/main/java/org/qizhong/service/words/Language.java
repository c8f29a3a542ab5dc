package org.qizhong.service.words;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A language that the program speaks. */
public enum Language {
    /** Chinese. */
    ZH("zh-CN"),
    /** English. */
    EN("en");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    public static Optional<Language> named(String code) {
        return Stream.of(values())
                .filter(language -> language.code().equals(code))
                .findFirst();
    }

    /** {@code zh} or {@code en}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name that a web page gives it. */
    public String tag() {
        return tag;
    }
}
