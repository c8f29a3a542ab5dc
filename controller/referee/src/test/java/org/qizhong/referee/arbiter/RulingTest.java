package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Results and fouls that the arbiter enters, and what is left to do after a result. */
class RulingTest {

    @Test
    void the_arbiter_rules_with_a_clause() {
        Story.of("time 10m", "0 start\n5 result both-lose CXA2011:4.1.13\n")
                .shows("clock", "t running red", "0 red 600", "5 none 595")
                .ends("5 both-lose arbiter CXA2011:4.1.13");
        Story.of("1 result black CXA2011:4.1.7\n").ends("1 black arbiter CXA2011:4.1.7");
    }

    @Test
    @Clause("TRANSCRIPT:rule-10")
    void until_the_signatures_the_arbiter_may_rule_anew() {
        Story.of("0 start\n5 resign red\n6 result draw CXA2011:4.2.2\n7 sign\n8 result red CXA2011:4.2.2\n")
                .shows(
                        "result|info",
                        "t type result reason message",
                        "5 result black resignation -",
                        "6 result draw arbiter -",
                        "7 info - - signed",
                        "8 info - - signed");
    }

    @Test
    @Clause("CXA2011:9")
    void after_the_signatures_nothing_is_decided() {
        Story.of("""
                0 start
                1 press red
                2 resign red
                3 sign
                4 confirm a1
                5 foul red CXA2011:8.1.1
                6 pardon red CXA2011:8.1.7
                7 result draw CXA2011:4.2.1
                8 lift a0
                9 press red
                10 sign
                11 accept red
                """).shows("foul|result|clock|move|restore|touch", "t type", "0 clock", "1 clock", "2 result");
    }

    @Test
    void there_is_nothing_to_sign_before_a_result() {
        Story.of("0 start\n1 sign\n2 resign red\n").ends("2 black resignation CXA2011:4.1.12");
    }

    @Test
    @Clause("TRANSCRIPT:result")
    void after_a_result_players_and_buttons_mean_nothing() {
        Story.of("""
                0 start
                2 resign red
                3 press red
                4 offer black
                5 accept red
                6 resign black
                7 adjust red
                8 call red
                9 link down
                10 lift a0
                11 place a1
                12 snapshot 9/9/9/9/9/9/9/9/9/9
                13 tick
                """).ends("2 black resignation CXA2011:4.1.12").alerts().shows("move|touch|draw-offer", "t");
    }

    @Test
    @Clause("CXA2011:8.1.1")
    @Clause("CXA2011:4.1.10")
    void three_fouls_lose_in_any_mode() {
        String fouls = """
                0 start
                1 foul red CXA2011:8.1.1
                2 foul black CXA2011:8.1.9
                3 foul red HOUSE:phone
                4 foul red CXA2011:8.1.9
                """;
        Story.of(fouls)
                .shows(
                        "foul",
                        "t side clause count",
                        "1 red CXA2011:8.1.1 1",
                        "2 black CXA2011:8.1.9 1",
                        "3 red HOUSE:phone 2",
                        "4 red CXA2011:8.1.9 3")
                .ends("4 black fouls CXA2011:4.1.10");
        Story.of("enforce auto\nrules cxa-1999", fouls).ends("4 black fouls CXA1999:4.1.8");
        Story.of("rules club", fouls).ends("4 black fouls CLUB:3.1");
        Story.of("fouls-lose 4", fouls).goesOn();
    }

    @Test
    @Clause("CXA2011:8.2")
    void a_pardon_takes_a_foul_back() {
        Story.of("""
                0 start
                1 foul red CXA2011:8.1.1
                2 foul red HOUSE:phone
                3 pardon red CXA2011:8.1.1
                4 foul red CXA2011:8.1.9
                5 pardon red CXA2011:8.1.2
                """)
                .shows(
                        "info",
                        "t message side clause count",
                        "3 pardoned red CXA2011:8.1.1 1",
                        "5 pardoned red CXA2011:8.1.2 2")
                .shows("foul", "t count", "1 1", "2 2", "4 2")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:8.2")
    void it_still_works_after_a_resignation() {
        Story.of("enforce auto", "0 start\n1 press red\n2 resign red\n3 pardon red CXA2011:8.1.7\n4 sign\n")
                .shows("info", "t message count", "3 pardoned 0", "4 signed -")
                .ends("2 black resignation CXA2011:4.1.12");
    }

    @Test
    void a_ruling_ends_what_waited() {
        Story.of("level junior", """
                0 start
                1 lift h2
                2 place f4
                3 press red
                4 confirm a1
                5 result red CXA2011:4.1.13
                6 lift f4
                7 place h2
                """)
                .shows("restore|restored", "t type", "4 restore")
                .ends("5 red arbiter CXA2011:4.1.13");
    }

    @Test
    void an_alert_that_the_result_passed_by_decides_nothing() {
        Story.of("0 start\n1 press red\n2 resign black\n3 confirm a1\n")
                .shows("foul", "t")
                .ends("2 red resignation CXA2011:4.1.12");
    }
}
