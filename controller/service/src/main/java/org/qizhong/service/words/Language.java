package org.qizhong.service.words;

import java.util.Locale;

/** A language that the program speaks. */
public enum Language {
    /** Chinese. */
    ZH,
    /** English. */
    EN;

    /** {@code zh} or {@code en}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
