package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** The table "which clause a result rests on", row by row: one game, three rule books, both ways to enforce. */
class ResultClauseTest {

    private static final String[] BOOKS = {"cxa-2011", "cxa-1999", "club"};
    private static final String START = "0 start\n";

    /** The result needs no confirmation: a row for each book, an empty one where the book knows no such result. */
    private static void atOnce(String header, String events, String... rows) {
        for (int i = 0; i < rows.length; i++) {
            for (String enforce : new String[] {"auto", "confirm"}) {
                ends(Story.of(header + "rules " + BOOKS[i] + "\nenforce " + enforce, START + events), rows[i]);
            }
        }
    }

    /** With {@code auto} the result follows at its own time, with {@code confirm} at second 99 and not before. */
    private static void whenConfirmed(String header, String events, String at, String... rows) {
        for (int i = 0; i < rows.length; i++) {
            String book = header + "rules " + BOOKS[i] + "\n";
            ends(Story.of(book + "enforce auto", START + events), rows[i].isEmpty() ? "" : at + " " + rows[i]);
            Story.of(book, START + events + "98 tick\n").goesOn();
            ends(Story.of(book, START + events + "99 confirm a1\n"), rows[i].isEmpty() ? "" : "99 " + rows[i]);
        }
    }

    private static void ends(Story story, String row) {
        if (row.isEmpty()) {
            story.goesOn();
        } else {
            story.ends(row);
        }
    }

    @Test
    @Clause("CXA2011:4.1.1")
    @Clause("CXA1999:4.1.1")
    @Clause("CLUB:3.1")
    void checkmate() {
        atOnce(
                "start 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w\n",
                "1 lift a1\n2 place a9\n2.5 press red\n",
                "2.5 red checkmate CXA2011:4.1.1",
                "2.5 red checkmate CXA1999:4.1.1",
                "2.5 red checkmate CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.2")
    @Clause("CXA1999:4.1.3")
    @Clause("CLUB:3.1")
    void stalemate() {
        atOnce(
                "start 3k5/9/9/9/9/9/9/4R4/9/4K4 w\n",
                "1 lift e2\n2 place e8\n2.5 press red\n",
                "2.5 red stalemate CXA2011:4.1.2",
                "2.5 red stalemate CXA1999:4.1.3",
                "2.5 red stalemate CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.3")
    @Clause("CXA1999:4.1.2")
    @Clause("CLUB:3.1")
    void facing() {
        whenConfirmed(
                "start 3k5/9/9/9/9/9/9/9/R8/4K4 w\n",
                "1 lift e0\n2 place d0\n3 press red\n",
                "3",
                "black facing CXA2011:4.1.3",
                "black facing CXA1999:4.1.2",
                "black facing CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.3")
    @Clause("CXA1999:4.1.6")
    @Clause("CLUB:3.1")
    void self_check() {
        whenConfirmed(
                "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\n",
                "1 lift e3\n2 place d5\n3 press red\n",
                "3",
                "black self-check CXA2011:4.1.3",
                "black self-check CXA1999:4.1.6",
                "black self-check CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    @Clause("CXA1999:4.1.6")
    void illegal_move() {
        whenConfirmed(
                "",
                "1 lift h2\n2 place f4\n3 press red\n",
                "3",
                "black illegal-move CXA2011:4.1.8",
                "black illegal-move CXA1999:4.1.6",
                "");
    }

    @Test
    @Clause("CXA2011:4.1.6")
    @Clause("CXA1999:4.1.4")
    @Clause("HOUSE:time")
    void flag() {
        atOnce(
                "time 10s\n",
                "20 tick\n",
                "10 black flag CXA2011:4.1.6",
                "10 black flag CXA1999:4.1.4",
                "10 black flag HOUSE:time");
    }

    @Test
    @Clause("CXA2011:4.1.7")
    @Clause("CXA1999:4.1.5")
    @Clause("CLUB:2.1.3")
    void late() {
        whenConfirmed(
                "late-limit 60s\n",
                "0 absent black\n60 tick\n",
                "60",
                "red late CXA2011:4.1.7",
                "red late CXA1999:4.1.5",
                "red late CLUB:2.1.3");
    }

    @Test
    @Clause("CXA2011:4.1.9")
    void press_before_move() {
        Story.of("enforce auto", START + "1 press red\n2 press red\n").ends("2 black press-before-move CXA2011:4.1.9");
        Story.of(START + "1 press red\n2 confirm a1\n3 press red\n4 confirm a2\n")
                .ends("4 black press-before-move CXA2011:4.1.9");
        for (String book : new String[] {"cxa-1999", "club"}) {
            Story.of("enforce auto\nrules " + book, START + "1 press red\n2 press red\n3 press red\n")
                    .shows("foul|alert", "t")
                    .goesOn();
        }
    }

    @Test
    @Clause("CXA2011:4.1.10")
    @Clause("CXA1999:4.1.8")
    @Clause("CLUB:3.1")
    void fouls() {
        atOnce(
                "",
                "1 foul black HOUSE:phone\n2 foul black HOUSE:phone\n3 foul black HOUSE:phone\n",
                "3 red fouls CXA2011:4.1.10",
                "3 red fouls CXA1999:4.1.8",
                "3 red fouls CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.11")
    void false_claims() {
        String claims = START + "1 claim black natural-limit\n2 claim black natural-limit\n";
        Story.of("enforce auto", claims).ends("2 red false-claims CXA2011:4.1.11");
        Story.of(START + "1 claim black natural-limit\n2 confirm a1\n3 claim black natural-limit\n4 confirm a2\n")
                .ends("4 red false-claims CXA2011:4.1.11");
        Story.of("enforce auto\nrules cxa-1999", claims).goesOn();
        Story.of("enforce auto\nrules club", claims).shows("foul", "t").goesOn();
    }

    @Test
    @Clause("CXA2011:4.1.12")
    @Clause("CXA1999:4.1.9")
    @Clause("CLUB:3.1")
    void resignation() {
        atOnce(
                "",
                "5 resign black\n",
                "5 red resignation CXA2011:4.1.12",
                "5 red resignation CXA1999:4.1.9",
                "5 red resignation CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.4")
    @Clause("CXA1999:24.1")
    @Clause("CLUB:3.1")
    void one_sided_perpetual_check() {
        atOnce(
                Plies.CHECKING,
                Plies.checked(8) + "8.5 claim black repetition\n",
                "8.5 black repetition CXA2011:4.1.4",
                "8.5 black repetition CXA1999:24.1",
                "8.5 black repetition CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.5")
    @Clause("CXA1999:4.1.7")
    @Clause("CLUB:3.1")
    void forbidden_and_not_varied() {
        atOnce(
                "",
                Plies.shuffled(8) + "8.5 vary black\n" + Plies.from(9, Plies.SHUFFLE),
                "12 red repetition CXA2011:4.1.5",
                "12 red repetition CXA1999:4.1.7",
                "12 red repetition CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.2.3")
    @Clause("CXA1999:4.2.3")
    @Clause("CLUB:3.2")
    void repetition_as_a_draw() {
        atOnce(
                "",
                Plies.shuffled(8) + "8.5 claim black repetition\n",
                "8.5 draw repetition CXA2011:4.2.3",
                "8.5 draw repetition CXA1999:4.2.3",
                "8.5 draw repetition CLUB:3.2");
    }

    @Test
    @Clause("CXA2011:4.2.1")
    @Clause("CXA1999:4.2.2")
    @Clause("CLUB:3.2")
    void agreement() {
        atOnce(
                "",
                "1 lift h2\n2 place e2\n3 offer red\n4 press red\n5 accept black\n",
                "5 draw agreement CXA2011:4.2.1",
                "5 draw agreement CXA1999:4.2.2",
                "5 draw agreement CLUB:3.2");
    }

    @Test
    @Clause("CXA2011:4.2.2")
    @Clause("CXA1999:4.2.1")
    @Clause("CLUB:3.2")
    void no_winning_material_is_shown_with_its_clause_and_left_to_the_arbiter() {
        String[] clauses = {"CXA2011:4.2.2", "CXA1999:4.2.1", "CLUB:3.2"};
        for (int i = 0; i < BOOKS.length; i++) {
            Story.of(
                            "start 3k5/4a4/5P3/9/9/9/9/9/9/4K4 b\nrules " + BOOKS[i],
                            START + "1 lift e8\n2 place f7\n3 press black\n4 result draw " + clauses[i] + "\n")
                    .shows("info", "t message clause", "3 dead-position " + clauses[i])
                    .shows("result", "t result clause", "4 draw " + clauses[i]);
        }
    }

    @Test
    @Clause("CXA2011:4.2.4")
    @Clause("CXA1999:4.2.4")
    void natural_limit() {
        atOnce(
                "natural-limit 3\n",
                Plies.shuffled(6) + "6.5 claim red natural-limit\n",
                "6.5 draw natural-limit CXA2011:4.2.4",
                "6.5 draw natural-limit CXA1999:4.2.4",
                "");
    }
}
