package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Rows of several tables at once: fouls of different clauses, results that meet, alerts that overlap. */
class CombinedTest {

    private static final String ILLEGAL = "1 lift h2\n2 place f4\n3 press red\n";

    @Test
    @Clause("CXA2011:4.1.10")
    void three_fouls_of_three_clauses_are_three() {
        String game = "0 start\n1 foul red HOUSE:phone\n2 offer red\n2 decline black\n3 offer red\n4 press red\n";
        Story.of("enforce auto", game)
                .shows("foul", "t clause count", "1 HOUSE:phone 1", "3 CXA2011:8.1.3 2", "4 CXA2011:8.1.7 3")
                .ends("4 black fouls CXA2011:4.1.10");
        Story.of(game.replace("4 press", "3.5 confirm a1\n4 press") + "5 confirm a2\n")
                .shows("alert", "t id kind", "3 a1 draw-offer", "4 a2 press-before-move")
                .shows("foul", "t clause count", "1 HOUSE:phone 1", "3.5 CXA2011:8.1.3 2", "5 CXA2011:8.1.7 3")
                .ends("5 black fouls CXA2011:4.1.10");
        Story.of("enforce auto", game.replace("phone", "a").replace("1 foul red", "1 foul black"))
                .goesOn();
    }

    @ParameterizedTest
    @CsvSource({"'', 1 foul red HOUSE:a|1 foul red HOUSE:b", "fouls-lose 1, ''"})
    @Clause("CXA2011:4.1.10")
    @Clause("CXA2011:8.1.8")
    void a_first_illegal_move_may_be_the_last_foul_and_is_not_put_back(String header, String fouls) {
        String before = fouls.isEmpty() ? "0 start\n" : "0 start\n" + fouls.replace('|', '\n') + "\n";
        int count = fouls.isEmpty() ? 1 : 3;
        Story.of(header + "\nlevel junior\nenforce auto", before + ILLEGAL)
                .shows("illegal|restore", "t type", "3 illegal")
                .ends("3 black fouls CXA2011:4.1.10");
        Story.of(header + "\nlevel junior", before + ILLEGAL + "9 confirm a1\n")
                .shows(
                        "alert",
                        "proposes",
                        "[{t=3,type=illegal,side=red,clause=CXA2011:8.1.8,reason=geometry,move=h2f4},"
                                + "{t=3,type=foul,side=red,clause=CXA2011:8.1.8,count=" + count + "},"
                                + "{t=3,type=result,result=black,reason=fouls,clause=CXA2011:4.1.10}]")
                .ends("9 black fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA2011:4.1.10")
    void a_foul_called_while_the_board_is_put_right_may_end_it() {
        Story.of("level junior\nenforce auto", "0 start\n" + ILLEGAL + """
                4 foul red HOUSE:a
                5 foul red HOUSE:b
                6 lift f4
                7 place h2
                """)
                .shows("foul", "count", "1", "2", "3")
                .shows("restore|restored", "t type", "3 restore")
                .shows("clock", "t running", "0 red", "3 none")
                .ends("5 black fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    @Clause("CXA2011:5.1")
    void an_illegal_move_that_would_break_a_touch_too_is_an_illegal_move() {
        String game = "0 start\n0.1 lift a3\n0.5 place a3\n" + ILLEGAL;
        Story.of("enforce auto", game).alerts().ends("3 black illegal-move CXA2011:4.1.8");
        Story.of(game + "4 dismiss a1\n")
                .alerts("a1 illegal-move")
                .shows("move", "t move ruled", "4 h2f4 true")
                .goesOn();
        Story.of("level junior\nenforce auto", game).alerts().shows("foul", "clause", "CXA2011:8.1.8");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "press red",
                "claim red natural-limit",
                "claim black natural-limit",
                "offer red",
                "accept red",
                "accept black",
                "resign red",
                "resign black",
                "call red",
                "pause",
                "unrecorded red 8",
                "foul black HOUSE:phone",
                "confirm a1",
                "add red 5m",
                "clock red 5m",
                "absent black"
            })
    @Clause("CXA2011:4.1.6")
    void whatever_comes_with_the_flag_comes_too_late(String event) {
        for (String enforce : new String[] {"auto", "confirm"}) {
            Story.of("time 10s\nenforce " + enforce, "0 start\n5 offer black\n10 " + event + "\n")
                    .shows("foul|penalty|alert|draw-declined", "type")
                    .shows("flag", "t side", "10 red")
                    .ends("10 black flag CXA2011:4.1.6");
        }
    }

    @ParameterizedTest
    @CsvSource({"confirm a1, dismiss a2", "confirm a2, dismiss a1", "dismiss a1, confirm a2", "dismiss a2, confirm a1"})
    @Clause("CXA2011:8.1.3")
    @Clause("CXA2011:8.1.4")
    void of_two_alerts_that_stopped_the_clocks_the_last_answer_lets_them_run(String first, String second) {
        String asked = "0 start\n1 offer red\n2 offer red\n3 claim red natural-limit\n";
        Story.of("time 10m", asked + "4 " + first + "\n5 " + second + "\n6 tick\n")
                .alerts("a1 draw-offer", "a2 false-claim")
                .shows("foul", "count", "1")
                .shows("clock", "t running red", "0 red 600", "2 none 598", "5 red 598");
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void a_mate_needs_no_answer_to_an_alert_that_is_open() {
        Story.of(
                        "start 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w",
                        "0 start\n0.5 link down\n1 lift a1\n2 place a9\n2.5 press red\n3 dismiss a1\n")
                .alerts("a1 link-lost")
                .ends("2.5 red checkmate CXA2011:4.1.1");
    }

    @Test
    @Clause("CXA2011:4.2.1")
    @Clause("CXA2011:4.1.12")
    void the_players_may_end_it_while_an_alert_waits_and_its_answer_then_decides_nothing() {
        Story.of("0 start\n0.5 offer red\n" + ILLEGAL + "4 accept black\n5 confirm a1\n")
                .shows("illegal|foul|move", "t")
                .shows("info", "t message", "5 game-over")
                .ends("4 draw agreement CXA2011:4.2.1");
        Story.of("0 start\n1 press red\n2 resign black\n3 confirm a1\n")
                .shows("foul", "t")
                .ends("2 red resignation CXA2011:4.1.12");
    }

    @Test
    @Clause("TRANSCRIPT:alerts")
    void an_answer_to_what_was_not_asked_or_is_answered_is_information_only() {
        Story.of("time 10m", """
                0 start
                1 confirm a1
                2 press red
                3 dismiss a2
                4 dismiss a1
                5 confirm a1
                6 press red
                7 confirm a2
                8 confirm a2
                9 dismiss a2
                """)
                .shows("foul", "t count", "7 1")
                .shows(
                        "info",
                        "t message id",
                        "1 no-such-alert a1",
                        "3 no-such-alert a2",
                        "5 no-such-alert a1",
                        "8 no-such-alert a2",
                        "9 no-such-alert a2")
                .shows("clock", "t running", "0 red", "2 none", "4 red", "6 none", "7 red");
    }

    @Test
    @Clause("CXA2011:8.2")
    @Clause("TRANSCRIPT:rule-10")
    void a_pardon_leaves_the_result_until_the_arbiter_goes_back() {
        Story.of("""
                0 start
                1 foul red HOUSE:a
                2 foul red HOUSE:b
                3 foul red HOUSE:c
                4 pardon red HOUSE:b
                5 rewind 0
                6 foul red HOUSE:d
                """)
                .shows("foul", "t clause count", "1 HOUSE:a 1", "2 HOUSE:b 2", "3 HOUSE:c 3", "6 HOUSE:d 3")
                .shows("info", "t message count", "4 pardoned 2")
                .shows("clock", "t running", "0 red", "3 none", "5 red", "6 none")
                .shows("result", "t reason", "3 fouls", "6 fouls");
    }

    @Test
    @Clause("CXA2011:5.8.2")
    @Clause("CXA2011:4.1.11")
    @Clause("CXA2011:8.1.3")
    void going_back_undoes_no_foul_no_claim_and_no_offer() {
        String back = "3 rewind 0\n4 lift a1\n4 place a0\n4 lift a8\n4 place a9\n";
        Story.of("enforce auto", "0 start\n0.5 offer red\n" + Plies.shuffled(2) + back + "5 offer red\n")
                .shows("foul", "t clause", "5 CXA2011:8.1.3");
        Story.of(
                        "enforce auto",
                        "0 start\n0.5 claim red natural-limit\n" + Plies.shuffled(2) + back
                                + "5 claim red natural-limit\n")
                .ends("5 black false-claims CXA2011:4.1.11");
        Story.of("enforce auto", "0 start\n0.5 press red\n" + Plies.shuffled(2) + back + "5 press red\n")
                .ends("5 black press-before-move CXA2011:4.1.9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 call red|4 confirm a1",
                "3 pause|4 resume",
                "3 lift c3|3 lift e3|3 lift g3|4 place c3|4 place e3|4 place g3"
            })
    @Clause("CXA2011:5.1")
    void a_call_a_pause_or_a_spill_leaves_what_is_owed(String between) {
        String game = "0 start\n1 lift a3\n2 place a3\n" + between.replace('|', '\n') + "\n" + Plies.from(5, "h2e2");
        Story.of("enforce auto", game)
                .shows("alert", "kind clause moves", kinds(between))
                .recorded("");
    }

    private static String[] kinds(String between) {
        String broken = "touch-move CXA2011:5.1 [a3a4]";
        if (between.contains("call")) {
            return new String[] {"arbiter-called CXA1999:8.5 -", broken};
        }
        return between.contains("pause") ? new String[] {broken} : new String[] {"displaced CXA2011:5.9 -", broken};
    }

    @Test
    @Clause("CXA2011:8.1.5")
    @Clause("CXA2011:8.1.7")
    void a_piece_that_cannot_be_taken_put_back_and_then_a_press_are_two_fouls() {
        Story.of("enforce auto", "0 start\n1 lift a9\n2 place a9\n3 press red\n4 foul red HOUSE:phone\n")
                .shows("foul", "t clause count", "2 CXA2011:8.1.5 1", "3 CXA2011:8.1.7 2", "4 HOUSE:phone 3")
                .ends("4 black fouls CXA2011:4.1.10");
    }
}
