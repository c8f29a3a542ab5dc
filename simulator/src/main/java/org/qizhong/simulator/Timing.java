package org.qizhong.simulator;

import org.qizhong.referee.rulebook.Sensitivity;

/**
 * How long hands may take, in milliseconds, so that what they do stays clear of the limits by which it is judged.
 *
 * @param settle a piece that lies this long has been put down
 * @param bump a lift that returns within this is no touch
 * @param scan by how much a sensor may see something too late; zero for one that sees everything at once
 */
record Timing(int settle, int bump, int scan) {

    private static final int SHORTEST_BUMP = 30;

    static Timing of(Sensitivity sensitivity) {
        return new Timing(
                Math.toIntExact(sensitivity.settle().toMillis()),
                Math.toIntExact(sensitivity.bump().toMillis()),
                0);
    }

    Timing scanning(int millis) {
        return new Timing(settle, bump, millis);
    }

    /** The longest rest of a sliding piece that is surely no placement. */
    int longestRest() {
        return (settle - 2 * scan) * 3 / 4;
    }

    /** The shortest rest that surely is a placement. */
    int clearOfSettle() {
        return settle + scan;
    }

    /** The shortest time off its point after which a piece was surely not just bumped. */
    int clearOfBump() {
        return bump + 50 + scan;
    }

    /** Whether the limits leave room for a bump at all. */
    boolean allowsBumps() {
        return longestBump() >= SHORTEST_BUMP;
    }

    int shortestBump() {
        return SHORTEST_BUMP;
    }

    /** The longest lift that surely is a bump. */
    int longestBump() {
        return (bump - scan) * 7 / 10;
    }
}
