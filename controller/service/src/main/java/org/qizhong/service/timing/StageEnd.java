package org.qizhong.service.timing;

import java.util.Locale;

/** When a stage (时限) ends, as the header key {@code stages} says. */
public enum StageEnd {
    CUMULATIVE,
    WINDOWS;

    /** The header's word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
