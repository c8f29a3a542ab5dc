package org.qizhong.referee;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Draws positions: ten rows from Black's back rank down to Red's, a letter or a dot for each point, blanks are
 * free.
 */
public final class Diagram {

    private static final Pattern EMPTY = Pattern.compile("\\.+");

    private Diagram() {}

    /** The header line that starts from this board with Red to move. */
    public static String red(String board) {
        return start(board, "w");
    }

    /** The header line that starts from this board with Black to move. */
    public static String black(String board) {
        return start(board, "b");
    }

    private static String start(String board, String toMove) {
        List<String> ranks = board.lines()
                .map(line -> line.replaceAll("\\s", ""))
                .filter(line -> !line.isEmpty())
                .map(line -> EMPTY.matcher(line)
                        .replaceAll(run -> String.valueOf(run.group().length())))
                .toList();
        return "start " + String.join("/", ranks) + " " + toMove + "\n";
    }
}
