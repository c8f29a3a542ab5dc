package org.qizhong.referee.clock;

import java.util.List;

/**
 * A time control with a name, such as {@code cxa2011-6.2} for 30 moves in 60 minutes and then 10 in 10.
 *
 * @param names what it is called; the first is its own name, the others mean the same
 * @param control its text in the grammar of time controls
 * @param source the clause or the custom that it comes from
 * @param english what it is
 * @param chinese the same in Chinese
 */
public record Preset(List<String> names, String control, String source, String english, String chinese) {

    public Preset {
        names = List.copyOf(names);
    }

    /** Its own name, plain letters and digits. */
    public String name() {
        return names.getFirst();
    }
}
