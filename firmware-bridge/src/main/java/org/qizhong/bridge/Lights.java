package org.qizhong.bridge;

import java.util.Set;

/**
 * What a board shows beside its pieces.
 *
 * @param lit the sensors beside which a light is on
 * @param blinking those beside which it blinks
 */
public record Lights(Set<Channel> lit, Set<Channel> blinking, Buzzer buzzer) {

    public static final Lights OFF = new Lights(Set.of(), Set.of(), Buzzer.SILENT);

    /** What is heard, as the link protocol numbers it. */
    public enum Buzzer {
        SILENT,
        SHORT,
        TWICE,
        LONG,
        /** Until it is changed. */
        ALARM
    }

    public Lights {
        lit = Set.copyOf(lit);
        blinking = Set.copyOf(blinking);
    }
}
