package org.qizhong.referee.conduct;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.input.Clause;

/**
 * One side's fouls (犯规) in a game, and the acts that are also counted on their own.
 *
 * @param clauses the clause of each foul that stands, in order
 * @param illegalMoves illegal moves so far (CXA2011:4.1.8)
 * @param pressesBeforeMove presses with nothing moved so far (CXA2011:4.1.9)
 */
public record Fouls(List<Clause> clauses, int illegalMoves, int pressesBeforeMove) {

    public static final Fouls NONE = new Fouls(List.of(), 0, 0);

    public Fouls {
        clauses = List.copyOf(clauses);
    }

    public int count() {
        return clauses.size();
    }

    public Fouls plus(Clause clause) {
        List<Clause> more = new ArrayList<>(clauses);
        more.add(clause);
        return new Fouls(more, illegalMoves, pressesBeforeMove);
    }

    /** Without the last foul of that clause, if there is one. */
    public Fouls without(Clause clause) {
        List<Clause> fewer = new ArrayList<>(clauses);
        int last = fewer.lastIndexOf(clause);
        if (last >= 0) {
            fewer.remove(last);
        }
        return new Fouls(fewer, illegalMoves, pressesBeforeMove);
    }

    public Fouls plusIllegalMove() {
        return new Fouls(clauses, illegalMoves + 1, pressesBeforeMove);
    }

    public Fouls plusPressBeforeMove() {
        return new Fouls(clauses, illegalMoves, pressesBeforeMove + 1);
    }
}
