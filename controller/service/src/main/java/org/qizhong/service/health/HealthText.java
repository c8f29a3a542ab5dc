package org.qizhong.service.health;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.reading.Symptom;
import org.qizhong.referee.reading.Wear;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Point;

/** A check-up in words: what to look at, what to check there, and which points the game has tried at all. */
public final class HealthText {

    private final CheckUp game;
    private final Words words;

    private HealthText(CheckUp game, Words words) {
        this.game = game;
        this.words = words;
    }

    /** The report, line by line. */
    public static List<String> lines(String file, CheckUp game, Words words) {
        HealthText text = new HealthText(game, words);
        List<String> lines = new ArrayList<>();
        lines.add(words.say(
                "health.title",
                Map.of("file", file, "plies", game.plies(), "kind", words.say("health.kind." + text.kind()))));
        lines.add("");
        lines.add(words.say("health.suspects"));
        text.suspects().forEach(line -> lines.add("  " + line));
        lines.add("");
        lines.addAll(text.board());
        return lines;
    }

    private String kind() {
        return game.sensors().name().toLowerCase(java.util.Locale.ROOT);
    }

    private List<String> suspects() {
        List<String> lines = new ArrayList<>();
        if (game.isTheBoard()) {
            lines.add(words.say("health.board"));
        }
        for (Point point : game.health().suspects()) {
            Wear wear = game.health().at(point);
            lines.add(words.say(
                    "health.suspect",
                    Map.of("point", point, "seen", seen(wear), "changes", wear.changes(), "told", told(point))));
            lines.add("  " + words.say("health." + worst(wear).word()));
        }
        game.reported()
                .forEach(fault -> lines.add(words.say(
                        "health.reported",
                        Map.of(
                                "point", fault.point(),
                                "time", fault.at(),
                                "state", words.say("word." + fault.state().word())))));
        return lines.isEmpty() ? List.of(words.say("health.none")) : lines;
    }

    private String seen(Wear wear) {
        return wear.symptoms().entrySet().stream()
                .map(entry -> words.say(
                        "health.symptom",
                        Map.of("what", words.say("word." + entry.getKey().word()), "times", entry.getValue())))
                .collect(Collectors.joining(words.say("list.comma")));
    }

    /** What a person should check: what it did most often. */
    private static Symptom worst(Wear wear) {
        return wear.symptoms().entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElseThrow();
    }

    private String told(Point point) {
        return game.told().stream()
                .filter(alert -> point.equals(alert.evidence().get("point")))
                .map(this::told)
                .collect(Collectors.joining());
    }

    private String told(Decision.Alert alert) {
        return words.say("health.told", Map.of("id", alert.id(), "time", alert.at()));
    }

    private List<String> board() {
        List<Point> all = List.of(Point.values());
        long changed = all.stream().filter(game::hasChanged).count();
        int changes = all.stream()
                .mapToInt(point -> game.health().at(point).changes())
                .sum();
        List<String> lines = new ArrayList<>();
        lines.add(words.say("health.changed", Map.of("count", changed, "all", all.size(), "changes", changes)));
        lines.add("    " + row(file -> String.valueOf((char) ('a' + file))));
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            int at = rank;
            lines.add("  " + rank + " " + row(file -> sign(Point.of(file, at))));
        }
        lines.add("  " + words.say("health.legend"));
        if (!game.missed().isEmpty()) {
            lines.add(words.say(
                    "health.missed",
                    Map.of(
                            "points",
                            game.missed().stream()
                                    .map(Point::toString)
                                    .collect(Collectors.joining(words.say("list.comma"))))));
        }
        return lines;
    }

    private static String row(java.util.function.IntFunction<String> cell) {
        Stream<String> cells = IntStream.range(0, Point.FILES).mapToObj(cell);
        return cells.collect(Collectors.joining(" "));
    }

    private String sign(Point point) {
        if (game.missed().contains(point)) {
            return "!";
        }
        return game.hasChanged(point) ? "#" : ".";
    }
}
