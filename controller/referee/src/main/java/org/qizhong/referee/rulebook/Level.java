package org.qizhong.referee.rulebook;

/** The level of an event, which decides what an illegal move costs (CXA2011:4.1.8, 8.1.8). */
public enum Level {
    NATIONAL,
    PROVINCIAL,
    JUNIOR
}
