package org.qizhong.bridge.toml;

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

    private static final Pattern HEAD = Pattern.compile("\\s*\\[\\[?\\s*([A-Za-z0-9_-]+)\\s*]]?\\s*(#.*)?");
    private static final Pattern KEY = Pattern.compile("\\s*\"?([A-Za-z0-9_-]+)\"?\\s*=(.*)");
    private static final Pattern ELEMENT = Pattern.compile("\\s*[\"'\\[{0-9A-Za-z+-].*");

    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, Integer> seen = new HashMap<>();
    private String table = "";
    private String list = "";
    private int elements;

    Lines(String text) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            read(lines.get(i), i + 1);
        }
    }

    private void read(String line, int number) {
        Matcher head = HEAD.matcher(line);
        Matcher key = KEY.matcher(line);
        if (key.matches()) {
            list = table + "." + key.group(1);
            elements = 0;
            places.putIfAbsent(list, number);
            list = key.group(2).strip().matches("\\[\\s*(#.*)?") ? list : "";
        } else if (!list.isEmpty()) {
            readElement(line, number);
        } else if (head.matches()) {
            int times = seen.merge(head.group(1), 1, Integer::sum);
            table = head.group(1) + "#" + times;
            places.putIfAbsent(table, number);
        }
    }

    /** One element a line, as a list is written that is looked at: a board, rank by rank. */
    private void readElement(String line, int number) {
        if (ELEMENT.matcher(line).matches()) {
            elements++;
            places.putIfAbsent(list + "." + elements, number);
        }
        list = line.strip().startsWith("]") ? "" : list;
    }

    /** The nearest line that is known: of the element, else of the key, else of the table. */
    Optional<Integer> of(Place place) {
        String known = place.table().isEmpty() ? "" : place.table() + "#" + place.number();
        return Optional.ofNullable(places.get(known + "." + place.key() + "." + place.element()))
                .or(() -> Optional.ofNullable(places.get(known + "." + place.key())))
                .or(() -> Optional.ofNullable(places.get(known)));
    }
}
