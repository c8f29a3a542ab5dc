package org.qizhong.referee.laws;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qizhong.referee.JsonText;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** A printed line as an unordered picture, or as the picture that it would be with the colours exchanged. */
enum Image {
    PLAIN,
    TURNED;

    /** What each side writes differently, or counts rounds, which begin with Red; and ids, which look like points. */
    private static final List<String> LEFT_OUT = List.of("chinese", "wxf", "fen", "time", "id");

    /** The pictures of lines in order of time; what is printed for one moment has no order. */
    List<String> of(List<String> lines) {
        return lines.stream()
                .map(JsonText::object)
                .sorted(Comparator.comparing((Map<String, Object> line) ->
                                new BigDecimal(line.get("t").toString()))
                        .thenComparing(this::picture))
                .map(this::picture)
                .toList();
    }

    private String picture(Object value) {
        return switch (value) {
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .filter(field -> !LEFT_OUT.contains(field.getKey().toString()))
                        .map(field -> word(field.getKey().toString()) + "=" + picture(field.getValue()))
                        .sorted()
                        .collect(Collectors.joining(",", "{", "}"));
            case Collection<?> list ->
                list.stream().map(this::picture).sorted().collect(Collectors.joining(",", "[", "]"));
            default -> word(value.toString());
        };
    }

    private String word(String word) {
        if (this == PLAIN) {
            return word;
        }
        if (Point.parse(word).isPresent() && word.matches("[a-i][0-9]")) {
            return Point.parse(word).orElseThrow().turned().toString();
        }
        if (Move.parse(word).isPresent() && word.matches("([a-i][0-9]){2}")) {
            return Move.parse(word).orElseThrow().turned().toString();
        }
        if (word.matches("[kabnrcpKABNRCP]")) {
            char letter = word.charAt(0);
            return String.valueOf(
                    Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter));
        }
        return word.matches("(red|black)(Periods|Checks|-must-vary|-loses)?")
                ? (word.startsWith("red") ? "black" + word.substring(3) : "red" + word.substring(5))
                : word;
    }
}
