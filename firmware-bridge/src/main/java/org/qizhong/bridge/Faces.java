package org.qizhong.bridge;

import java.util.Optional;
import java.util.Set;
import org.qizhong.xiangqi.Side;

/**
 * What both clocks show; the running one counts down by itself.
 *
 * @param micros when, on this machine's monotonic clock
 * @param running whose clock runs
 * @param redMs what Red has left, in milliseconds
 * @param blackMs what Black has left
 */
public record Faces(long micros, Optional<Side> running, long redMs, long blackMs, Set<Mark> marks) {

    /** Signs beside the digits; their order is that of the link protocol's bits. */
    public enum Mark {
        RED_FLAG,
        BLACK_FLAG,
        CALLED
    }

    public Faces {
        marks = Set.copyOf(marks);
    }
}
