package org.qizhong.bridge.gpio;

import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Lights the lamps that are wanted. Wanted by one thread, lit by another, so that no output ever makes a clock wait.
 */
final class Lamps {
    private record Lit(Lamp lamp, DigitalOutput output) {}

    private final List<Lit> lamps = new ArrayList<>();
    private volatile Set<Integer> wanted = Set.of();
    private Set<Integer> shown = Set.of();

    static DigitalState dark(Lamp lamp) {
        return switch (lamp.active()) {
            case HIGH -> DigitalState.LOW;
            case LOW -> DigitalState.HIGH;
        };
    }

    void add(Lamp lamp, DigitalOutput output) {
        lamps.add(new Lit(lamp, output));
    }

    void want(Set<Integer> numbers) {
        wanted = Set.copyOf(numbers);
    }

    void show() {
        Set<Integer> now = wanted;
        if (now.equals(shown)) {
            return;
        }
        shown = now;
        for (Lit lit : lamps) {
            DigitalState dark = dark(lit.lamp());
            boolean on = now.contains(lit.lamp().number());
            lit.output().state(on ? DigitalState.getInverseState(dark) : dark);
        }
    }
}
