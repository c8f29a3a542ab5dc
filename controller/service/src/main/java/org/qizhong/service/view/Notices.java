package org.qizhong.service.view;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.decision.Decision;

/**
 * What was decided lately besides the moves, for those who look up a moment late.
 *
 * @param latest the oldest first
 */
record Notices(List<Decision> latest) {

    static final int MOST = 40;
    static final Notices NONE = new Notices(List.of());

    Notices {
        latest = List.copyOf(latest);
    }

    Notices with(Decision decision) {
        if (!isWorthTelling(decision)) {
            return this;
        }
        List<Decision> more = new ArrayList<>(latest);
        more.add(decision);
        return new Notices(more.subList(Math.max(0, more.size() - MOST), more.size()));
    }

    /** Moves, touches with what they oblige to, and running clocks are seen where they happen. */
    private static boolean isWorthTelling(Decision decision) {
        return switch (decision) {
            case Decision.Moved _, Decision.Touch _, Decision.Obligation _, Decision.Clock _ -> false;
            default -> true;
        };
    }
}
