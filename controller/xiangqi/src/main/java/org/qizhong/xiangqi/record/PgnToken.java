package org.qizhong.xiangqi.record;

/**
 * A piece of a PGN file that means something.
 *
 * @param line where it begins, from 1
 * @param text the word as written; of a tag its value
 * @param tag the tag's name, empty for all else
 */
record PgnToken(Kind kind, int line, String text, String tag) {

    enum Kind {
        /** {@code [Name "value"]}. */
        TAG,
        /** A move, with no number before it and no marks behind it. */
        MOVE,
        /** {@code (}. */
        OPEN,
        /** {@code )}. */
        CLOSE,
        /** A result, or a line of {@code =====}, which says that the game is over but not how. */
        END,
        /** What could not be read; the text says why. */
        FLAW
    }

    PgnToken(Kind kind, int line, String text) {
        this(kind, line, text, "");
    }
}
