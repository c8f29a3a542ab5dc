package org.qizhong.referee.rulebook;

import java.time.Duration;
import org.qizhong.referee.clock.TimeControl;

/**
 * What an event may set: how long, how many, from where.
 *
 * @param late a duration after which an absent side has lost (迟到, CXA1999:21)
 * @param naturalRounds rounds without capture (自然限着, CXA2011:4.2.4)
 * @param naturalChecks how many of the claimant's own checks count in that run
 * @param naturalFromClaim whether the count starts at the claim instead of the last capture
 * @param foulsLose that many fouls lose
 * @param windows whether a stage ends when its time is up, surplus moves not carried over
 * @param pinnedMustMove whether a touched piece whose every move exposes the general must move all the same
 * @param noDrawBefore offers before that round are refused
 * @param noDrawUnder offers with less than this left are refused
 */
public record Limits(
        Duration late,
        int naturalRounds,
        int naturalChecks,
        boolean naturalFromClaim,
        int foulsLose,
        boolean windows,
        boolean pinnedMustMove,
        int noDrawBefore,
        Duration noDrawUnder) {

    public static final Limits DEFAULT =
            new Limits(Duration.ofMinutes(15), 60, 10, false, 3, false, false, 0, Duration.ZERO);

    /** The control that is used where none is given (CXA2011:6.1). */
    public static final TimeControl DEFAULT_TIME = TimeControl.parse("60m+30s");
}
