package org.qizhong.referee.conduct;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.qizhong.referee.input.Clause;

/**
 * One side's fouls (犯规) in a game.
 *
 * @param clauses the clause of each foul that stands, in order
 */
public record Fouls(List<Clause> clauses) {

    public static final Fouls NONE = new Fouls(List.of());

    public Fouls {
        clauses = List.copyOf(clauses);
    }

    public int count() {
        return clauses.size();
    }

    /** How many of them are of that clause. */
    public int count(Clause clause) {
        return Collections.frequency(clauses, clause);
    }

    public Fouls plus(Clause clause) {
        List<Clause> more = new ArrayList<>(clauses);
        more.add(clause);
        return new Fouls(more);
    }

    /** Without the last foul of that clause, if there is one. */
    public Fouls without(Clause clause) {
        List<Clause> fewer = new ArrayList<>(clauses);
        int last = fewer.lastIndexOf(clause);
        if (last >= 0) {
            fewer.remove(last);
        }
        return new Fouls(fewer);
    }
}
