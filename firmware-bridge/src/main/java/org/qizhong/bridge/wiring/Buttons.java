package org.qizhong.bridge.wiring;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qizhong.bridge.Channel;

/**
 * The buttons of both sides, all wired alike. Immutable.
 *
 * @param pins the pin of each button that there is; the keys are button channels
 * @param pull what holds a pin while its button is free
 * @param active what a pressed button makes of its pin
 * @param debounceMicros how long a level must last to count; the stamp is that of the first edge in any case
 */
public record Buttons(Map<Channel, Pin> pins, Pull pull, Active active, int debounceMicros) {

    /** What holds a pin while its button is free. */
    public enum Pull {
        /** The resistor inside the chip, to its supply. */
        UP,
        /** The resistor inside the chip, to ground. */
        DOWN,
        /** A resistor outside. */
        NONE
    }

    /** What a pressed button makes of its pin. */
    public enum Active {
        LOW,
        HIGH
    }

    public Buttons {
        pins = Collections.unmodifiableSortedMap(new TreeMap<>(pins));
    }

    /** Names as the wiring file has them. */
    static final SortedMap<Channel, String> KEYS = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of(
            Channel.RED_PRESS, "red-press",
            Channel.BLACK_PRESS, "black-press",
            Channel.RED_ADJUST, "red-adjust",
            Channel.BLACK_ADJUST, "black-adjust",
            Channel.RED_CALL, "red-call",
            Channel.BLACK_CALL, "black-call")));
}
