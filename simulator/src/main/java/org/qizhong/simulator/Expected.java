package org.qizhong.simulator;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Point;

/**
 * The truth of what hands and hardware have done, as far as it decides what may be said of it.
 *
 * @param determined whether the evidence determines the moves, so that there is nothing to ask
 * @param may alerts that say something true
 * @param must the alert that has to be raised, where the sensors can know
 * @param touched pieces that were off their points beside those of the moves
 * @param accident whether those touches are an accident, which the arbiter waives
 */
record Expected(
        boolean determined,
        Set<AlertKind> may,
        Optional<Predicate<Decision.Alert>> must,
        Set<Point> touched,
        boolean accident) {

    /** The moves are read and nothing is said. */
    static final Expected READ = new Expected(true, Set.of(), Optional.empty(), Set.of(), true);

    /** The evidence does not determine what was played: the device has to ask. */
    Expected asked() {
        return new Expected(false, may, must, touched, accident);
    }

    Expected askedIf(boolean undetermined) {
        return undetermined ? asked() : this;
    }

    Expected allowing(AlertKind kind) {
        Set<AlertKind> more = EnumSet.of(kind);
        more.addAll(may);
        return new Expected(determined, more, must, touched, accident);
    }

    Expected demanding(Predicate<Decision.Alert> alert) {
        return new Expected(determined, may, Optional.of(alert), touched, accident);
    }

    Expected demanding(AlertKind kind) {
        return demanding(alert -> alert.kind() == kind);
    }

    /** Those pieces were touched by accident. */
    Expected brushing(Set<Point> points) {
        return new Expected(determined, may, must, points, true);
    }

    /** Those pieces were touched on purpose. */
    Expected touching(Set<Point> points) {
        return new Expected(determined, may, must, points, false);
    }
}
