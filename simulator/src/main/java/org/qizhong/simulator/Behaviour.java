package org.qizhong.simulator;

/** Something that hands do at a board, and do more or less often. None of it is against the rules. */
public enum Behaviour {
    /** A chariot, cannon or soldier is slid along its line and seen on the points in between, not carried. */
    SLIDE,
    /** A sliding piece is held still on a point in between, for less than it takes to be put down. */
    REST,
    /** The captured piece goes first, then the piece that takes it. */
    ENEMY_FIRST,
    /** Both pieces of a capture leave the board in one movement of one hand (CXA2011:5.5). */
    ONE_HAND,
    /** The captured piece is pushed onto a free point beside its own, and taken off the board afterwards. */
    PUSH_ASIDE,
    /** The capturing piece replaces the captured one so closely that the sensor never sees the point empty. */
    UNSEEN,
    /** The touched piece is put back on its own point and then taken again. */
    PUT_BACK,
    /** A piece in the hand stays in the air for a while. */
    HESITATE,
    /** A carried piece touches down beside its target, for less than it takes to be put down, and goes on. */
    TOUCH_DOWN,
    /** A fingertip straightens a piece of one's own on its point. */
    STRAIGHTEN,
    /** The hand brushes a piece beside its way (明显误碰, CXA2011:5.6). */
    BRUSH,
    /** The clock is pressed the moment the piece is down. */
    PRESS_AT_ONCE,
    /** The clock is pressed seconds after the move. */
    PRESS_LATE,
    /** The opponent replies before the clock is pressed; the press follows while the reply is being made. */
    REPLY_EARLY
}
