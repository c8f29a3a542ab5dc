package org.qizhong.referee.rulebook;

import java.time.Duration;

/**
 * How hands are told from accidents.
 *
 * @param bump a lift that returns to its own point within this is no touch (明显误碰, CXA2011:5.6)
 * @param together touches within this of each other are one touch of both (CXA2011:5.5)
 * @param settle a piece counts as put down after resting this long (离手)
 */
public record Sensitivity(Duration bump, Duration together, Duration settle) {

    public static final Sensitivity DEFAULT =
            new Sensitivity(Duration.ofMillis(150), Duration.ofMillis(50), Duration.ofMillis(600));
}
