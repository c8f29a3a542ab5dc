package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Diagram;
import org.qizhong.referee.Story;

/** Table 2.1, touch-move (摸子), row by row, and what a broken obligation leads to in each way to enforce. */
class TouchTableTest {

    /**
     * The chariot and, over the soldier, the cannon take the horse. Nothing takes the soldier on i6. The soldier on i3
     * moves and takes nothing. The horse on e3 is pinned.
     */
    private static final String BOARD = Diagram.red("""
            . . . k . . . . .
            . . . . . . . . .
            . . . . r . . . .
            n . p . . . C . p
            . . . . . . . . .
            . . . . . . . . .
            R . . . N . . . P
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);

    /** The pieces leave their points one after the other or at once, and come back from second 50 on. */
    private static String touched(String touches) {
        boolean atOnce = touches.endsWith(" at once");
        String points = touches.replace(" at once", "");
        StringBuilder events = new StringBuilder("0 start\n");
        String[] names = points.split(" ", -1);
        for (int i = 0; i < names.length; i++) {
            events.append(i == 0 ? "1" : atOnce ? "1.05" : "2")
                    .append(" lift ")
                    .append(names[i])
                    .append('\n');
        }
        for (int i = 0; i < names.length; i++) {
            events.append(50 + i).append(" place ").append(names[i]).append('\n');
        }
        return events.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            i3            | i3i4      | 5.1   | 5.1
            i3 e0         | i3i4      | 5.1   | 5.1
            e3 i3         | i3i4      | 5.1   | 5.1
            a6            | a3a6,g6a6 | 5.4.2 | 5.4
            g6 a6         | g6a6      | 5.3.1 | 5.3
            i3 a6         | i3i4      | 5.3.2 | 5.3
            e3 a6         | a3a6,g6a6 | 5.3.3 | 5.3
            a6 a3         | a3a6      | 5.4.1 | 5.4
            a6 i3         | a3a6,g6a6 | 5.4.2 | 5.4
            i6 i3         | i3i4      | 5.4.3 | 5.4
            a3 a6 at once | a3a6      | 5.5   | 5.5
            i3 a6 at once | a3a6,g6a6 | 5.5   | 5.5
            i6 i3 at once | i3i4      | 5.5   | 5.5
            """)
    @Clause("CXA2011:5.1")
    @Clause("CXA2011:5.2")
    @Clause("CXA2011:5.3.1")
    @Clause("CXA2011:5.3.2")
    @Clause("CXA2011:5.3.3")
    @Clause("CXA2011:5.4.1")
    @Clause("CXA2011:5.4.2")
    @Clause("CXA2011:5.4.3")
    @Clause("CXA2011:5.5")
    @Clause("CXA1999:5.1")
    @Clause("CXA1999:5.2")
    @Clause("CXA1999:5.3")
    @Clause("CXA1999:5.4")
    @Clause("CXA1999:5.5")
    void what_is_owed(String points, String moves, String cxa2011, String cxa1999) {
        String another = touched(points) + "60 lift e0\n61 place f0\n62 press red\n";
        isOwed("rules cxa-2011\n", another, "CXA2011:" + cxa2011, moves);
        isOwed("rules cxa-1999\n", another, "CXA1999:" + cxa1999, moves);
        Story.of(BOARD + "enforce auto\ntime 10m\n", touched(points) + played(moves))
                .shows("foul|alert|illegal", "t type")
                .recorded(moves.substring(0, 4));
    }

    /**
     * Another legal move is no illegal move: the alert names what is owed, and the arbiter has both ways. The general
     * that moves instead is touched last: where only an enemy piece was touched before, the clause is 5.4's.
     */
    private static void isOwed(String rules, String another, String clause, String moves) {
        String header = BOARD + "time 10m\n" + rules;
        String alert = "62 a1 touch-move red " + clause + " e0f0 [" + moves + "]";
        Story.of(header + "enforce auto\n", another)
                .shows("alert", "t id kind side clause move moves", alert)
                .shows("restore|clock", "t type lift place running", "0 clock - - red", "62 restore [f0] {e0=K} -")
                .shows("foul|illegal|move|result", "type");
        Story.of(header, another + "63 confirm a1\n64 lift f0\n65 place e0\n66 tick\n")
                .shows("alert", "t id kind side clause move moves", alert)
                .shows(
                        "alert",
                        "proposes",
                        "[{t=62,type=restore,lift=[f0],place={e0=K},steps=[{from=f0,to=e0,piece=K}]}]")
                .shows(
                        "restore|restored|clock",
                        "t type lift running red",
                        "0 clock - red 600",
                        "62 clock - none 538",
                        "63 restore [f0] - -",
                        "63 clock - red 538",
                        "64 restore [] - -",
                        "65 restored - - -")
                .shows("foul|illegal|move|result", "type");
        Story.of(header, another + "63 dismiss a1\n")
                .shows("move", "t move pressed ruled red", "63 e0f0 true - 538")
                .shows("clock", "t running", "0 red", "62 none", "63 black")
                .shows("foul|illegal|restore|result", "type");
    }

    private static String played(String moves) {
        String from = moves.substring(0, 2);
        String to = moves.substring(2, 4);
        return "60 lift " + from + "\n61 place " + to + "\n62 press red\n";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            e3            | CXA2011:8.1.5 | CXA1999:9.1.5
            i6            | CXA2011:8.1.5 | CXA1999:9.1.6
            e3 i6 at once | CXA2011:5.5   | CXA1999:5.5
            i6 e3 at once | CXA2011:5.5   | CXA1999:5.5
            """)
    @Clause("CXA2011:8.1.5")
    @Clause("CXA1999:9.1.5")
    @Clause("CXA1999:9.1.6")
    @Clause("CXA2011:5.5")
    void what_nothing_can_follow_is_one_foul_and_the_choice_is_free(String points, String cxa2011, String cxa1999) {
        String at = points.endsWith("at once") ? "51" : "50";
        String free = touched(points) + "60 lift e0\n61 place f0\n62 press red\n";
        Story.of(BOARD + "enforce auto\n", free)
                .shows(
                        "foul|alert|obligation",
                        "t type side clause count",
                        at + " foul red " + cxa2011 + " 1",
                        "60.15 obligation red CXA2011:5.1 -")
                .recorded("e0f0");
        Story.of(BOARD + "rules cxa-1999\nenforce auto\n", free)
                .shows("foul", "t side clause count", at + " red " + cxa1999 + " 1")
                .recorded("e0f0");
        String asked = touched(points) + "55 confirm a1\n";
        String proposes = "[{t=" + at + ",type=foul,side=red,clause=" + cxa2011 + ",count=1}]";
        Story.of(BOARD + "time 10m\n", asked)
                .shows("alert", "t id kind clause proposes", at + " a1 untouchable " + cxa2011 + " " + proposes)
                .shows("foul", "t side clause count", "55 red " + cxa2011 + " 1")
                .shows("clock", "t running", "0 red", at + " none", "55 red");
        Story.of(BOARD + "time 10m\n", asked.replace("confirm", "dismiss") + free.substring(free.indexOf("60")))
                .shows("foul", "t")
                .recorded("e0f0");
    }

    @Test
    @Clause("CXA2011:5.2")
    @Clause("CXA1999:5.2")
    void enemy_pieces_alone_ask_for_the_capture_of_the_first_that_can_be_taken() {
        for (String points : new String[] {"a6", "i6 a6", "a6 i6"}) {
            String tick = touched(points);
            String at = points.startsWith("a6") ? "1.15" : "2.15";
            Story.of(BOARD, tick).shows("obligation", "t clause moves", at + " CXA2011:5.2 [a3a6,g6a6]");
            Story.of(BOARD + "rules cxa-1999\n", tick)
                    .shows("obligation", "t clause moves", at + " CXA1999:5.2 [a3a6,g6a6]");
        }
    }

    @Test
    @Clause("CXA2011:5.3.4")
    @Clause("CXA2011:5.4.4")
    void one_after_the_other_with_nothing_to_follow_is_still_one_foul() {
        Story.of(BOARD + "enforce auto\n", touched("e3 i6")).shows("foul", "t side count", "51 red 1");
        Story.of(BOARD + "enforce auto\n", touched("i6 e3")).shows("foul", "t side count", "51 red 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a6            | a3a6,g6a6
            i3 a6         | a3a6,g6a6
            g6 a6         | a3a6,g6a6
            a6 i3         | a3a6,g6a6
            i6 a6         | a3a6,g6a6
            i3 a6 at once | a3a6,g6a6
            """)
    @Clause("CLUB:4.2")
    void a_club_binds_by_the_enemy_piece_alone(String points, String moves) {
        isOwed("rules club\n", touched(points) + "60 lift e0\n61 place f0\n62 press red\n", "CLUB:4.2", moves);
    }

    @Test
    @Clause("CLUB:5.3")
    @Clause("CLUB:5.4")
    void a_club_has_its_own_fouls_for_what_nothing_can_follow() {
        Story.of(BOARD + "rules club\nenforce auto\n", touched("e3")).shows("foul", "clause", "CLUB:5.3");
        Story.of(BOARD + "rules club\nenforce auto\n", touched("i6")).shows("foul", "clause", "CLUB:5.4");
    }

    @ParameterizedTest
    @CsvSource({"cxa-2011", "cxa-1999", "club"})
    @Clause("CXA2011:5.6")
    @Clause("CXA1999:5.6")
    void adjusting_on_ones_own_time_and_an_obvious_brush_are_nothing(String rules) {
        String header = BOARD + "enforce auto\nrules " + rules + "\n";
        Story.of(header, "0 start\n0.5 adjust red\n" + touched("e3 i6").substring(8))
                .shows("touch|obligation|foul|alert", "type");
        Story.of(header, "0 start\n1 lift e3\n1.15 place e3\n2 lift i6\n2.15 place i6\n9 tick\n")
                .shows("touch|obligation|foul|alert", "type");
    }

    @Test
    @Clause("CXA2011:5.6")
    void adjusting_on_the_opponents_time_is_nobodys_touch_and_the_arbiters() {
        Story.of(BOARD, "0 start\n1 adjust black\n2 lift a6\n3 place a6\n4 foul black CXA2011:8.1.1\n")
                .shows("touch|obligation", "type")
                .shows("alert", "t kind side point", "2 touched-out-of-turn black a6")
                .shows("clock", "t running", "0 red")
                .shows("foul", "t side clause count", "4 black CXA2011:8.1.1 1");
    }
}
