package org.qizhong.service.health;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.referee.reading.Wear;
import org.qizhong.xiangqi.Point;

/** A check-up as one JSON object in one line, for a maker who compares many games. */
public final class HealthJson {

    private HealthJson() {}

    public static String line(CheckUp game) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("sensors", game.sensors().name().toLowerCase(Locale.ROOT));
        fields.put("plies", game.plies());
        fields.put(
                "suspects",
                game.health().suspects().stream()
                        .map(point -> suspect(game, point))
                        .toList());
        fields.put(
                "reported",
                game.reported().stream()
                        .map(fault -> ordered(
                                "point",
                                fault.point().toString(),
                                "state",
                                fault.state().word()))
                        .toList());
        fields.put("changes", changes(game));
        fields.put("missed", game.missed().stream().map(Point::toString).toList());
        try {
            return new ObjectMapper().writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a check-up that is no JSON", e);
        }
    }

    private static Map<String, Object> suspect(CheckUp game, Point point) {
        Wear wear = game.health().at(point);
        Map<String, Object> seen = new LinkedHashMap<>();
        wear.symptoms().forEach((symptom, times) -> seen.put(symptom.word(), times));
        Map<String, Object> fields = ordered("point", point.toString(), "seen", seen);
        alert(game, point).ifPresent(id -> fields.put("alert", id));
        return fields;
    }

    private static Optional<String> alert(CheckUp game, Point point) {
        return game.told().stream()
                .filter(alert -> point.equals(alert.evidence().get("point")))
                .map(alert -> alert.id())
                .reduce((_, last) -> last);
    }

    /** How often each point has changed that has. */
    private static Map<String, Object> changes(CheckUp game) {
        Map<String, Object> changes = new LinkedHashMap<>();
        Stream.of(Point.values())
                .filter(game::hasChanged)
                .forEach(point ->
                        changes.put(point.toString(), game.health().at(point).changes()));
        return changes;
    }

    private static Map<String, Object> ordered(String first, Object one, String second, Object other) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(first, one);
        fields.put(second, other);
        return fields;
    }
}
