package org.qizhong.service.clauses;

import java.util.Locale;

/** Who decides by a clause. */
public enum Standing {
    /** The device. */
    DECIDED,
    /** The arbiter, with what the device shows or counts. */
    HELPED,
    /** Others than this device. */
    OUTSIDE;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
