package org.qizhong.service.view;

import java.util.Optional;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;

/**
 * What a person should know of a game, followed from decision to decision. Immutable.
 *
 * @param started whether the arbiter started the game
 * @param plies the record
 * @param alerts what waits for an answer
 * @param notices what else was decided lately
 * @param hands what hands have done since the last move
 * @param result how the game ended
 */
public record Story(
        boolean started,
        Plies plies,
        OpenAlerts alerts,
        Notices notices,
        Hands hands,
        Optional<Decision.Result> result) {

    public static final Story EMPTY =
            new Story(false, Plies.NONE, OpenAlerts.NONE, Notices.NONE, Hands.NONE, Optional.empty());

    /** The story after an input and what it led to. */
    public Story after(Input input, Step step) {
        Story story = after(input, step.state());
        for (Decision decision : step.decisions()) {
            story = story.with(decision);
        }
        return story;
    }

    private Story with(Decision decision) {
        return new Story(
                started || decision instanceof Decision.Started,
                plies.with(decision),
                alerts.with(decision),
                notices.with(decision),
                hands.with(decision),
                resultAfter(decision));
    }

    /** A game that was over goes on when its clock runs again or its board is to be put back. */
    private Optional<Decision.Result> resultAfter(Decision decision) {
        return switch (decision) {
            case Decision.Result ended -> Optional.of(ended);
            case Decision.Restore _ -> Optional.empty();
            case Decision.Clock clock -> clock.running().isPresent() ? Optional.empty() : result;
            default -> result;
        };
    }

    /** What the input itself tells; an input that the referee did not follow tells nothing. */
    private Story after(Input input, GameState now) {
        return switch (input) {
            case Input.Rewind rewind -> rewound(rewind.ply(), now);
            case Input.Swap _ -> plies.moved().isEmpty() || now.isOver() ? this : EMPTY;
            default -> new Story(started, plies, alerts.after(input), notices, hands, result);
        };
    }

    private Story rewound(int ply, GameState now) {
        if (!plies.holds(ply, now.settings().start(), now.position())) {
            return this;
        }
        return new Story(started, plies.upTo(ply), OpenAlerts.NONE, notices, Hands.NONE, Optional.empty());
    }
}
