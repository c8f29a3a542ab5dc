package org.qizhong.referee.rulebook;

/** What a decision other than a result rests on; every rule book names its clause for each. */
public enum Topic {
    /** Only own, or only enemy pieces were touched. */
    OWN_TOUCH,
    ENEMY_TOUCH,
    /** An own piece was touched, then an enemy's: what is asked first, second, third. */
    OWN_TAKES_ENEMY,
    OWN_MOVES,
    OTHERS_TAKE_ENEMY,
    /** An enemy piece was touched, then an own one: what is asked first, second, third. */
    ENEMY_TAKEN_BY_OWN,
    ENEMY_TAKEN,
    OWN_MOVES_AFTER_ALL,
    /** Both were touched at once. */
    TOUCHED_TOGETHER,
    /** A touch that no legal move can follow. */
    UNTOUCHABLE_OWN,
    UNTOUCHABLE_ENEMY,
    /** One own piece was touched and another played, where touching binds nobody but is a foul. */
    PLAYED_ANOTHER,
    /** A piece was let go and perhaps moved on (落子生根). */
    LETTING_GO,
    /** Pieces knocked over. */
    KNOCKED_OVER,
    BETWEEN_POINTS,
    /** An illegal move at a level that counts it as a foul. */
    ILLEGAL_MOVE_FOUL,
    PRESS_BEFORE_MOVE,
    CALLING_THE_ARBITER,
    DRAW_OFFER,
    NATURAL_LIMIT,
    /** A claim of the natural limit that was not true, and the time it costs. */
    FALSE_CLAIM,
    FALSE_CLAIM_PENALTY,
    /** Moves missing on a score sheet (漏记). */
    UNRECORDED,
    /** A repeated position: a draw (不变作和), one-sided perpetual check (长将), forbidden and not varied. */
    REPETITION,
    PERPETUAL_CHECK,
    NOT_VARIED,
    /** One side, or both, not at the board (迟到). */
    LATENESS,
    BOTH_LATE
}
