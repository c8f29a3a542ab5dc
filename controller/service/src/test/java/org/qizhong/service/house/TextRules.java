package org.qizhong.service.house;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What can be seen without understanding the language: size, width, and words that say the work is not done. */
final class TextRules {
    static final int MOST_LINES = 300;
    static final int MOST_COLUMNS = 120;

    /** In two halves, so that this file does not find itself. */
    private static final Pattern UNFINISHED = Pattern.compile("\\b(FIX" + "ME|TO" + "DO|XX" + "X)\\b");

    private static final Map<String, String> SCRIPT_BANS = Map.of(
            ".inner" + "HTML", "use textContent or build nodes: a player's name is not markup",
            "document." + "write(", "build nodes",
            "ev" + "al(", "call a function",
            "Math." + "random(", "take what the server decided");

    private TextRules() {}

    static List<Finding> of(Source source) {
        List<String> lines = source.lines();
        Stream<Finding> size = lines.size() <= MOST_LINES
                ? Stream.of()
                : Stream.of(new Finding(
                        source.file(), lines.size(), "more than " + MOST_LINES + " lines", "split it by its ideas"));
        return Stream.concat(
                        size,
                        IntStream.range(0, lines.size())
                                .boxed()
                                .flatMap(at -> ofLine(source, at + 1, lines.get(at)).stream()))
                .toList();
    }

    /** Counts code points: a Chinese character is one column here, whatever the screen makes of it. */
    private static List<Finding> ofLine(Source source, int number, String line) {
        Stream.Builder<Finding> found = Stream.builder();
        if (line.codePointCount(0, line.length()) > MOST_COLUMNS) {
            found.add(new Finding(source.file(), number, "wider than " + MOST_COLUMNS + " columns", "break the line"));
        }
        if (UNFINISHED.matcher(line).find()) {
            found.add(new Finding(
                    source.file(), number, "unfinished", "finish it, or open an issue and delete the note"));
        }
        if (source.is(".js")) {
            SCRIPT_BANS.forEach((banned, remedy) -> {
                if (line.contains(banned)) {
                    found.add(new Finding(source.file(), number, banned, remedy));
                }
            });
        }
        return found.build().toList();
    }

    /** A document has one title; what looks like one inside a code block is a comment of some program. */
    static List<Finding> titles(Source document) {
        boolean code = false;
        int titles = 0;
        for (String line : document.lines()) {
            code ^= line.stripLeading().startsWith("```");
            titles += !code && line.startsWith("# ") ? 1 : 0;
        }
        return titles == 1
                ? List.of()
                : List.of(new Finding(
                        document.file(), 1, titles + " titles", "a document has one line that starts with #"));
    }
}
