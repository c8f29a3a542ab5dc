package org.qizhong.referee.conduct;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;
import org.qizhong.referee.Story;

/** The natural limit (自然限着): shown, never decided without a claim; a claim that does not hold is a foul. */
class NaturalLimitTest {

    /** So many plies without a capture, then what is said. */
    private static Story after(String header, int plies, String event) {
        Match match = Match.under("time 10m\nenforce auto\n" + header);
        for (int i = 1; i <= plies; i++) {
            match.presses(i);
        }
        return match.says(event).until(plies + 9.0);
    }

    @Test
    @Clause("CXA2011:4.2.4")
    void it_is_shown_when_it_is_reached_and_nothing_follows() {
        after("natural-limit 3", 8, "8.5 tick")
                .shows("alert", "t kind clause rounds", "6 natural-limit CXA2011:4.2.4 3")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.2.4")
    @Clause("CXA1999:23.3")
    void a_claim_that_holds_is_a_draw() {
        after("natural-limit 3", 6, "6.5 claim black natural-limit").ends("6.5 draw natural-limit CXA2011:4.2.4");
        after("natural-limit 3\nrules cxa-1999", 6, "6.5 claim red natural-limit")
                .ends("6.5 draw natural-limit CXA1999:4.2.4");
    }

    @Test
    @Clause("CXA2011:8.1.4")
    void a_claim_one_ply_early_is_a_foul() {
        after("natural-limit 3", 5, "5.5 claim red natural-limit")
                .shows("foul", "t side clause count", "5.5 red CXA2011:8.1.4 1")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.1.11")
    void the_second_false_claim_in_a_run_loses_after_its_foul() {
        after("natural-limit 3", 4, "4.5 claim red natural-limit\n4.6 claim red natural-limit")
                .shows("foul", "t count", "4.5 1", "4.6 2")
                .ends("4.6 black false-claims CXA2011:4.1.11");
    }

    @Test
    @Clause("CXA2011:4.1.11")
    void each_side_has_its_own() {
        after("natural-limit 3", 4, "4.5 claim red natural-limit\n4.6 claim black natural-limit")
                .goesOn();
    }

    @Test
    @Clause("CXA1999:9.1.4")
    @Clause("CXA1999:23.3")
    void in_1999_it_costs_five_minutes_and_may_flag() {
        after("natural-limit 3\nrules cxa-1999", 4, "4.5 claim black natural-limit")
                .shows(
                        "foul|penalty",
                        "t type side clause seconds",
                        "4.5 foul black CXA1999:9.1.4 -",
                        "4.5 penalty black CXA1999:23.3 300")
                .shows("clock", "t black", "0 600", "1 600", "2 599", "3 599", "4 598", "4.5 298");
        Match.under("time 4m\nenforce auto\nrules cxa-1999")
                .says("9 claim red natural-limit")
                .until(10)
                .ends("9 black flag CXA1999:4.1.4");
    }

    @Test
    @Clause("CLUB:3.2")
    void a_club_has_none() {
        after("natural-limit 3\nrules club", 6, "6.5 claim red natural-limit")
                .shows("alert|foul", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.2.4")
    void the_count_may_begin_with_the_claim() {
        after("natural-limit 2\nnatural-from claim", 4, "4.5 claim red natural-limit")
                .shows("foul", "t")
                .goesOn();
        Match match = Match.under("natural-limit 2\nnatural-from claim\nenforce auto")
                .presses(1, 2)
                .says("2.5 claim red natural-limit")
                .presses(3, 4, 5, 6)
                .says("6.5 claim red natural-limit");
        match.until(7).ends("6.5 draw natural-limit CXA2011:4.2.4");
    }

    @Test
    @Clause("CXA1999:23.3")
    void the_claimants_checks_count_only_up_to_a_cap() {
        String header =
                "start 5k3/9/9/9/9/9/9/9/4R4/3K5 w\nenforce auto\ntime 10m\nnatural-limit 3\nnatural-checks 1\n";
        String game = """
                0 start
                1 lift e1
                1 place f1
                1 press red
                2 lift f9
                2 place e9
                2 press black
                3 lift f1
                3 place e1
                3 press red
                4 lift e9
                4 place f9
                4 press black
                5 lift e1
                5 place a1
                5 press red
                6 lift f9
                6 place f8
                6 press black
                """;
        Story.of(header, game + "7 claim red natural-limit\n")
                .shows("foul", "t side", "7 red")
                .goesOn();
        Story.of(header, game + "7 claim black natural-limit\n").ends("7 draw natural-limit CXA2011:4.2.4");
        Story.of(header.replace("checks 1", "checks 2"), game + "7 claim red natural-limit\n")
                .ends("7 draw natural-limit CXA2011:4.2.4");
    }

    @Test
    @Clause("CXA1999:23.3")
    void to_confirm_a_false_claim_stops_both_clocks() {
        Match.under("time 10m")
                .says("5 claim red natural-limit\n60 dismiss a1")
                .until(61)
                .alerts("a1 false-claim")
                .shows("clock", "t running red", "0 red 600", "5 none 595", "60 red 595")
                .shows("foul", "t");
    }
}
