package org.qizhong.bridge.wiring;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qizhong.bridge.ChannelMap;

/** Puts another map into a wiring file and leaves everything else in it as it is. */
public final class MapWriter {

    private static final Pattern ROWS = Pattern.compile("(?m)^points\\s*=\\s*\\[[^\\]]*\\]");

    private MapWriter() {}

    /**
     * The text with that map.
     *
     * @param text a wiring file that was read without a fault
     */
    public static String replace(String text, ChannelMap map) {
        String rows = map.rows().stream()
                .map(row -> "    \"" + row + "\",\n")
                .collect(Collectors.joining("", "points = [\n", "]"));
        return ROWS.matcher(text).replaceFirst(Matcher.quoteReplacement(rows));
    }
}
