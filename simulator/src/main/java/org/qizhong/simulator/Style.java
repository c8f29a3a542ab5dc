package org.qizhong.simulator;

import java.util.EnumMap;
import java.util.Map;

/**
 * How a pair of players handles pieces and clock.
 *
 * @param name what the style is called
 * @param leastThought the shortest thought, in milliseconds
 * @param mostThought the longest thought, in milliseconds, where the clock allows it
 * @param rates for each behaviour, out of a hundred occasions how often it is seen; what is missing never happens
 */
public record Style(String name, int leastThought, int mostThought, Map<Behaviour, Integer> rates) {

    /** Carries pieces, captures with its own piece first, presses soon after. */
    public static final Style PLAIN = new Style("plain", 1_000, 8_000, Map.of());

    /** What is seen at most boards of a tournament. */
    public static final Style NATURAL = new Style(
            "natural",
            1_500,
            90_000,
            Map.ofEntries(
                    Map.entry(Behaviour.SLIDE, 40),
                    Map.entry(Behaviour.REST, 10),
                    Map.entry(Behaviour.ENEMY_FIRST, 20),
                    Map.entry(Behaviour.ONE_HAND, 15),
                    Map.entry(Behaviour.PUSH_ASIDE, 5),
                    Map.entry(Behaviour.UNSEEN, 10),
                    Map.entry(Behaviour.PUT_BACK, 3),
                    Map.entry(Behaviour.HESITATE, 5),
                    Map.entry(Behaviour.TOUCH_DOWN, 3),
                    Map.entry(Behaviour.STRAIGHTEN, 8),
                    Map.entry(Behaviour.BRUSH, 4),
                    Map.entry(Behaviour.PRESS_AT_ONCE, 20),
                    Map.entry(Behaviour.PRESS_LATE, 5)));

    /** Everything that may happen without anybody doing wrong, and much of it. */
    public static final Style MESSY = new Style(
            "messy",
            300,
            40_000,
            Map.ofEntries(
                    Map.entry(Behaviour.SLIDE, 60),
                    Map.entry(Behaviour.REST, 35),
                    Map.entry(Behaviour.ENEMY_FIRST, 20),
                    Map.entry(Behaviour.ONE_HAND, 20),
                    Map.entry(Behaviour.PUSH_ASIDE, 20),
                    Map.entry(Behaviour.UNSEEN, 20),
                    Map.entry(Behaviour.PUT_BACK, 15),
                    Map.entry(Behaviour.HESITATE, 20),
                    Map.entry(Behaviour.TOUCH_DOWN, 12),
                    Map.entry(Behaviour.STRAIGHTEN, 25),
                    Map.entry(Behaviour.BRUSH, 20),
                    Map.entry(Behaviour.PRESS_AT_ONCE, 30),
                    Map.entry(Behaviour.PRESS_LATE, 15),
                    Map.entry(Behaviour.REPLY_EARLY, 8)));

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a rate is no percentage or the thoughts are no span of time
     */
    public Style {
        if (leastThought < 0 || mostThought < leastThought) {
            throw new IllegalArgumentException("thoughts from " + leastThought + " to " + mostThought + " ms");
        }
        rates = Map.copyOf(rates);
        rates.forEach(Style::check);
    }

    private static void check(Behaviour behaviour, int rate) {
        if (rate < 0 || rate > 100) {
            throw new IllegalArgumentException(behaviour + " in " + rate + " of 100 cases");
        }
    }

    /** How often the behaviour is seen, out of a hundred occasions. */
    public int rate(Behaviour behaviour) {
        return rates.getOrDefault(behaviour, 0);
    }

    public Style with(Behaviour behaviour, int rate) {
        Map<Behaviour, Integer> changed = new EnumMap<>(Behaviour.class);
        changed.putAll(rates);
        changed.put(behaviour, rate);
        return new Style(name, leastThought, mostThought, changed);
    }

    @Override
    public String toString() {
        return name;
    }
}
