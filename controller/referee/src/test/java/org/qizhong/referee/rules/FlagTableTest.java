package org.qizhong.referee.rules;

import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Table 2.2, the flag (超时) against other endings: what came first on the hardware's stamps decides. */
@Clause("CXA1999:22.5")
class FlagTableTest {

    private static final String MATE = "start 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w\n";
    private static final String STALEMATE = "start 3k5/9/9/9/9/9/9/4R4/9/4K4 w\n";
    private static final String MOVED = "1 lift h2\n2 place e2\n";

    /** A game of ten seconds a side under each book, decided by the device and to confirm alike. */
    private static void always(String header, String events, BiConsumer<String, Story> check) {
        for (String book : new String[] {"cxa-2011", "cxa-1999", "club"}) {
            for (String enforce : new String[] {"auto", "confirm"}) {
                String all = "time 10s\nrules " + book + "\nenforce " + enforce + "\n" + header;
                check.accept(book, Story.of(all, "0 start\n" + events));
            }
        }
    }

    private static void flags(String header, String events, String row) {
        always(header, events, (book, story) -> story.ends(row + " flag " + clause(book)));
    }

    private static String clause(String book) {
        return switch (book) {
            case "cxa-2011" -> "CXA2011:4.1.6";
            case "cxa-1999" -> "CXA1999:4.1.4";
            default -> "HOUSE:time";
        };
    }

    @Test
    @Clause("CXA2011:4.1.1")
    @Clause("CXA2011:4.1.2")
    void a_mate_or_a_stalemate_that_rests_before_the_flag_stands_unpressed() {
        always(
                MATE,
                "5 lift a1\n9.3 place a9\n30 tick\n",
                (book, story) -> story.shows("flag", "t")
                        .shows("move", "t move pressed red", "9.9 a1a9 false 0.1")
                        .shows("result", "t result reason", "9.9 red checkmate"));
        always(
                STALEMATE,
                "5 lift e2\n9.9 place e8\n30 tick\n",
                (book, story) -> story.shows("flag", "t")
                        .shows("move", "t move pressed red", "10.5 e2e8 false 0")
                        .shows("result", "t result reason", "10.5 red stalemate"));
        flags(MATE, "5 lift a1\n10 place a9\n30 tick\n", "10 black");
    }

    @Test
    void a_resignation_or_an_acceptance_before_the_flag_stands() {
        always(
                "",
                MOVED + "9.999999 resign black\n20 tick\n",
                (book, story) -> story.recorded("h2e2").shows("result", "t result reason", "9.999999 red resignation"));
        always(
                "",
                MOVED + "8 offer red\n9.999999 accept black\n20 tick\n",
                (book, story) -> story.recorded("h2e2").shows("result", "t result reason", "9.999999 draw agreement"));
        flags("", MOVED + "10 resign black\n", "10 black");
    }

    @Test
    void an_offer_that_is_not_accepted_yet_loses_on_time() {
        flags("", MOVED + "8 offer red\n10 accept black\n", "10 black");
        flags("", MOVED + "8 offer red\n11 accept black\n", "10 black");
        flags("", MOVED + "8 offer red\n9 decline black\n11 tick\n", "10 black");
    }

    @Test
    @Clause("CXA1999:22.1")
    void the_last_move_of_the_stage_pressed_with_the_flag_loses() {
        String stage = "time 1/10s,60s\n";
        for (String press : new String[] {"10", "10.000001", "15"}) {
            Story.of(stage, "0 start\n" + MOVED + press + " press red\n")
                    .recorded("")
                    .shows("stage", "t")
                    .ends("10 black flag CXA2011:4.1.6");
        }
        Story.of(stage, "0 start\n" + MOVED + "9.999999 press red\n15 tick\n")
                .shows("stage", "t side stage remaining", "9.999999 red 2 60.000001")
                .goesOn();
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void a_reply_completes_it_and_counts_for_the_stage_but_the_clock_runs_on() {
        String replied = MOVED + "5 lift h9\n6 place g7\n";
        always(
                "",
                replied + "30 tick\n",
                (book, story) -> story.shows("move", "t move pressed red", "5.15 h2e2 false 4.85")
                        .ends("10 black flag " + clause(book)));
        Story.of("time 1/10s,20s", "0 start\n" + replied + "50 tick\n")
                .shows("stage", "t stage remaining", "5.15 2 24.85")
                .ends("30 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:4.1.3")
    @Clause("CXA1999:4.1.2")
    void a_suicide_before_the_flag_decides_and_a_later_flag_changes_nothing() {
        String header = "start 3k5/9/9/9/9/9/9/9/R8/4K4 w\ntime 10.4s|200s\n";
        String pressed = "0 start\n1 lift a1\n1 place a3\n1 press red\n2 lift d9\n3 place e9\n100 press black\n";
        Story.of(header + "enforce auto", pressed + "300 tick\n")
                .shows("flag", "t")
                .shows("illegal", "t side clause reason move", "100 black CXA2011:4.1.3 facing d9e9")
                .ends("100 red facing CXA2011:4.1.3");
        Story.of(header, pressed + "300 confirm a1\n400 tick\n")
                .shows("flag", "t")
                .shows("clock", "t running red black", "0 red 10.4 200", "1 black 9.4 200", "100 none 9.4 101")
                .ends("300 red facing CXA2011:4.1.3");
        Story.of(header + "rules cxa-1999\nenforce auto", pressed).ends("100 red facing CXA1999:4.1.2");
        Story.of(header + "enforce auto", pressed.replace("100 press", "201 press"))
                .shows("illegal", "t")
                .ends("201 red flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    void an_illegal_move_that_nobody_pressed_before_the_flag_is_a_flag() {
        flags("", "1 lift h2\n2 place f4\n10 press red\n", "10 black");
    }

    @Test
    @Clause("CXA1999:23.3")
    void a_call_a_pause_or_a_claim_before_the_flag_stops_both_clocks() {
        for (String stop : new String[] {"call red", "call black", "pause"}) {
            always(
                    "",
                    "9.9 " + stop + "\n60 tick\n",
                    (book, story) -> story.shows("clock", "t running red", "0 red 10", "9.9 none 0.1")
                            .goesOn());
        }
        Story.of("time 10s", "0 start\n9.9 claim red natural-limit\n60 dismiss a1\n61 tick\n")
                .shows("clock", "t running red", "0 red 10", "9.9 none 0.1", "60 red 0.1", "60.1 none 0")
                .ends("60.1 black flag CXA2011:4.1.6");
        flags("", "10 call red\n60 tick\n", "10 black");
    }

    @Test
    @Clause("CXA1999:23.3")
    @Clause("CXA1999:9.1.4")
    void five_minutes_for_a_false_claim_may_eat_the_rest() {
        String claim = "0 start\n9 claim red natural-limit\n";
        Story.of("time 5m9s\nrules cxa-1999\nenforce auto", claim + "10 tick\n")
                .shows("foul|penalty|flag", "t type", "9 foul", "9 penalty", "9 flag")
                .ends("9 black flag CXA1999:4.1.4");
        Story.of("time 5m10s\nrules cxa-1999\nenforce auto", claim + "11 tick\n")
                .shows("clock", "t running red", "0 red 310", "9 red 1", "10 none 0")
                .ends("10 black flag CXA1999:4.1.4");
        Story.of("time 5m9s\nrules cxa-1999", claim + "30 confirm a1\n").ends("30 black flag CXA1999:4.1.4");
        Story.of("time 5m9s\nrules cxa-1999", claim + "30 dismiss a1\n31 tick\n")
                .shows("penalty|foul", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.2.2")
    @Clause("CXA1999:4.2.1")
    void a_simple_draw_with_seconds_left_is_the_arbiters_after_a_call_in_time() {
        Story.of("time 10s", "0 start\n9.1 call red\n40 result draw CXA2011:4.2.2\n41 tick\n")
                .shows("clock", "t running red", "0 red 10", "9.1 none 0.9")
                .shows("result", "t result clause", "40 draw CXA2011:4.2.2");
    }

    @Test
    @Clause("CXA2011:4.1.6")
    void an_opponent_who_has_nothing_to_win_with_wins_on_time_all_the_same() {
        flags("start 3k5/9/9/9/9/9/9/9/R8/4K4 w\n", "20 tick\n", "10 black");
    }

    @Test
    void of_two_clocks_at_zero_the_first_stamp_loses_and_the_other_is_frozen() {
        always(
                "",
                MOVED + "9.999999 press red\n40 tick\n",
                (book, story) -> story.shows("flag", "t side", "19.999999 black")
                        .shows(
                                "clock",
                                "t running red black",
                                "0 red 10 10",
                                "9.999999 black 0.000001 10",
                                "19.999999 none 0.000001 0"));
    }
}
