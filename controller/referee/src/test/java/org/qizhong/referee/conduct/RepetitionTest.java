package org.qizhong.referee.conduct;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;
import org.qizhong.referee.Story;

/** The same position for the third time (待判局面): it is shown; a result follows only on a claim, an answer, an order. */
class RepetitionTest {

    /** Red's chariot checks on e1 and f1 for ever. */
    private static final String CHECKS = "start 5k3/9/9/9/9/9/9/9/4R4/3K5 w\ntime 10m\n";

    private static final String[] CYCLE = {"e1 f1 red", "f9 e9 black", "f1 e1 red", "e9 f9 black"};

    private static Story checking(String header, int plies, String then) {
        StringBuilder events = new StringBuilder("0 start\n");
        for (int i = 0; i < plies; i++) {
            String[] words = CYCLE[i % 4].split(" ", -1);
            String at = (i + 1) + " ";
            events.append(
                    at + "lift " + words[0] + "\n" + at + "place " + words[1] + "\n" + at + "press " + words[2] + "\n");
        }
        return Story.of(CHECKS + header, events + then);
    }

    private static Story shuffling(String header, int plies, String then) {
        Match match = Match.under("time 10m\n" + header);
        for (int i = 1; i <= plies; i++) {
            match.presses(i);
        }
        return match.says(then).until(plies + 9.0);
    }

    @Test
    @Clause("CXA2011:4.1.4")
    @Clause("CXA1999:24.1")
    @Clause("CXA1999:26.1")
    @Clause("CXA1999:ch7.1")
    void a_one_sided_perpetual_check_is_shown_and_loses_on_the_claim() {
        checking("enforce auto", 8, "")
                .shows("repetition", "t verdict clause red black", "8 red-loses CXA2011:4.1.4 check idle")
                .goesOn();
        checking("enforce auto", 8, "8.5 claim black repetition\n").ends("8.5 black repetition CXA2011:4.1.4");
        checking("enforce auto\nrules cxa-1999", 8, "8.5 claim black repetition\n")
                .ends("8.5 black repetition CXA1999:24.1");
        checking("enforce auto\nrules club", 8, "8.5 claim black repetition\n").ends("8.5 black repetition CLUB:3.1");
    }

    @Test
    @Clause("CXA2011:4.1.4")
    void to_confirm_it_is_an_alert_that_stops_no_clock() {
        Story story = checking("", 8, "9 confirm a1\n");
        story.shows(
                        "alert",
                        "t id kind proposes",
                        "8 a1 repetition [{t=8,type=clock,running=none,red=596,black=596},"
                                + "{t=8,type=result,result=black,reason=repetition,clause=CXA2011:4.1.4}]")
                .ends("9 black repetition CXA2011:4.1.4");
        checking("", 8, "9 dismiss a1\n").goesOn();
    }

    @Test
    @Clause("CXA1999:24")
    void fewer_than_three_times_is_not_heard() {
        checking("enforce auto", 7, "7.5 claim black repetition\n")
                .shows("info", "message", "not-repeated")
                .shows("repetition|foul", "t")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.2.3")
    @Clause("CXA1999:24.2")
    void idle_on_both_sides_is_a_draw_on_the_claim() {
        shuffling("enforce auto", 8, "8.5 claim red repetition")
                .shows("repetition", "t verdict red black", "8 draw idle idle")
                .ends("8.5 draw repetition CXA2011:4.2.3");
    }

    @Test
    @Clause("CXA1999:24.3")
    @Clause("CXA2011:4.1.5")
    void who_was_ordered_to_vary_and_does_not_has_lost() {
        checking("enforce auto", 8, """
                8.5 vary red
                9 lift e1
                9 place f1
                9 press red
                10 lift f9
                10 place e9
                10 press black
                11 lift f1
                11 place e1
                11 press red
                12 lift e9
                12 place f9
                12 press black
                """).ends("12 black repetition CXA2011:4.1.5");
    }

    @Test
    @Clause("CXA1999:24.3")
    void who_varies_plays_on() {
        checking("enforce auto", 8, "8.5 vary red\n9 lift e1\n9 place g1\n9 press red\n")
                .shows("info", "t message side", "8.5 must-vary red", "9 varied red")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.2.3")
    void a_claim_that_the_device_cannot_decide_stops_the_clocks_for_the_arbiter() {
        String[] cycle = {"a2 a3 red", "d9 d8 black", "a3 a2 red", "d8 d9 black"};
        StringBuilder events = new StringBuilder("0 start\n");
        for (int i = 0; i < 8; i++) {
            String[] words = cycle[i % 4].split(" ", -1);
            events.append(String.join("\n", (i + 1) + " lift " + words[0], (i + 1) + " place " + words[1], ""))
                    .append((i + 1) + " press " + words[2] + "\n");
        }
        Story.of("start 3k5/9/9/9/9/9/9/R8/9/5K3 w\ntime 10m", events + "19 claim red repetition\n25 dismiss a2\n")
                .shows("alert", "t id kind side", "8 a1 repetition -", "19 a2 repetition red")
                .shows(
                        "clock",
                        "t running",
                        "0 red",
                        "1 black",
                        "2 red",
                        "3 black",
                        "4 red",
                        "5 black",
                        "6 red",
                        "7 black",
                        "8 red",
                        "19 none",
                        "25 red")
                .goesOn();
    }
}
