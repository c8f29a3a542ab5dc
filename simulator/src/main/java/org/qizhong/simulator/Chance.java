package org.qizhong.simulator;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Everything that is left to chance in one turn. The same source gives the same answers on any machine: nothing here
 * uses a function whose last digit a platform may choose.
 */
final class Chance {

    private final SplittableRandom random;
    private final Style style;

    Chance(SplittableRandom random, Style style) {
        this.random = random;
        this.style = style;
    }

    /** The same source for somebody who has no time for anything but the move. */
    Chance hurried() {
        return new Chance(random, Style.PLAIN);
    }

    /** The same source for somebody who never does any of these things. */
    Chance without(Set<Behaviour> behaviours) {
        Style calmer = style;
        for (Behaviour behaviour : behaviours) {
            calmer = calmer.with(behaviour, 0);
        }
        return new Chance(random, calmer);
    }

    /** Whether the behaviour is seen on this occasion. */
    boolean shows(Behaviour behaviour) {
        return random.nextInt(100) < style.rate(behaviour);
    }

    /** A number from {@code least} to {@code most}, both included; {@code least} where that is no span. */
    int between(int least, int most) {
        return most <= least ? least : random.nextInt(least, most + 1);
    }

    <T> T oneOf(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** How long a thought takes that may take {@code most}: many are short, a few are long. */
    int thought(int most) {
        int longest = Math.min(style.mostThought(), most);
        int shortest = Math.min(style.leastThought(), longest);
        double part = random.nextDouble();
        return shortest + (int) ((longest - shortest) * (part * part * part));
    }
}
