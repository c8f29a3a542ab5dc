package org.qizhong.xiangqi;

/**
 * Why a move is against the rules of movement (行棋规定, CXA2011:2.2). The order is the order in which reasons are
 * looked for: the first that applies is the one that is reported.
 */
public enum Illegality {
    /** There is no piece on the point that the move starts from. */
    NOT_A_MOVE("not-a-move"),
    /** The piece belongs to the side that is not to move. */
    WRONG_SIDE("wrong-side"),
    /** A piece of the mover's own stands on the target. */
    OWN_PIECE("own-piece"),
    /** The piece does not move in that way at all. */
    GEOMETRY("geometry"),
    /** A general or an advisor left the palace (九宫). */
    PALACE("palace"),
    /** An elephant crossed the river (河界), or a soldier moved sideways before it had. */
    RIVER("river"),
    /** A hobbled horse (蹩马腿), a blocked eye (塞象眼), a piece in the way, a screen (炮架) too many or too few. */
    BLOCKED("blocked"),
    /** The generals face each other (帅将对面) after the move, CXA2011:2.2. */
    FACING("facing"),
    /** The mover's general could be taken after the move (自杀, CXA2011:3.4). */
    SELF_CHECK("self-check");

    private final String word;

    Illegality(String word) {
        this.word = word;
    }

    /** The transcript's word for the reason. */
    public String word() {
        return word;
    }
}
