package org.qizhong.bridge.wiring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.toml.Place;

/** Whether what is written can be built. Pure. */
final class WiringCheck {

    private WiringCheck() {}

    /** Every fault. */
    static List<Finding> of(Wiring wiring) {
        List<Finding> found = new ArrayList<>();
        List<Use> uses = Use.of(wiring);
        found.addAll(twice(uses));
        found.addAll(PinRules.of(wiring, uses));
        found.addAll(SensingRules.of(wiring));
        found.addAll(buttons(wiring.buttons()));
        found.addAll(PowerRules.of(wiring, uses));
        return found;
    }

    private static List<Finding> twice(List<Use> uses) {
        List<Finding> found = new ArrayList<>();
        Map<Pin, Use> taken = new HashMap<>();
        for (Use use : uses) {
            Use other = taken.putIfAbsent(use.pin(), use);
            if (other != null) {
                found.add(new Finding(
                        use.place(), use.pin() + " is used for " + other.label() + " already; take a free pin"));
            }
        }
        return found;
    }

    private static List<Finding> buttons(Buttons buttons) {
        List<Finding> found = new ArrayList<>();
        for (Channel press : List.of(Channel.RED_PRESS, Channel.BLACK_PRESS)) {
            if (!buttons.pins().containsKey(press)) {
                found.add(fault("buttons", "", Buttons.KEYS.get(press) + " is missing: a clock has two buttons"));
            }
        }
        pair(buttons, Channel.RED_ADJUST, Channel.BLACK_ADJUST, found);
        pair(buttons, Channel.RED_CALL, Channel.BLACK_CALL, found);
        boolean agree = (buttons.pull() != Buttons.Pull.DOWN || buttons.active() == Buttons.Active.HIGH)
                && (buttons.pull() != Buttons.Pull.UP || buttons.active() == Buttons.Active.LOW);
        if (!agree) {
            found.add(fault("buttons", "active", "a pressed button must change its pin: pull up goes with active low"));
        }
        if (buttons.debounceMicros() < 1_000 || buttons.debounceMicros() > 100_000) {
            found.add(fault("buttons", "debounce-ms", "write 1 to 100; 5 is enough for a good switch"));
        }
        return found;
    }

    private static void pair(Buttons buttons, Channel red, Channel black, List<Finding> found) {
        if (buttons.pins().containsKey(red) != buttons.pins().containsKey(black)) {
            String missing = Buttons.KEYS.get(buttons.pins().containsKey(red) ? black : red);
            found.add(fault("buttons", "", missing + " is missing: both sides have the same buttons"));
        }
    }

    static Finding fault(String table, String key, String what) {
        return new Finding(Place.in(table, key), what);
    }
}
