package org.qizhong.service.config;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a key stands in a TOML file. The library that reads the file forgets it once the text is well formed, but a
 * person who wrote a wrong value wants the line.
 */
final class Lines {

    private static final Pattern HEAD = Pattern.compile("\\s*\\[\\[?\\s*([A-Za-z0-9_-]+)\\s*]]?.*");
    private static final Pattern KEY = Pattern.compile("\\s*\"?([A-Za-z0-9_-]+)\"?\\s*=.*");

    private final Map<String, Integer> places = new HashMap<>();

    Lines(String text) {
        Map<String, Integer> seen = new HashMap<>();
        String table = "";
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher head = HEAD.matcher(lines.get(i));
            Matcher key = KEY.matcher(lines.get(i));
            if (head.matches()) {
                int number = seen.merge(head.group(1), 1, Integer::sum);
                table = head.group(1) + "#" + number;
                places.putIfAbsent(table, i + 1);
            } else if (key.matches()) {
                places.putIfAbsent(table + "." + key.group(1), i + 1);
            }
        }
    }

    /** The line of a key in the table's nth appearance; of the table itself where the key is not found. */
    Optional<Integer> of(String table, int number, String key) {
        String place = table.isEmpty() ? "" : table + "#" + number;
        return Optional.ofNullable(places.get(place + "." + key)).or(() -> Optional.ofNullable(places.get(place)));
    }
}
