package org.qizhong.service.sheet;

import java.util.Locale;

/** What a sheet is written in. */
public enum Language {
    ZH("zh-CN"),
    EN("en");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /** The name that a person gives it: {@code zh}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name that a web page gives it. */
    String tag() {
        return tag;
    }
}
