package org.qizhong.simulator;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How often hands, sensors and cables do something out of the ordinary.
 *
 * @param rate of a hundred turns, in how many something happens, where it can; as many games begin or end with it
 * @param weights which of the cases it is, one against the other; what is missing never happens
 */
public record Mix(int rate, Map<Case, Integer> weights) {

    public static final Mix NOTHING = new Mix(0, Map.of());

    /** Every case, one as often as another. */
    public static final Mix EVERYTHING = even(30, EnumSet.allOf(Case.class));

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if the rate is no percentage or a weight is negative
     */
    public Mix {
        if (rate < 0 || rate > 100) {
            throw new IllegalArgumentException(rate + " of 100 turns");
        }
        EnumMap<Case, Integer> copy = new EnumMap<>(Case.class);
        copy.putAll(weights);
        copy.remove(Case.ORDINARY);
        copy.values().removeIf(weight -> weight == 0);
        copy.forEach(Mix::check);
        weights = copy;
    }

    private static void check(Case one, int weight) {
        if (weight < 0) {
            throw new IllegalArgumentException(one.word() + " with the weight " + weight);
        }
    }

    public static Mix even(int rate, Set<Case> cases) {
        return new Mix(rate, cases.stream().collect(Collectors.toMap(Function.identity(), _ -> 1)));
    }

    /** The same with what happens within a game, or around it. */
    Mix only(Set<Case.Kind> kinds) {
        Map<Case, Integer> some = new EnumMap<>(Case.class);
        Arrays.stream(Case.values())
                .filter(one -> weights.containsKey(one) && kinds.contains(one.kind()))
                .forEach(one -> some.put(one, weights.get(one)));
        return new Mix(rate, some);
    }

    /** One of the cases by its weight. */
    Case oneOf(Chance chance) {
        int left = chance.between(
                1, weights.values().stream().mapToInt(Integer::intValue).sum());
        for (Map.Entry<Case, Integer> weight : weights.entrySet()) {
            left -= weight.getValue();
            if (left <= 0) {
                return weight.getKey();
            }
        }
        throw new IllegalStateException("no weights");
    }
}
