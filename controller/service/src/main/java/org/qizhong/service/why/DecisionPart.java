package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Clause;

/** What was decided, each with its time, its clause, and what that clause says where it comes up first. */
final class DecisionPart {

    private static final int TIME_WIDTH = 10;

    private final Speech speech;
    private final Sentences sentences;
    private final Set<Clause> explained = new HashSet<>();
    private final List<String> lines = new ArrayList<>();

    private DecisionPart(Speech speech) {
        this.speech = speech;
        this.sentences = new Sentences(speech);
    }

    static Part of(Moment moment, Speech speech, int last) {
        List<Told> all = moment.told();
        List<Told> some = all.subList(Math.max(0, all.size() - last), all.size());
        String key = all.isEmpty()
                ? "why.decisions.none"
                : some.size() == all.size() ? "why.decisions.all" : "why.decisions";
        String title = speech.say(key, "count", some.size(), "all", all.size());
        DecisionPart part = new DecisionPart(speech);
        some.forEach(part::add);
        return new Part(title, part.lines);
    }

    private void add(Told told) {
        String time = speech.moment(told.decision().at());
        lines.add(time + " ".repeat(Math.max(1, TIME_WIDTH - time.length())) + sentences.of(told));
        Sentences.clause(told.decision()).ifPresent(clause -> below(said(clause)));
        if (told.decision() instanceof Decision.Alert alert && !alert.proposes().isEmpty()) {
            below(speech.say("alert.proposes"));
            alert.proposes().forEach(proposed -> below("  " + sentences.of(new Told(proposed, told.board()))));
        }
    }

    private String said(Clause clause) {
        return explained.add(clause) ? speech.clause(clause) : clause.id();
    }

    private void below(String line) {
        lines.add(" ".repeat(TIME_WIDTH) + line);
    }
}
