package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.decision.Remedy;

/** How hands put a board right, in words. */
final class Steps {

    private final Speech speech;

    Steps(Speech speech) {
        this.speech = speech;
    }

    /** What is wrong with the board as a whole, if anything is. */
    Optional<String> hint(Remedy remedy) {
        if (remedy.turned()) {
            return Optional.of(speech.say("remedy.turned"));
        }
        List<String> pairs = remedy.swapped().stream()
                .map(pair -> speech.say("remedy.pair", "one", pair.getFirst(), "other", pair.getLast()))
                .toList();
        return pairs.isEmpty()
                ? Optional.empty()
                : Optional.of(speech.say("remedy.swapped", "pairs", speech.list(pairs)));
    }

    /** One line a step, in order. */
    List<String> lines(Remedy remedy) {
        List<String> lines = new ArrayList<>();
        for (HandStep step : remedy.steps()) {
            lines.add(speech.say("why.step", "number", lines.size() + 1, "step", step(step)));
        }
        return lines;
    }

    private String step(HandStep step) {
        Object from = step.from().map(Object::toString).orElse("");
        Object to = step.to().map(Object::toString).orElse("");
        Object piece = step.piece().map(speech::piece).orElse("");
        if (step.to().isEmpty()) {
            return speech.say("remedy.off", "from", from);
        }
        return step.from().isEmpty()
                ? speech.say("remedy.on", "piece", piece, "to", to)
                : speech.say("remedy.move", "piece", piece, "from", from, "to", to);
    }
}
