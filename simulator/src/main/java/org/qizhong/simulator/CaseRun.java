package org.qizhong.simulator;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameResult;
import org.qizhong.xiangqi.Point;

/** One case while it happens: the truth of it, and what has been said so far. */
final class CaseRun {

    private final Case what;
    private final Expected expected;
    private final Set<Point> touched = EnumSet.noneOf(Point.class);
    private final Set<String> found = new HashSet<>();
    private Optional<GameResult> end = Optional.empty();
    private boolean asked;
    private boolean trouble;

    CaseRun(Case what, Expected expected) {
        this.what = what;
        this.expected = expected;
    }

    Case what() {
        return what;
    }

    Expected expected() {
        return expected;
    }

    void touched(Point point) {
        touched.add(point);
    }

    /** The pieces beside those of the moves that the device holds for touched; each is named once. */
    Set<Point> toBeWaived() {
        Set<Point> waived = EnumSet.noneOf(Point.class);
        waived.addAll(touched);
        waived.retainAll(expected.touched());
        touched.removeAll(waived);
        return waived;
    }

    void found(String alert) {
        found.add(alert);
    }

    boolean isFound() {
        return !found.isEmpty();
    }

    /** Whether that alert tells what had to be told. */
    boolean isFoundBy(String alert) {
        return found.contains(alert);
    }

    void ask() {
        asked = true;
    }

    /** The device has said that it cannot see. */
    void trouble() {
        trouble = true;
    }

    /** Whether nobody was left to believe that all is well. */
    boolean isReported() {
        return asked || trouble;
    }

    boolean isAsked() {
        return asked;
    }

    /** The game ends on the board with this. */
    void ending(GameResult result) {
        end = Optional.of(result);
    }

    boolean ends(Decision.Result result) {
        return end.equals(Optional.of(result.result()));
    }
}
