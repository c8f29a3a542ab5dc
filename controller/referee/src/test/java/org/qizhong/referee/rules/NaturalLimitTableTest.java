package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Table 2.4, the natural limit (自然限着): what counts, what a claim brings, and what a false one costs. */
class NaturalLimitTableTest {

    /** The start position, so many plies after the last capture. */
    private static String after(int plies) {
        return "start rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - " + plies + " 70\n";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''               | 118 | 119 | 120
            natural-limit 50 |  98 |  99 | 100
            natural-limit 40 |  78 |  79 |  80
            """)
    @Clause("CXA2011:4.2.4")
    @Clause("CXA1999:4.2.4")
    void so_many_rounds_without_a_capture(String limit, int start, int tooFew, int enough) {
        String played = "0 start\n" + Plies.shuffled(enough - start);
        for (String book : new String[] {"CXA2011", "CXA1999"}) {
            String header = limit + "\nrules " + (book.equals("CXA2011") ? "cxa-2011" : "cxa-1999") + "\n";
            for (String enforce : new String[] {"auto", "confirm"}) {
                Story.of(header + after(start) + "enforce " + enforce, played + "3 claim red natural-limit\n")
                        .shows("alert", "t kind clause", "2 natural-limit " + book + ":4.2.4")
                        .shows("foul|penalty", "t")
                        .ends("3 draw natural-limit " + book + ":4.2.4");
            }
            Story.of(
                            header + after(start) + "enforce auto",
                            "0 start\n" + Plies.shuffled(tooFew - start) + "1.5 claim red natural-limit\n")
                    .shows("alert", "t")
                    .shows("foul", "t side count", "1.5 red 1")
                    .goesOn();
        }
        Story.of(limit + "\nrules club\n" + after(start), played + "3 claim red natural-limit\n4 tick\n")
                .shows("alert|foul|penalty", "t")
                .shows("info", "t message", "3 no-natural-limit")
                .goesOn();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            natural-limit 10                  | 20 | true  | true
            natural-limit 11                  | 22 | false | true
            natural-limit 11                  | 24 | false | true
            natural-limit 8;natural-checks 8  | 16 | true  | true
            natural-limit 9;natural-checks 8  | 18 | false | true
            natural-limit 4;natural-checks 0  | 8  | false | true
            """)
    @Clause("CXA1999:23.3")
    @Clause("CXA2011:4.2.4")
    void the_claimants_own_checks_count_up_to_a_cap(String header, int plies, boolean red, boolean black) {
        String event = Plies.CHECKING + header.replace(";", "\n") + "\nenforce auto\n";
        holds(Story.of(event, "0 start\n" + Plies.checked(plies) + "99 claim red natural-limit\n"), red);
        holds(Story.of(event, "0 start\n" + Plies.checked(plies) + "99 claim black natural-limit\n"), black);
    }

    private static void holds(Story claimed, boolean draws) {
        if (draws) {
            claimed.shows("foul", "t").ends("99 draw natural-limit CXA2011:4.2.4");
        } else {
            claimed.shows("foul", "t clause count", "99 CXA2011:8.1.4 1").goesOn();
        }
    }

    @Test
    @Clause("TRANSCRIPT:natural-from")
    void where_the_count_starts_at_the_claim_what_came_before_is_not_counted() {
        String header = "natural-limit 2\nnatural-from claim\nenforce auto\n";
        String begun = "0 start\n" + Plies.shuffled(6) + "6.5 claim black natural-limit\n";
        Story.of(header, begun).shows("foul", "t").goesOn();
        Story.of(header, begun + Plies.from(7, "a1a0 a8a9 a0a1") + "9.5 claim black natural-limit\n")
                .shows("foul", "t side clause", "9.5 black CXA2011:8.1.4")
                .goesOn();
        Story.of(header, begun + Plies.from(7, "a1a0 a8a9 a0a1 a9a8") + "10.5 claim red natural-limit\n")
                .shows("foul", "t")
                .ends("10.5 draw natural-limit CXA2011:4.2.4");
        Story.of(header, begun + Plies.from(7, "a1a0 a8a9 b2b9 a9b9") + "10.5 claim red natural-limit\n")
                .shows("foul", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:8.1.4")
    @Clause("CXA2011:4.1.11")
    void false_in_2011_is_a_foul_and_the_second_of_a_stage_loses() {
        String first = "0 start\n" + Plies.shuffled(2) + "2.5 claim red natural-limit\n";
        Story.of("enforce auto", first + "3 claim red natural-limit\n")
                .shows("foul", "t side clause count", "2.5 red CXA2011:8.1.4 1", "3 red CXA2011:8.1.4 2")
                .shows("penalty", "t")
                .ends("3 black false-claims CXA2011:4.1.11");
        Story.of("time 10m", first + "12 confirm a1\n13 claim red natural-limit\n14 confirm a2\n")
                .shows(
                        "alert",
                        "t id kind proposes",
                        "2.5 a1 false-claim [{t=2.5,type=foul,side=red,clause=CXA2011:8.1.4,count=1}]",
                        "13 a2 false-claim [{t=13,type=foul,side=red,clause=CXA2011:8.1.4,count=2},"
                                + "{t=13,type=result,result=black,reason=false-claims,clause=CXA2011:4.1.11}]")
                .shows(
                        "clock",
                        "t running red",
                        "0 red 600",
                        "1 black 599",
                        "2 red 599",
                        "2.5 none 598.5",
                        "12 red 598.5",
                        "13 none 597.5")
                .ends("14 black false-claims CXA2011:4.1.11");
        Story.of(first + "12 dismiss a1\n13 claim red natural-limit\n14 confirm a2\n")
                .shows("foul", "t count", "14 1")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.1.11")
    void a_capture_begins_a_new_stage_but_takes_no_foul_back() {
        String game = "0 start\n" + Plies.shuffled(4) + "4.5 claim red natural-limit\n" + Plies.from(5, "b2b9 a9b9")
                + "6.5 claim red natural-limit\n";
        Story.of("enforce auto", game)
                .shows("foul", "t clause count", "4.5 CXA2011:8.1.4 1", "6.5 CXA2011:8.1.4 2")
                .goesOn();
        Story.of("enforce auto", game + "7 claim red natural-limit\n").ends("7 black false-claims CXA2011:4.1.11");
        Story.of("enforce auto", game.replace("0 start\n", "0 start\n0.5 foul red HOUSE:phone\n"))
                .ends("6.5 black fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA1999:9.1.4")
    @Clause("CXA1999:23.3")
    @Clause("CXA1999:4.1.8")
    void false_in_1999_is_a_foul_and_five_minutes_every_time() {
        String header = "rules cxa-1999\ntime 20m\n";
        String claims = "0 start\n1 claim red natural-limit\n2 claim red natural-limit\n3 claim red natural-limit\n";
        Story.of(header + "enforce auto", claims)
                .shows(
                        "foul|penalty",
                        "t type clause count seconds",
                        "1 foul CXA1999:9.1.4 1 -",
                        "1 penalty CXA1999:23.3 - 300",
                        "2 foul CXA1999:9.1.4 2 -",
                        "2 penalty CXA1999:23.3 - 300",
                        "3 foul CXA1999:9.1.4 3 -")
                .shows("clock", "t running red", "0 red 1200", "1 red 899", "2 red 598", "3 none 597")
                .ends("3 black fouls CXA1999:4.1.8");
        Story.of(header, "0 start\n1 claim red natural-limit\n9 confirm a1\n")
                .shows("foul|penalty", "t type", "9 foul", "9 penalty")
                .shows("clock", "t running red", "0 red 1200", "1 none 1199", "9 none 899", "9 red 899");
    }

    @Test
    @Clause("CXA1999:23.3")
    void nobody_claims_it_is_shown_once_and_the_arbiter_may_draw() {
        String game = "0 start\n" + Plies.shuffled(7);
        Story.of("natural-limit 3", game + "20 confirm a1\n21 tick\n")
                .shows(
                        "alert",
                        "t id kind clause rounds redChecks blackChecks proposes",
                        "6 a1 natural-limit CXA2011:4.2.4 3 0 0 -")
                .goesOn();
        Story.of("natural-limit 3\nenforce auto", game + "20 result draw CXA2011:4.2.4\n")
                .ends("20 draw arbiter CXA2011:4.2.4");
    }
}
