package org.qizhong.xiangqi.record;

import java.util.Arrays;
import java.util.Optional;

/** How a recorded game ended, in the words of PGN. */
public enum GameResult {
    RED_WON("1-0"),
    BLACK_WON("0-1"),
    DRAW("1/2-1/2"),
    /** The game went on, or the record does not say. */
    UNKNOWN("*");

    private final String word;

    GameResult(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** The result that a word of PGN stands for, or nothing. */
    public static Optional<GameResult> parse(String word) {
        return Arrays.stream(values())
                .filter(result -> result.word.equals(word))
                .findFirst();
    }
}
