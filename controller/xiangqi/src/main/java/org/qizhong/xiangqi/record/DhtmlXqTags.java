package org.qizhong.xiangqi.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** Which field of DhtmlXQ says what a tag of PGN says. What has no twin keeps its name. */
final class DhtmlXqTags {

    /** By field, in the order in which they are written. */
    private static final SequencedMap<String, String> TAGS = new LinkedHashMap<>();

    static {
        TAGS.put("title", "Title");
        TAGS.put("event", "Event");
        TAGS.put("date", "Date");
        TAGS.put("place", "Site");
        TAGS.put("round", "Round");
        TAGS.put("table", "Table");
        TAGS.put("timerule", "TimeControl");
        TAGS.put("red", "Red");
        TAGS.put("redteam", "RedTeam");
        TAGS.put("redtime", "RedTime");
        TAGS.put("black", "Black");
        TAGS.put("blackteam", "BlackTeam");
        TAGS.put("blacktime", "BlackTime");
        TAGS.put("endtype", "Termination");
    }

    /** The words for each result: the one that is written, then others that are met. */
    private static final Map<GameResult, List<String>> RESULTS = Map.of(
            GameResult.RED_WON, List.of("红胜", "W", "1-0"),
            GameResult.BLACK_WON, List.of("黑胜", "L", "0-1"),
            GameResult.DRAW, List.of("和棋", "D", "1/2-1/2", "和局", "和"),
            GameResult.UNKNOWN, List.of("未知"));

    private DhtmlXqTags() {}

    /** The tag of a field. */
    static String tag(String field) {
        return TAGS.getOrDefault(field, field);
    }

    /** The fields of a game's tags, in their usual order; tags that have no field are not among them. */
    static SequencedMap<String, String> fields(GameRecord game) {
        SequencedMap<String, String> fields = new LinkedHashMap<>();
        TAGS.forEach((field, tag) -> game.tag(tag).ifPresent(text -> fields.put(field, text)));
        fields.put("result", RESULTS.get(game.result()).getFirst());
        return fields;
    }

    /** The result that a word stands for; a word that is not known says nothing. */
    static GameResult result(String word) {
        return RESULTS.entrySet().stream()
                .filter(entry -> entry.getValue().contains(word.strip()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(GameResult.UNKNOWN);
    }
}
