package org.qizhong.referee;

import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.rulebook.Topic;

/** Watches for positions that allow a claim: repetition and the natural limit. The device shows; a person claims. */
final class Drawing {

    private static final int OCCURRENCES = 3;

    private final Play play;

    Drawing(Play play) {
        this.play = play;
    }

    void afterMove() {
        int occurrences = play.state().history().occurrences();
        if (occurrences >= OCCURRENCES) {
            new Alerts(play)
                    .raise(
                            AlertKind.REPETITION,
                            Optional.empty(),
                            Topic.REPETITION,
                            Map.of("occurrences", occurrences),
                            new Ruling.GoOn());
        }
        int plies = play.state().fen().pliesSinceCapture();
        if (plies == 2 * play.state().settings().limits().naturalRounds()) {
            new Alerts(play)
                    .raise(
                            AlertKind.NATURAL_LIMIT,
                            Optional.empty(),
                            Topic.NATURAL_LIMIT,
                            Map.of("plies", plies),
                            new Ruling.GoOn());
        }
    }
}
