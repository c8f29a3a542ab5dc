package org.qizhong.simulator;

/** How a sensor fails. */
enum Defect {
    /** It sees no piece, whatever stands there. */
    STUCK_OFF,
    /** It goes on seeing the piece that it saw last; one that saw none sees a piece. */
    STUCK_ON
}
