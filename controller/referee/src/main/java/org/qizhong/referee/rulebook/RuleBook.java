package org.qizhong.referee.rulebook;

import java.util.Map;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;

/**
 * A book of rules, as far as a machine asks it.
 *
 * @param name the transcript's word for it
 * @param results the clause that a result rests on, by reason
 * @param clauses the clause for everything else, for each topic
 * @param illegalMove what an illegal move costs, by level
 * @param duties what players owe, and what it costs to fail
 */
public record RuleBook(
        String name,
        Map<Reason, Clause> results,
        Map<Topic, Clause> clauses,
        Map<Level, IllegalMoveCost> illegalMove,
        Duties duties) {

    /** What an illegal move costs; facing generals and self-check (自杀) lose whatever it says. */
    public enum IllegalMoveCost {
        /** The first one loses. */
        LOSES,
        /** The first is a foul, the second loses. */
        FOUL_THEN_LOSES,
        /** The board is put back; more is the arbiter's. */
        PUT_BACK
    }

    public RuleBook {
        results = Map.copyOf(results);
        clauses = Map.copyOf(clauses);
        illegalMove = Map.copyOf(illegalMove);
    }

    /** The clause for a topic; the organiser's own where the book has none. */
    public Clause clause(Topic topic) {
        return clauses.getOrDefault(topic, new Clause("HOUSE:" + word(topic.name())));
    }

    /** The clause for a result; the organiser's own where the book has none. */
    public Clause clause(Reason reason) {
        return results.getOrDefault(reason, new Clause("HOUSE:" + reason.word()));
    }

    private static String word(String name) {
        return name.toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
