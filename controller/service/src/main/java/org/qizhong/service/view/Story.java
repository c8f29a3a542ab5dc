package org.qizhong.service.view;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qizhong.referee.decision.Decision;

/**
 * What decisions told that the referee's state does not keep, followed from decision to decision. Immutable.
 *
 * @param unpressed the numbers of the plies that nobody pressed the clock after
 * @param notices what was decided lately besides the moves
 * @param restore how the board has to be put right, if it has
 * @param result what was decided when the game ended last
 */
public record Story(
        Set<Integer> unpressed, Notices notices, Optional<Decision.Restore> restore, Optional<Decision.Result> result) {

    public static final Story EMPTY = new Story(Set.of(), Notices.NONE, Optional.empty(), Optional.empty());

    public Story {
        unpressed = Set.copyOf(unpressed);
    }

    public Story with(Decision decision) {
        return new Story(pressesAfter(decision), notices.with(decision), restoreAfter(decision), resultAfter(decision));
    }

    /** A ply whose number was there before takes the place of the other: the game was rewound. */
    private Set<Integer> pressesAfter(Decision decision) {
        if (!(decision instanceof Decision.Moved moved)) {
            return unpressed;
        }
        Set<Integer> changed = new TreeSet<>(unpressed);
        changed.remove(moved.ply().number());
        if (!moved.pressed()) {
            changed.add(moved.ply().number());
        }
        return changed;
    }

    private Optional<Decision.Restore> restoreAfter(Decision decision) {
        return switch (decision) {
            case Decision.Restore order -> Optional.of(order);
            case Decision.Restored _, Decision.Moved _, Decision.Result _, Decision.Started _ -> Optional.empty();
            default -> restore;
        };
    }

    private Optional<Decision.Result> resultAfter(Decision decision) {
        return decision instanceof Decision.Result ended ? Optional.of(ended) : result;
    }
}
