package org.qizhong.service.sheet;

import java.util.ArrayList;
import java.util.List;

/** Text in columns, where a Chinese character is as wide as two Latin letters. */
final class Columns {

    static final int PAGE = 80;

    private Columns() {}

    /** How many columns a text takes. */
    static int width(String text) {
        return text.codePoints().map(Columns::width).sum();
    }

    private static int width(int sign) {
        boolean combining = Character.getType(sign) == Character.NON_SPACING_MARK
                || Character.getType(sign) == Character.ENCLOSING_MARK;
        boolean wide = (sign >= 0x1100 && sign <= 0x115f)
                || (sign >= 0x2e80 && sign <= 0xa4cf && sign != 0x303f)
                || (sign >= 0xac00 && sign <= 0xd7a3)
                || (sign >= 0xf900 && sign <= 0xfaff)
                || (sign >= 0xfe30 && sign <= 0xfe6f)
                || (sign >= 0xff00 && sign <= 0xff60)
                || (sign >= 0xffe0 && sign <= 0xffe6)
                || (sign >= 0x1f300 && sign <= 0x1faff)
                || (sign >= 0x20000 && sign <= 0x3fffd);
        return combining ? 0 : wide ? 2 : 1;
    }

    static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    static String centred(String text) {
        return " ".repeat(Math.max(0, PAGE - width(text)) / 2) + text;
    }

    /** The text in lines no wider than that; what is too long even for a line of its own is cut. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String piece : pieces(text)) {
            if (!line.isEmpty() && width(line.toString()) + width(piece.stripTrailing()) > width) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? piece.stripLeading() : piece);
            while (width(line.toString().stripTrailing()) > width) {
                int cut = fitting(line.toString(), width);
                lines.add(line.substring(0, cut));
                line.delete(0, cut);
            }
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    /** How many of a text's units fit into that width, at least one character. */
    private static int fitting(String text, int width) {
        int end = text.offsetByCodePoints(0, 1);
        while (end < text.length() && width(text.substring(0, text.offsetByCodePoints(end, 1))) <= width) {
            end = text.offsetByCodePoints(end, 1);
        }
        return end;
    }

    /** What must not be torn. */
    private static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        text.codePoints().forEach(sign -> {
            if (!piece.isEmpty() && mayBreak(piece.codePointBefore(piece.length()), sign)) {
                pieces.add(piece.toString());
                piece.setLength(0);
            }
            piece.appendCodePoint(sign);
        });
        pieces.add(piece.toString());
        return pieces;
    }

    /** Behind a space, behind a rank of a FEN, and beside a Chinese character, but not before or behind punctuation. */
    private static boolean mayBreak(int before, int after) {
        boolean beside = width(before) == 2 || width(after) == 2;
        boolean inside = "，。；：、）！？)]".indexOf(after) >= 0 || "（([".indexOf(before) >= 0;
        return before == ' ' || before == '/' || (beside && !inside && after != ' ');
    }
}
