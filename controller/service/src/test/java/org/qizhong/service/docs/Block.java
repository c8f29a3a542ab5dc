package org.qizhong.service.docs;

import java.util.List;

/**
 * A fenced block of a document.
 *
 * @param info what stands after the three backticks: the language, then perhaps a file name
 * @param start the index of the first line of its body in the document
 * @param body the lines between the fences
 */
record Block(String info, int start, List<String> body) {

    boolean is(String language) {
        return info.equals(language) || info.startsWith(language + " ");
    }

    /** The file that the reader is to save it as, {@code mine.pgn} in {@code pgn mine.pgn}; empty where none. */
    String name() {
        return is("console") || !info.contains(" ") ? "" : info.substring(info.indexOf(' ') + 1);
    }

    String text() {
        return String.join("\n", body) + "\n";
    }
}
