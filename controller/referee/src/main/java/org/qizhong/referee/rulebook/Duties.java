package org.qizhong.referee.rulebook;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.qizhong.referee.decision.Reason;

/**
 * What players owe under a rule book, and what it costs to fail.
 *
 * @param pressBeforeMoveIsFoul whether a press with nothing moved is a foul
 * @param ownTouchBinds whether a touched own piece must be moved
 * @param offersMayLeadBy by how many draw offers a side may be ahead of the other; nothing else limits offers
 * @param offersAlternate whether no side may make two offers in a row
 * @param claims what a false claim of the natural limit costs
 * @param secondLoses acts of which the second one loses by a clause of its own; of false claims, since the last capture
 * @param unrecorded from how many moves missing on a score sheet each further foul is due
 */
public record Duties(
        boolean pressBeforeMoveIsFoul,
        boolean ownTouchBinds,
        int offersMayLeadBy,
        boolean offersAlternate,
        NaturalClaims claims,
        Map<Topic, Reason> secondLoses,
        Unrecorded unrecorded) {

    public Duties {
        secondLoses = Map.copyOf(secondLoses);
    }

    private static final int ANY_NUMBER = Integer.MAX_VALUE;

    /** Offers may be one ahead, not two (8.1.3); the second of some acts loses (4.1.8, 4.1.9, 4.1.11). */
    static final Duties CXA_2011 = new Duties(
            true,
            true,
            1,
            false,
            new NaturalClaims(true, Duration.ZERO),
            Map.of(
                    Topic.ILLEGAL_MOVE_FOUL, Reason.ILLEGAL_MOVE,
                    Topic.PRESS_BEFORE_MOVE, Reason.PRESS_BEFORE_MOVE,
                    Topic.FALSE_CLAIM, Reason.FALSE_CLAIMS),
            new Unrecorded(List.of(4, 8), 0));

    /** Offers alternate (9.1.3); a false claim costs five minutes (23.3); each four moves missed are a foul (7.1). */
    static final Duties CXA_1999 = new Duties(
            false,
            true,
            ANY_NUMBER,
            true,
            new NaturalClaims(true, Duration.ofMinutes(5)),
            Map.of(),
            new Unrecorded(List.of(), 4));

    /** No clock, no records, no natural limit. */
    static final Duties CLUB = new Duties(
            false,
            false,
            ANY_NUMBER,
            true,
            new NaturalClaims(false, Duration.ZERO),
            Map.of(),
            new Unrecorded(List.of(), 0));

    /**
     * Claims of the natural limit (自然限着).
     *
     * @param exist whether the book knows them
     * @param penalty time taken from the claimant's clock for a false one
     */
    public record NaturalClaims(boolean exist, Duration penalty) {}

    /**
     * Fouls for moves missing on a score sheet (漏记).
     *
     * @param steps a foul for reaching each of these numbers
     * @param each one foul for each so many moves; zero, where the steps are all
     */
    public record Unrecorded(List<Integer> steps, int each) {

        public Unrecorded {
            steps = List.copyOf(steps);
        }

        /** How many fouls that many missing moves are. */
        public int fouls(int missing) {
            int reached = (int) steps.stream().filter(step -> missing >= step).count();
            return reached + (each == 0 ? 0 : missing / each);
        }
    }
}
