package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Table 2.7, the press (按钟), row by row. */
class PressTableTest {

    @Test
    @Clause("CXA2011:8.1.7")
    @Clause("CXA2011:4.1.9")
    void nothing_moved_is_a_foul_in_2011_and_the_second_of_the_game_loses() {
        Story.of("time 10m\nenforce auto", "0 start\n1 press red\n5 press red\n")
                .shows(
                        "foul|clock|result",
                        "t type count running red",
                        "0 clock - red 600",
                        "1 foul 1 - -",
                        "5 foul 2 - -",
                        "5 clock - none 595",
                        "5 result - - -")
                .ends("5 black press-before-move CXA2011:4.1.9");
        Story.of("time 10m", "0 start\n1 press red\n11 confirm a1\n15 press red\n16 confirm a2\n")
                .says("""
                {"t":0,"type":"started","rules":"cxa-2011","time":"10m",\
                "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"}
                {"t":0,"type":"clock","running":"red","red":600,"black":600}
                {"t":1,"type":"alert","id":"a1","kind":"press-before-move","side":"red","clause":"CXA2011:8.1.7",\
                "proposes":[{"t":1,"type":"foul","side":"red","clause":"CXA2011:8.1.7","count":1}]}
                {"t":1,"type":"clock","running":"none","red":599,"black":600}
                {"t":11,"type":"foul","side":"red","clause":"CXA2011:8.1.7","count":1}
                {"t":11,"type":"clock","running":"red","red":599,"black":600}
                {"t":15,"type":"alert","id":"a2","kind":"press-before-move","side":"red","clause":"CXA2011:8.1.7",\
                "proposes":[{"t":15,"type":"foul","side":"red","clause":"CXA2011:8.1.7","count":2},\
                {"t":15,"type":"result","result":"black","reason":"press-before-move","clause":"CXA2011:4.1.9"}]}
                {"t":15,"type":"clock","running":"none","red":595,"black":600}
                {"t":16,"type":"foul","side":"red","clause":"CXA2011:8.1.7","count":2}
                {"t":16,"type":"result","result":"black","reason":"press-before-move","clause":"CXA2011:4.1.9"}
                """);
    }

    @ParameterizedTest
    @CsvSource({"cxa-1999, auto", "cxa-1999, confirm", "club, auto", "club, confirm"})
    @Clause("CXA1999:8.6")
    void the_other_books_have_no_clause_for_it_and_the_clock_runs_on(String rules, String enforce) {
        Story.of(
                        "rules " + rules + "\nenforce " + enforce,
                        "0 start\n1 press red\n2 press red\n3 press red\n4 press red\n")
                .shows("foul|alert|move|illegal", "type")
                .shows("clock", "t running", "0 red")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:8.1.7")
    void a_piece_touched_and_put_back_has_not_moved() {
        Story.of("enforce auto", "0 start\n1 lift h2\n2 place h2\n3 press red\n4 lift h2\n5 place e2\n6 press red\n")
                .shows("foul", "t clause count", "3 CXA2011:8.1.7 1")
                .shows("touch", "t point", "1.15 h2")
                .recorded("h2e2");
    }

    @Test
    @Clause("CXA2011:5.10")
    void a_piece_in_the_air_is_no_press_before_the_move() {
        Story.of("enforce auto", "0 start\n1 lift a3\n2 press red\n")
                .shows("foul|illegal", "t")
                .shows("alert", "t id kind clause", "2 a1 off-point CXA2011:5.10")
                .shows("clock", "t running", "0 red", "2 none");
        Story.of("enforce auto\nstart 3k5/9/9/9/9/n8/9/9/R8/4K4 w", "0 start\n1 lift a1\n2 press red\n")
                .shows("foul|illegal|alert", "t")
                .shows("move", "t move captured", "2 a1a4 n");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    void a_board_that_no_legal_move_explains_is_an_illegal_move() {
        Story.of("enforce auto", "0 start\n1 lift a3\n2 place a5\n3 press red\n")
                .shows("foul", "t")
                .shows("illegal", "t clause reason move", "3 CXA2011:4.1.8 geometry a3a5")
                .ends("3 black illegal-move CXA2011:4.1.8");
    }

    @Test
    @Clause("TRANSCRIPT:rule-3")
    void a_press_of_the_side_whose_clock_stands_is_information_only() {
        Story.of("enforce auto", "0 start\n1 press black\n2 press black\n3 press black\n")
                .shows(
                        "info",
                        "t message side",
                        "1 press-ignored black",
                        "2 press-ignored black",
                        "3 press-ignored black")
                .shows("foul|alert", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:8.1.2")
    @Clause("CXA1999:9.1.2")
    void stopping_the_clock_without_right_is_the_arbiters_but_a_call_and_a_claim_are_no_foul() {
        Story.of("0 start\n1 call red\n2 confirm a1\n3 foul red CXA2011:8.1.2\n")
                .shows("foul", "t clause count", "3 CXA2011:8.1.2 1");
        Story.of("natural-limit 1", "0 start\n" + Plies.shuffled(2) + "3 claim red natural-limit\n")
                .shows("foul", "t")
                .ends("3 draw natural-limit CXA2011:4.2.4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cxa-2011", "cxa-1999", "club"})
    @Clause("CXA1999:6")
    void a_forgotten_press_is_nobodys_alert_and_the_move_stands_with_the_reply(String rules) {
        Story.of(
                        "time 10m\nrules " + rules,
                        "0 start\n1 lift h2\n2 place e2\n300 lift h9\n301 place g7\n302 press black\n303 tick\n")
                .isQuiet()
                .shows("move", "t move pressed red", "300.15 h2e2 false 299.85")
                .shows("clock", "t running", "0 red");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void the_belated_press_is_allowed_after_the_reply_and_brings_the_bonus_once() {
        Story.of(
                        "time 10m+5s\nenforce auto",
                        "0 start\n1 lift h2\n2 place e2\n9 lift h9\n10 place g7\n11 press red\n12 press black\n")
                .isQuiet()
                .shows("move", "t move pressed red black", "9.15 h2e2 false 590.85 600", "12 h9g7 true 594 604")
                .shows("clock", "t running red black", "0 red 600 600", "11 black 594 600", "12 red 594 604");
    }

    @Test
    @Clause("CXA1999:1.3")
    void the_arbiter_starts_reds_clock_first() {
        Story.of("time 10m", "1 press black\n2 press red\n3 start\n")
                .shows("clock", "t running red black", "3 red 600 600")
                .shows("foul|alert", "t");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void without_clocks_a_press_is_taken_of_the_side_to_move_and_is_never_too_early() {
        Story.of("time none\nenforce auto", "0 start\n1 press red\n2 press red\n" + Plies.from(3, "h2e2 h9g7"))
                .shows("foul|alert|clock", "t")
                .shows("move", "t move pressed red", "3 h2e2 true -", "4 h9g7 true -");
    }
}
