package org.qizhong.referee.decision;

/** Why a game ended. */
public enum Reason {
    CHECKMATE("checkmate"),
    STALEMATE("stalemate"),
    FACING("facing"),
    SELF_CHECK("self-check"),
    ILLEGAL_MOVE("illegal-move"),
    FLAG("flag"),
    FOULS("fouls"),
    PRESS_BEFORE_MOVE("press-before-move"),
    FALSE_CLAIMS("false-claims"),
    LATE("late"),
    RESIGNATION("resignation"),
    AGREEMENT("agreement"),
    REPETITION("repetition"),
    NATURAL_LIMIT("natural-limit"),
    NO_WINNING_MATERIAL("no-winning-material"),
    ARBITER("arbiter");

    private final String word;

    Reason(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
