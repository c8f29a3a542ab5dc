package org.qizhong.service.sheet;

import java.util.List;
import java.util.Set;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;

/** What belongs on a score sheet besides the moves, and what only mattered at its moment. */
final class Told {

    /** Messages for the record. */
    static final Set<String> MESSAGES = Set.of(
            "absent",
            "arrived",
            "dead-position",
            "draw-refused",
            "late-correction",
            "late-swap",
            "link-up",
            "must-vary",
            "natural-count-begins",
            "no-foul",
            "no-natural-limit",
            "not-playable",
            "not-repeated",
            "pardoned",
            "paused",
            "record-in-doubt",
            "resumed",
            "sensor-health",
            "sensor-ok",
            "signed",
            "swapped",
            "unseen-move",
            "varied",
            "waived",
            "warned");

    /** Messages that something was not heard, or led to nothing. */
    static final Set<String> REFUSALS = Set.of(
            "already-started",
            "declare-the-position",
            "game-over",
            "name-the-target",
            "no-clocks",
            "no-offer",
            "no-such-alert",
            "no-such-ply",
            "not-absent",
            "not-running",
            "not-started",
            "nothing-to-designate",
            "nothing-to-sign");

    /** Messages for the moment alone. */
    static final Set<String> PASSING =
            Set.of("adjusting", "candidates", "clock-at-zero", "new-game", "nothing-moved", "press-ignored", "ready");

    private Told() {}

    /** Moves have their own place, questions too; hands, clocks and orders to put the board right are of the moment. */
    static boolean isForTheRecord(Decision decision) {
        return switch (decision) {
            case Decision.Started _,
                    Decision.SetupMismatch _,
                    Decision.Illegal _,
                    Decision.StageEntered _,
                    Decision.Foul _,
                    Decision.Penalty _,
                    Decision.DrawOffer _,
                    Decision.DrawDeclined _,
                    Decision.Repetition _,
                    Decision.Flag _,
                    Decision.Result _ -> true;
            case Decision.Info info -> MESSAGES.contains(info.message());
            case Decision.Moved _,
                    Decision.Alert _,
                    Decision.Touch _,
                    Decision.Obligation _,
                    Decision.Restore _,
                    Decision.Restored _,
                    Decision.Clock _ -> false;
        };
    }

    /** What a person entered and no decision repeats. */
    static boolean isForTheRecord(Input input) {
        return switch (input) {
            case Input.Rewind _,
                    Input.SetClock _,
                    Input.AddTime _,
                    Input.Claim _,
                    Input.Unrecorded _,
                    Input.Designate _ -> true;
            case Input.Hardware _,
                    Input.Start _,
                    Input.Absent _,
                    Input.Arrived _,
                    Input.Pause _,
                    Input.Resume _,
                    Input.Offer _,
                    Input.Accept _,
                    Input.Decline _,
                    Input.Resign _,
                    Input.CallFoul _,
                    Input.Pardon _,
                    Input.Waive _,
                    Input.Confirm _,
                    Input.Dismiss _,
                    Input.Vary _,
                    Input.Swap _,
                    Input.Declare _,
                    Input.Rule _,
                    Input.Warn _,
                    Input.Sign _ -> false;
        };
    }

    static boolean isRefused(List<Decision> decisions) {
        return decisions.stream()
                .anyMatch(decision -> decision instanceof Decision.Info info && REFUSALS.contains(info.message()));
    }
}
