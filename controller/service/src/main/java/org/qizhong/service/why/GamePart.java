package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Phase;
import org.qizhong.referee.Restoring;
import org.qizhong.referee.decision.AlertKind.Clocks;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.rulebook.Enforce;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Side;

/** Where the game stands, and what holds it up. */
final class GamePart {

    private final Moment moment;
    private final GameState state;
    private final Speech speech;
    private final List<String> lines = new ArrayList<>();

    private GamePart(Moment moment, Speech speech) {
        this.moment = moment;
        this.state = moment.state();
        this.speech = speech;
    }

    static Part of(Moment moment, Speech speech) {
        GamePart part = new GamePart(moment, speech);
        part.addPhase();
        part.addAbsent();
        part.addDoubt();
        part.addFlag();
        return new Part(speech.say("why.game"), part.lines);
    }

    private void addPhase() {
        switch (state.phase()) {
            case Phase.Setup _ -> lines.add(speech.say("phase.waiting"));
            case Phase.Playing _ -> lines.add(speech.say("phase.playing"));
            case Phase.Halted(Optional<Side> ran) -> addHalt(ran);
            case Phase.Over(boolean signed) -> addEnd(signed);
        }
    }

    private void addHalt(Optional<Side> ran) {
        List<String> asking = state.openAlerts().stream()
                .filter(this::stopsTheClocks)
                .map(Decision.Alert::id)
                .toList();
        Optional<Side> owed = state.restoring().flatMap(Restoring::runs);
        lines.add(speech.say("phase.paused"));
        if (!asking.isEmpty()) {
            lines.add(speech.say("why.halted.alert", "ids", speech.list(asking)));
        }
        if (owed.isPresent()) {
            lines.add(speech.say("why.halted.restore"));
        }
        if (asking.isEmpty() && owed.isEmpty()) {
            lines.add(speech.say("info.paused"));
        }
        owed.or(() -> ran)
                .filter(_ -> state.clock().isPresent())
                .ifPresent(side -> lines.add(speech.say("why.halted.ran", "side", speech.side(side))));
    }

    private boolean stopsTheClocks(Decision.Alert alert) {
        return switch (alert.kind().clocks()) {
            case Clocks.STOP -> true;
            case Clocks.STOP_TO_CONFIRM -> state.settings().enforce() == Enforce.CONFIRM;
            case Clocks.RUN -> false;
        };
    }

    /** What ended the game is the last result that was decided: a ruling anew comes after the first. */
    private void addEnd(boolean signed) {
        lines.add(speech.say("phase.over"));
        moment.told().stream()
                .map(Told::decision)
                .filter(Decision.Result.class::isInstance)
                .map(Decision.Result.class::cast)
                .reduce((_, later) -> later)
                .ifPresent(result -> {
                    lines.add(new Sentences(speech).result(result));
                    lines.add(speech.clause(result.clause()));
                });
        lines.add(speech.say(signed ? "info.signed" : "why.unsigned"));
    }

    private void addAbsent() {
        for (Side side : Side.values()) {
            if (state.conduct().attendance().absent().of(side)) {
                lines.add(speech.say("info.absent", "side", speech.side(side)));
            }
        }
    }

    private void addDoubt() {
        state.doubtfulPly().ifPresent(ply -> {
            Board before = state.undoubted().board();
            lines.add(speech.say("why.doubt", "ply", ply, "moves", speech.moves(before, state.candidates())));
        });
    }

    private void addFlag() {
        state.flagWaits().ifPresent(zero -> {
            String side = state.running().map(speech::side).orElse("");
            lines.add(speech.say("why.flag-waits", "side", side, "time", speech.moment(zero)));
        });
    }
}
