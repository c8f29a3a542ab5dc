package org.qizhong.service.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;

/**
 * The alerts that still wait for a person.
 *
 * @param open the oldest first
 */
record OpenAlerts(List<Decision.Alert> open) {

    static final OpenAlerts NONE = new OpenAlerts(List.of());

    OpenAlerts {
        open = List.copyOf(open);
    }

    /** A result leaves nothing to be answered. */
    OpenAlerts with(Decision decision) {
        return switch (decision) {
            case Decision.Alert alert -> opened(alert);
            case Decision.Result _ -> NONE;
            default -> this;
        };
    }

    OpenAlerts after(Input input) {
        return switch (input) {
            case Input.Confirm answer -> without(alert -> alert.id().equals(answer.alert()));
            case Input.Dismiss answer -> without(alert -> alert.id().equals(answer.alert()));
            case Input.Designate _ -> without(OpenAlerts::asksForAPoint);
            case Input.Rewind _, Input.Declare _, Input.Swap _ -> NONE;
            default -> this;
        };
    }

    private OpenAlerts opened(Decision.Alert alert) {
        List<Decision.Alert> more = new ArrayList<>(open);
        more.add(alert);
        return new OpenAlerts(more);
    }

    private OpenAlerts without(Predicate<Decision.Alert> answered) {
        return new OpenAlerts(open.stream().filter(answered.negate()).toList());
    }

    private static boolean asksForAPoint(Decision.Alert alert) {
        return alert.kind() == AlertKind.AMBIGUOUS_MOVE || alert.kind() == AlertKind.OFF_POINT;
    }
}
