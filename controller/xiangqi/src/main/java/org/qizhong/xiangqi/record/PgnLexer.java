package org.qizhong.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.xiangqi.notation.Notation;
import org.qizhong.xiangqi.record.PgnToken.Kind;

/**
 * Cuts a PGN file into tokens. Comments, move numbers and glyphs fall away here, and so does any text around the games:
 * a game begins at a line that begins with a tag or a move, and ends at its result.
 */
final class PgnLexer {

    private static final Pattern TAG = Pattern.compile("\\[\\s*(\\w+)\\s+\"([^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"\\s*]");
    /** For values with bare quotes in them: up to the end of the line. */
    private static final Pattern LOOSE_TAG = Pattern.compile("\\[\\s*(\\w+)\\s+\"(.*)\"\\s*]\\s*$");

    /** A game without tags must begin at its beginning: what starts with 2. is text, or the rest of something. */
    private static final Pattern FIRST_MOVE = Pattern.compile("(?:1\\s*[.．、…]+)?\\s*([^\\s{}();\\[\\]]+)");

    private static final Pattern WORD = Pattern.compile("[^\\s{}();\\[\\]]+");
    private static final Pattern NUMBER = Pattern.compile("\\d*[.．、…]+|\\d+$");
    private static final Pattern MARKS = Pattern.compile("[!?！？]+$");
    private static final Pattern RULE = Pattern.compile("[=＝－_-]{3,}");

    private final String[] lines;
    private final List<PgnToken> tokens = new ArrayList<>();
    private int row;
    private int at;
    private boolean inGame;
    private int depth;

    private PgnLexer(String text) {
        this.lines = text.split("\\R", -1);
    }

    static List<PgnToken> tokens(String text) {
        PgnLexer lexer = new PgnLexer(text);
        lexer.run();
        return List.copyOf(lexer.tokens);
    }

    private void run() {
        for (row = 0; row < lines.length; row++) {
            at = 0;
            if (lines[row].startsWith("%")) {
                continue;
            }
            if (!inGame && startsGame(lines[row].strip())) {
                inGame = true;
                depth = 0;
            }
            while (inGame && row < lines.length && at < lines[row].length()) {
                next();
            }
        }
    }

    private static boolean startsGame(String line) {
        if (TAG.matcher(line).lookingAt() || LOOSE_TAG.matcher(line).lookingAt()) {
            return true;
        }
        Matcher first = FIRST_MOVE.matcher(line);
        return first.lookingAt() && Notation.of(unmarked(first.group(1))).isPresent();
    }

    private void next() {
        char sign = lines[row].charAt(at);
        switch (sign) {
            case '{' -> comment();
            case ';' -> at = lines[row].length();
            case '[' -> tag();
            case '(', ')' -> {
                depth += sign == '(' ? 1 : -1;
                add(sign == '(' ? Kind.OPEN : Kind.CLOSE, String.valueOf(sign));
                at++;
            }
            default -> word();
        }
    }

    private void add(Kind kind, String text) {
        tokens.add(new PgnToken(kind, row + 1, text));
    }

    /** A comment may run over many lines. */
    private void comment() {
        int opened = row;
        for (; row < lines.length; row++, at = 0) {
            int end = lines[row].indexOf('}', at);
            if (end >= 0) {
                at = end + 1;
                return;
            }
        }
        tokens.add(new PgnToken(Kind.FLAW, opened + 1, "a comment opens with { and never closes"));
    }

    private void tag() {
        Matcher tag = TAG.matcher(lines[row]).region(at, lines[row].length());
        if (!tag.lookingAt()) {
            tag = LOOSE_TAG.matcher(lines[row]).region(at, lines[row].length());
        }
        if (tag.lookingAt()) {
            String value = tag.group(2).replaceAll("\\\\([\"\\\\])", "$1");
            tokens.add(new PgnToken(Kind.TAG, row + 1, value, tag.group(1)));
            at = tag.end();
        } else {
            add(Kind.FLAW, lines[row].substring(at).strip() + " is no tag: it must be [Name \"value\"]");
            at = lines[row].length();
        }
    }

    private void word() {
        Matcher word = WORD.matcher(lines[row]).region(at, lines[row].length());
        if (!word.lookingAt()) {
            at++;
            return;
        }
        at = word.end();
        String text = word.group();
        if (GameResult.parse(text).isPresent() || RULE.matcher(text).matches()) {
            add(Kind.END, text);
            inGame = depth > 0;
        } else if (!text.startsWith("$") && !bare(text).isEmpty()) {
            add(Kind.MOVE, bare(text));
        }
    }

    /** A word without the move number glued before it and the marks behind it. */
    private static String bare(String word) {
        String unmarked = unmarked(word);
        Matcher number = NUMBER.matcher(unmarked);
        // 17.8 is a soldier's move in WXF and not a move 8 after the number 17.
        boolean numbered = number.lookingAt() && Notation.of(unmarked).isEmpty();
        return numbered ? unmarked.substring(number.end()) : unmarked;
    }

    private static String unmarked(String word) {
        return MARKS.matcher(word).replaceFirst("");
    }
}
