package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.AlertKind.Clocks;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Side;

/** Calls the arbiter, and takes the answers. */
final class Alerts {

    private final Play play;

    Alerts(Play play) {
        this.play = play;
    }

    /** Raises an alert: it says what a confirmation would decide, and stops the clocks where its kind asks for it. */
    void raise(Grounds grounds, Ruling ruling) {
        Clocks clocks = grounds.kind().clocks();
        raise(grounds, ruling, clocks == Clocks.STOP || (clocks == Clocks.STOP_TO_CONFIRM && play.confirms()));
    }

    /** Raises an alert to a claim: both clocks stand until it is answered (停钟审核, CXA1999:23.3). */
    void stop(Grounds grounds, Ruling ruling) {
        raise(grounds, ruling, true);
    }

    private void raise(Grounds grounds, Ruling ruling, boolean stops) {
        Optional<Side> ran = play.ranBefore();
        boolean mayResume = play.state().isPlaying() || play.state().desk().isOpen(OpenAlert::stopped);
        if (stops) {
            play.halt();
        }
        Decision.Alert alert = new Decision.Alert(
                play.now(),
                play.state().desk().nextId(),
                grounds.kind(),
                grounds.side(),
                grounds.clause(),
                grounds.evidence(),
                proposes(ruling));
        play.decide(alert);
        OpenAlert open = new OpenAlert(alert, ruling, stops && mayResume, ran);
        play.state(play.state().with(play.state().desk().with(open)));
    }

    /**
     * What the ruling would decide now: it is tried on a copy, which a pure step makes cheap. How hands get there is
     * told when it is ordered.
     */
    private List<Decision> proposes(Ruling ruling) {
        Play trial = new Play(play.state());
        new Rulings(trial).apply(ruling);
        return trial.step().decisions().stream()
                .map(decision -> decision instanceof Decision.Restore restore ? restore.withoutSteps() : decision)
                .toList();
    }

    /**
     * What the device can decide: with {@code auto} it takes effect at once, with {@code confirm} it waits for the
     * arbiter.
     */
    void rule(Grounds grounds, Ruling ruling) {
        if (play.confirms()) {
            raise(grounds, ruling);
        } else {
            new Rulings(play).apply(ruling);
        }
    }

    /** Where a target has to be named, a bare confirmation says nothing: the question stays open. */
    void confirm(String id) {
        OpenAlert asked = play.state().desk().open().get(id);
        if (asked != null && asked.ruling() instanceof Ruling.NameTarget) {
            play.inform("name-the-target", Map.of("id", id));
            return;
        }
        if (asked != null && asked.ruling() instanceof Ruling.Unseen) {
            play.inform("declare-the-position", Map.of("id", id));
            return;
        }
        answer(id).ifPresent(alert -> {
            new Rulings(play).apply(alert.ruling());
            goOn(alert);
        });
    }

    void dismiss(String id) {
        answer(id).ifPresent(alert -> {
            new Rulings(play).dismiss(alert.ruling());
            goOn(alert);
        });
    }

    private Optional<OpenAlert> answer(String id) {
        Optional<OpenAlert> alert =
                Optional.ofNullable(play.state().desk().open().get(id));
        if (alert.isEmpty()) {
            play.inform("no-such-alert", Map.of("id", id));
        } else if (play.state().isOver() && !(alert.get().ruling() instanceof Ruling.GoOn)) {
            play.inform("game-over", Map.of("id", id));
            return Optional.empty();
        }
        play.state(play.state().with(play.state().desk().without(id)));
        return alert;
    }

    /** The clock that the alert stopped runs on, unless the answer settled that otherwise. */
    private void goOn(OpenAlert alert) {
        boolean others = play.state().desk().isOpen(OpenAlert::stopped);
        boolean waits = play.state().desk().restoring().flatMap(Restoring::runs).isPresent();
        if (alert.stopped() && !others && !waits && play.state().phase() instanceof Phase.Halted) {
            play.resumeIfTimeIsLeft(alert.ran());
        }
    }
}
