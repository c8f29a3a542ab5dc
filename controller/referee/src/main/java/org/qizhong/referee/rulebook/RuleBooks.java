package org.qizhong.referee.rulebook;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.rulebook.RuleBook.IllegalMoveCost;

/** The rule books that the device knows, as tables: a dash is where a book says nothing. */
public final class RuleBooks {

    private static final String RESULTS = """
            checkmate            CXA2011:4.1.1   CXA1999:4.1.1  CLUB:3.1
            stalemate            CXA2011:4.1.2   CXA1999:4.1.3  CLUB:3.1
            facing               CXA2011:4.1.3   CXA1999:4.1.2  CLUB:3.1
            self-check           CXA2011:4.1.3   CXA1999:4.1.6  CLUB:3.1
            illegal-move         CXA2011:4.1.8   CXA1999:4.1.6  -
            flag                 CXA2011:4.1.6   CXA1999:4.1.4  HOUSE:time
            fouls                CXA2011:4.1.10  CXA1999:4.1.8  CLUB:3.1
            press-before-move    CXA2011:4.1.9   -              -
            false-claims         CXA2011:4.1.11  -              -
            late                 CXA2011:4.1.7   CXA1999:4.1.5  CLUB:2.1.3
            resignation          CXA2011:4.1.12  CXA1999:4.1.9  CLUB:3.1
            agreement            CXA2011:4.2.1   CXA1999:4.2.2  CLUB:3.2
            repetition           CXA2011:4.1.5   CXA1999:4.1.7  CLUB:3.1
            natural-limit        CXA2011:4.2.4   CXA1999:4.2.4  -
            no-winning-material  CXA2011:4.2.2   CXA1999:4.2.1  CLUB:3.2
            """;

    private static final String TOPICS = """
            own-touch            CXA2011:5.1     CXA1999:5.1    CLUB:5.3
            enemy-touch          CXA2011:5.2     CXA1999:5.2    CLUB:4.2
            own-takes-enemy      CXA2011:5.3.1   CXA1999:5.3    CLUB:4.2
            own-moves            CXA2011:5.3.2   CXA1999:5.3    CLUB:4.2
            others-take-enemy    CXA2011:5.3.3   CXA1999:5.3    CLUB:4.2
            enemy-taken-by-own   CXA2011:5.4.1   CXA1999:5.4    CLUB:4.2
            enemy-taken          CXA2011:5.4.2   CXA1999:5.4    CLUB:4.2
            own-moves-after-all  CXA2011:5.4.3   CXA1999:5.4    CLUB:4.2
            touched-together     CXA2011:5.5     CXA1999:5.5    CLUB:4.2
            untouchable-own      CXA2011:8.1.5   CXA1999:9.1.5  CLUB:5.3
            untouchable-enemy    CXA2011:8.1.5   CXA1999:9.1.6  CLUB:5.4
            played-another       -               -              CLUB:4.3
            letting-go           CXA2011:5.7     CXA1999:5.7    CLUB:4.1
            knocked-over         CXA2011:5.9     CXA1999:5.8    -
            between-points       CXA2011:5.10    CXA1999:5.8    -
            illegal-move-foul    CXA2011:8.1.8   CXA1999:4.1.6  HOUSE:illegal-move
            press-before-move    CXA2011:8.1.7   CXA1999:8.6    -
            calling-the-arbiter  CXA1999:8.5     CXA1999:8.5    -
            draw-offer           CXA2011:8.1.3   CXA1999:9.1.3  CLUB:5.2
            natural-limit        CXA2011:4.2.4   CXA1999:4.2.4  -
            false-claim          CXA2011:8.1.4   CXA1999:9.1.4  -
            false-claim-penalty  -               CXA1999:23.3   -
            unrecorded           CXA2011:7.1     CXA1999:7.1    -
            repetition           CXA2011:4.2.3   CXA1999:4.2.3  CLUB:3.2
            perpetual-check      CXA2011:4.1.4   CXA1999:24.1   CLUB:3.1
            not-varied           CXA2011:4.1.5   CXA1999:4.1.7  CLUB:3.1
            lateness             CXA1999:21.1    CXA1999:21.1   CLUB:2.1.3
            both-late            CXA1999:21.3    CXA1999:21.3   CLUB:2.1.3
            """;

    /** CXA 2011 (象棋竞赛规则 2011); where its articles are not at hand, their twins of 1999. */
    public static final RuleBook CXA_2011 = new RuleBook(
            "cxa-2011",
            results(1),
            topics(1),
            Map.of(
                    Level.NATIONAL, IllegalMoveCost.LOSES,
                    Level.PROVINCIAL, IllegalMoveCost.FOUL_THEN_LOSES,
                    Level.JUNIOR, IllegalMoveCost.FOUL_THEN_LOSES),
            Duties.CXA_2011);

    /** CXA 1999 (中国象棋竞赛规则 1999): no level has a milder rule. */
    public static final RuleBook CXA_1999 =
            new RuleBook("cxa-1999", results(2), topics(2), everyLevel(IllegalMoveCost.LOSES), Duties.CXA_1999);

    /** A club's event rules: no clocks asked for, fewer fouls. */
    public static final RuleBook CLUB =
            new RuleBook("club", results(3), topics(3), everyLevel(IllegalMoveCost.PUT_BACK), Duties.CLUB);

    public static final List<RuleBook> ALL = List.of(CXA_2011, CXA_1999, CLUB);

    private RuleBooks() {}

    public static Optional<RuleBook> named(String name) {
        return ALL.stream().filter(book -> book.name().equals(name)).findFirst();
    }

    private static Map<Reason, Clause> results(int column) {
        Map<Reason, Clause> clauses = new EnumMap<>(Reason.class);
        rows(RESULTS, column).forEach(row -> clauses.put(Reason.valueOf(constant(row[0])), new Clause(row[column])));
        return clauses;
    }

    private static Map<Topic, Clause> topics(int column) {
        Map<Topic, Clause> clauses = new EnumMap<>(Topic.class);
        rows(TOPICS, column).forEach(row -> clauses.put(Topic.valueOf(constant(row[0])), new Clause(row[column])));
        return clauses;
    }

    private static Stream<String[]> rows(String table, int column) {
        return table.lines().map(line -> line.split(" +")).filter(row -> !row[column].equals("-"));
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static Map<Level, IllegalMoveCost> everyLevel(IllegalMoveCost cost) {
        return Map.of(Level.NATIONAL, cost, Level.PROVINCIAL, cost, Level.JUNIOR, cost);
    }
}
