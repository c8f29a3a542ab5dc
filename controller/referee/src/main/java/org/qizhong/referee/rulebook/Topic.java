package org.qizhong.referee.rulebook;

/** What a decision other than a result rests on; every rule book names its clause for each. */
public enum Topic {
    /** Touched pieces: own first, enemy first, own then enemy, enemy then own, both at once. */
    OWN_TOUCH,
    ENEMY_TOUCH,
    OWN_THEN_ENEMY,
    ENEMY_THEN_OWN,
    TOUCHED_TOGETHER,
    /** A touch that no legal move can follow. */
    UNTOUCHABLE_OWN,
    UNTOUCHABLE_ENEMY,
    /** A piece was let go and perhaps moved on (落子生根). */
    LETTING_GO,
    /** Pieces knocked over. */
    KNOCKED_OVER,
    BETWEEN_POINTS,
    /** The board is put back to an earlier position. */
    PUT_BACK,
    ILLEGAL_MOVE,
    /** An illegal move at a level that counts it as a foul. */
    ILLEGAL_MOVE_FOUL,
    PRESS_BEFORE_MOVE,
    CLOCKS,
    CALLING_THE_ARBITER,
    DRAW_OFFER,
    NATURAL_LIMIT,
    REPETITION,
    LATENESS,
    /** The initial array. */
    SETUP
}
