package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.GameState;
import org.qizhong.referee.conduct.Obligation;
import org.qizhong.referee.conduct.Touches;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.reading.Touched;
import org.qizhong.xiangqi.Point;

/** What was touched in this turn, in order, and what has to be played for it (摸子走子). */
final class TouchPart {

    private final GameState state;
    private final Moment moment;
    private final Speech speech;
    private final List<String> lines = new ArrayList<>();

    private TouchPart(Moment moment, Speech speech) {
        this.moment = moment;
        this.state = moment.state();
        this.speech = speech;
    }

    static Part of(Moment moment, Speech speech) {
        TouchPart part = new TouchPart(moment, speech);
        part.addTouched();
        part.addObligation();
        part.addOthers();
        if (part.lines.isEmpty()) {
            part.lines.add(speech.say("why.touches.none"));
        }
        return new Part(speech.say("why.touches"), part.lines);
    }

    private void addTouched() {
        int number = 0;
        for (Touched touch : state.turn().touched()) {
            number++;
            lines.add(speech.say(
                    "why.touched",
                    Map.of(
                            "number", number,
                            "time", speech.moment(touch.lifted()),
                            "point", touch.point(),
                            "piece", speech.piece(touch.piece()))));
        }
        state.turn().pending().entrySet().stream()
                .sorted(Map.Entry.<Point, GameTime>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(lift -> speech.say("why.pending", "time", speech.moment(lift.getValue()), "point", lift.getKey()))
                .forEach(lines::add);
    }

    private void addObligation() {
        List<Touched> touched = state.turn().touched();
        if (touched.isEmpty()) {
            return;
        }
        Optional<Obligation> owed = Touches.obligation(state.settings(), state.position(), touched);
        if (owed.filter(Obligation::binds).isPresent()) {
            String side = speech.side(state.position().toMove());
            String moves = speech.moves(moment.board(), owed.get().moves());
            lines.add(speech.say("told.obligation", "side", side, "moves", moves));
            lines.add(speech.clause(state.settings().rules().clause(owed.get().topic())));
        } else {
            lines.add(speech.say(owed.isPresent() ? "why.untouchable" : "why.free"));
        }
    }

    private void addOthers() {
        if (!state.turn().discharged().isEmpty()) {
            lines.add(speech.say(
                    "why.discharged", "points", speech.points(state.turn().discharged())));
        }
        state.conduct()
                .adjusting()
                .ifPresent(declared -> lines.add(speech.say(
                        "why.adjusting",
                        "side",
                        speech.side(declared.side()),
                        "time",
                        speech.moment(declared.since()))));
        state.turn()
                .rested()
                .ifPresent(move -> lines.add(speech.say("why.rested", "move", speech.move(moment.board(), move))));
    }
}
