package org.qizhong.service.cli;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.qizhong.simulator.Case;
import org.qizhong.simulator.Hardware;
import org.qizhong.simulator.Mix;
import picocli.CommandLine.Option;

/** The options of every command in which more happens at a board than that moves are made. */
final class CaseOptions {

    private static final String ALL = "all";

    @Option(
            names = "--cases",
            split = ",",
            paramLabel = "CASE",
            description = {
                "What happens besides the moves: all, a kind (handling, accident, sensor, link, setting,",
                "violation, after), or single cases, each with a weight if wanted: spill-own-time=3."
            })
    private List<String> cases = List.of();

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "In how many of a hundred turns one of the cases happens (default: 30).")
    private int rate = Mix.EVERYTHING.rate();

    @Option(
            names = "--noise",
            description = "Boards look at their points in turn, bounce, and miss pieces for moments.")
    private boolean noisy;

    /** Whether anything at all is to happen besides the moves. */
    boolean isGiven() {
        return noisy || !cases.isEmpty();
    }

    Hardware hardware() {
        return noisy ? Hardware.NOISY : Hardware.IDEAL;
    }

    Mix mix() {
        if (rate < 0 || rate > 100) {
            throw new Complaint("--rate: " + rate + " is no percentage");
        }
        Map<Case, Integer> weights = new EnumMap<>(Case.class);
        cases.forEach(word -> weights.putAll(weights(word)));
        return new Mix(rate, weights);
    }

    private static Map<Case, Integer> weights(String word) {
        String name = word.replaceFirst("=.*", "");
        int weight = weight(word.substring(name.length()));
        Map<Case, Integer> weights = new EnumMap<>(Case.class);
        Arrays.stream(Case.values())
                .filter(one -> name.equals(ALL) || name.equals(one.word()) || name.equals(kind(one)))
                .forEach(one -> weights.put(one, weight));
        if (weights.isEmpty()) {
            throw new Complaint("--cases: \"" + name + "\" is none of all, "
                    + Arrays.stream(Case.Kind.values())
                            .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                            .collect(Collectors.joining(", "))
                    + ", "
                    + Arrays.stream(Case.values()).map(Case::word).collect(Collectors.joining(", ")));
        }
        return weights;
    }

    private static String kind(Case one) {
        return one.kind().name().toLowerCase(Locale.ROOT);
    }

    private static int weight(String text) {
        if (text.isEmpty()) {
            return 1;
        }
        if (!text.matches("=\\d{1,6}")) {
            throw new Complaint("--cases: \"" + text + "\" is no weight, such as =3");
        }
        return Integer.parseInt(text.substring(1));
    }
}
