package org.qizhong.xiangqi.repetition;

import org.qizhong.xiangqi.BySide;

/**
 * What follows from a cycle.
 *
 * @param outcome the result, the order, or that a person has to judge
 * @param conduct what each side is doing: {@code check}, {@code idle}, or such as {@code check-other}
 */
public record Verdict(Outcome outcome, BySide<String> conduct) {

    /** What a repeated cycle leads to. */
    public enum Outcome {
        /** Neither side is bound to vary (不变作和). */
        DRAW("draw"),
        RED_MUST_VARY("red-must-vary"),
        BLACK_MUST_VARY("black-must-vary"),
        RED_LOSES("red-loses"),
        BLACK_LOSES("black-loses"),
        /** A person has to judge. */
        UNDECIDED("undecided");

        private final String word;

        Outcome(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
