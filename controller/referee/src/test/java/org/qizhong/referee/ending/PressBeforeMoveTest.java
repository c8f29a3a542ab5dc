package org.qizhong.referee.ending;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A press with nothing moved (未走棋先按钟): a foul in 2011, and the second one loses by a clause of its own. */
class PressBeforeMoveTest {

    private static final String MOVED = "11 lift h2\n12 place e2\n13 press red\n";

    @Test
    @Clause("CXA2011:8.1.7")
    void the_first_is_a_foul_and_the_clock_runs_on() {
        Story.of("time 10m\nenforce auto", "0 start\n5 press red\n" + MOVED)
                .shows(
                        "foul|clock|alert|move",
                        "t type side clause count running",
                        "0 clock - - - red",
                        "5 foul red CXA2011:8.1.7 1 -",
                        "13 move red - - -",
                        "13 clock - - - black")
                .shows("move", "red", "587");
    }

    @Test
    @Clause("CXA2011:4.1.9")
    void the_second_loses_at_once() {
        Story.of("enforce auto", "0 start\n5 press red\n6 press red\n")
                .shows("foul", "t clause count", "5 CXA2011:8.1.7 1", "6 CXA2011:8.1.7 2")
                .ends("6 black press-before-move CXA2011:4.1.9");
    }

    @Test
    @Clause("CXA2011:4.1.9")
    void the_two_may_lie_moves_apart_and_each_side_has_its_own() {
        Story.of(
                        "enforce auto",
                        "0 start\n5 press red\n" + MOVED + "14 press black\n15 lift h9\n16 place g7\n"
                                + "17 press black\n18 press red\n")
                .shows("foul", "t side count", "5 red 1", "14 black 1", "18 red 2")
                .ends("18 black press-before-move CXA2011:4.1.9");
    }

    @Test
    @Clause("CXA2011:8.1.7")
    void to_confirm_the_clocks_stop_and_run_on_with_either_answer() {
        Story.of("time 10m", "0 start\n5 press red\n9 confirm a1\n" + MOVED)
                .says("alert", """
                        {"t":5,"type":"alert","id":"a1","kind":"press-before-move","side":"red",\
                        "clause":"CXA2011:8.1.7",\
                        "proposes":[{"t":5,"type":"foul","side":"red","clause":"CXA2011:8.1.7","count":1}]}
                        """)
                .shows(
                        "clock|foul",
                        "t type running red",
                        "0 clock red 600",
                        "5 clock none 595",
                        "9 foul - -",
                        "9 clock red 595",
                        "13 clock black 591");
        Story.of("time 10m", "0 start\n5 press red\n9 dismiss a1\n" + MOVED)
                .shows(
                        "clock|foul",
                        "t type running red",
                        "0 clock red 600",
                        "5 clock none 595",
                        "9 clock red 595",
                        "13 clock black 591");
    }

    @Test
    @Clause("CXA2011:4.1.9")
    void a_dismissed_one_does_not_count_for_the_second() {
        Story.of("0 start\n5 press red\n6 dismiss a1\n7 press red\n8 confirm a2\n")
                .shows("foul", "t count", "8 1")
                .goesOn();
        Story.of("0 start\n5 press red\n6 confirm a1\n7 press red\n8 confirm a2\n")
                .shows(
                        "alert",
                        "id proposes",
                        "a1 [{t=5,type=foul,side=red,clause=CXA2011:8.1.7,count=1}]",
                        "a2 [{t=7,type=foul,side=red,clause=CXA2011:8.1.7,count=2},"
                                + "{t=7,type=result,result=black,reason=press-before-move,clause=CXA2011:4.1.9}]")
                .ends("8 black press-before-move CXA2011:4.1.9");
    }

    @Test
    @Clause("CXA2011:8.1.7")
    void a_piece_touched_and_put_back_is_no_move() {
        Story.of("enforce auto", "0 start\n1 lift h2\n2 place h2\n3 press red\n")
                .shows("foul", "t", "3");
    }

    @Test
    @Clause("CXA2011:4.1.10")
    void with_two_other_fouls_it_is_the_third() {
        Story.of("enforce auto", "0 start\n1 foul red HOUSE:phone\n2 foul red HOUSE:phone\n3 press red\n")
                .shows("foul", "count", "1", "2", "3")
                .ends("3 black fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA1999:8.6")
    @Clause("CLUB:5.1")
    void the_other_books_know_no_such_foul() {
        for (String rules : new String[] {"cxa-1999", "club"}) {
            Story.of("time 10m\nenforce auto\nrules " + rules, "0 start\n5 press red\n6 press red\n7 press red\n")
                    .isQuiet()
                    .shows("clock", "t running", "0 red")
                    .goesOn();
        }
    }

    @Test
    @Clause("CLUB:2.2")
    void without_clocks_there_is_no_such_foul() {
        Story.of("time none\nenforce auto", "0 start\n5 press red\n6 press red\n" + MOVED + "14 press black\n")
                .isQuiet()
                .recorded("h2e2")
                .goesOn();
    }
}
