package org.qizhong.referee.decision;

/** Why a person is needed, and whether both clocks stand until the answer (transcript, table of alerts). */
public enum AlertKind {
    ILLEGAL_MOVE("illegal-move", Clocks.STOP_TO_CONFIRM),
    /** A legal move that breaks an obligation (摸子走子). */
    TOUCH_MOVE("touch-move", Clocks.STOP_TO_CONFIRM),
    PRESS_BEFORE_MOVE("press-before-move", Clocks.STOP_TO_CONFIRM),
    /** A touch with no legal move to follow it, CXA2011:8.1.5. */
    UNTOUCHABLE("untouchable", Clocks.STOP_TO_CONFIRM),
    DRAW_OFFER("draw-offer", Clocks.STOP_TO_CONFIRM),
    FALSE_CLAIM("false-claim", Clocks.STOP_TO_CONFIRM),
    LATE("late", Clocks.STOP_TO_CONFIRM),
    FOULS("fouls", Clocks.STOP_TO_CONFIRM),
    AMBIGUOUS_MOVE("ambiguous-move", Clocks.STOP),
    /** A piece lies between two points, CXA2011:5.10. */
    OFF_POINT("off-point", Clocks.STOP),
    /** Possible 悔棋: a piece rested where it made a legal move, then went to another point. */
    MOVED_AGAIN("moved-again", Clocks.RUN),
    TOUCHED_OUT_OF_TURN("touched-out-of-turn", Clocks.RUN),
    SENSOR_FAULT("sensor-fault", Clocks.RUN),
    NATURAL_LIMIT("natural-limit", Clocks.RUN),
    REPETITION("repetition", Clocks.RUN),
    /** The board changed in a way that no move explains, CXA2011:5.9. */
    DISPLACED("displaced", Clocks.RUN),
    SETUP("setup", Clocks.RUN),
    ARBITER_CALLED("arbiter-called", Clocks.STOP),
    LINK_LOST("link-lost", Clocks.RUN);

    /** What the alert does to the clocks. */
    public enum Clocks {
        RUN,
        STOP,
        /** They stop where the arbiter has to confirm, and run on where the device decides. */
        STOP_TO_CONFIRM
    }

    private final String word;
    private final Clocks clocks;

    AlertKind(String word, Clocks clocks) {
        this.word = word;
        this.clocks = clocks;
    }

    public String word() {
        return word;
    }

    public Clocks clocks() {
        return clocks;
    }

    /** Whether it says that the board does not hold what it should. */
    public boolean isAboutTheBoard() {
        return this == ILLEGAL_MOVE || this == AMBIGUOUS_MOVE || this == OFF_POINT || this == DISPLACED;
    }
}
