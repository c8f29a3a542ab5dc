package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Table 2.6, lateness (迟到): whose clock runs, and what the limit brings; it runs from the start of the round. */
class LatenessTableTest {

    private static final String MOVED = "1 lift h2\n2 place e2\n3 press red\n";

    @ParameterizedTest
    @CsvSource({
        "cxa-2011, CXA1999:21.1, CXA2011:4.1.7",
        "cxa-1999, CXA1999:21.1, CXA1999:4.1.5",
        "club, CLUB:2.1.3, CLUB:2.1.3"
    })
    @Clause("CXA2011:4.1.7")
    @Clause("CXA1999:4.1.5")
    @Clause("CXA1999:21.1")
    @Clause("CLUB:2.1.3")
    void an_absent_red_pays_from_the_start_and_loses_at_the_limit(String rules, String clause, String loss) {
        String header = "time 60m\nrules " + rules + "\n";
        String late = "0 absent red\n0 start\n";
        Story.of(header + "enforce auto", late + "2000 tick\n")
                .shows("clock", "t running red black", "0 red 3600 3600", "900 none 2700 3600")
                .ends("900 black late " + loss);
        Story.of(header, late + "950 confirm a1\n")
                .shows(
                        "alert",
                        "t id kind side clause proposes",
                        "900 a1 late red " + clause + " [{t=900,type=result,result=black,reason=late,clause=" + loss
                                + "}]")
                .shows("clock", "t running red", "0 red 3600", "900 none 2700")
                .ends("950 black late " + loss);
        Story.of(header, late + "950 dismiss a1\n1000 arrived red\n2000 tick\n")
                .shows("clock", "t running red", "0 red 3600", "900 none 2700", "950 red 2700")
                .goesOn();
    }

    @ParameterizedTest
    @CsvSource({"0s, 0", "5m, 300", "10m, 600", "15m, 900", "20m, 1200"})
    @Clause("CXA2011:4.1.7")
    void the_limit_is_the_events(String limit, String at) {
        Story.of("late-limit " + limit + "\nenforce auto", "0 absent red\n0 start\n3000 tick\n")
                .ends(at + " black late CXA2011:4.1.7");
    }

    @Test
    @Clause("CXA1999:21.1")
    void an_absent_blacks_clock_runs_from_reds_press_and_he_is_lost_with_it_nearly_full() {
        Story.of("time 60m\nenforce auto", "0 absent black\n0 start\n1 lift h2\n2 place e2\n890 press red\n2000 tick\n")
                .shows("clock", "t running red black", "0 red 3600 3600", "890 black 2710 3600", "900 none 2710 3590")
                .ends("900 red late CXA2011:4.1.7");
        Story.of("time 60m\nenforce auto", "0 absent black\n0 start\n2000 tick\n")
                .ends("900 red late CXA2011:4.1.7");
    }

    @Test
    @Clause("CXA1999:21.2")
    void who_is_seated_before_the_limit_plays_on_with_what_is_left() {
        Story.of("time 60m\nenforce auto", "0 absent red\n0 start\n899.999999 arrived red\n1000 tick\n")
                .shows("penalty|result", "t")
                .shows("clock", "t running", "0 red");
        Story.of("time 1/60m,10m\nenforce auto", "0 absent red\n0 start\n899 arrived red\n4000 tick\n")
                .ends("3600 black flag CXA2011:4.1.6");
        Story.of("time 60m\nenforce auto", "0 absent red\n0 start\n900 arrived red\n")
                .ends("900 black late CXA2011:4.1.7");
    }

    @Test
    @Clause("CXA1999:21.3")
    void of_two_late_players_each_loses_his_own_late_time() {
        String both = "0 absent red\n0 absent black\n0 start\n";
        Story.of("time 60m\nenforce auto", both + "300 arrived red\n600 arrived black\n")
                .shows("penalty", "t side clause seconds", "600 black CXA1999:21.3 600")
                .shows("clock", "t running red black", "0 red 3600 3600", "600 red 3000 3000");
        Story.of(
                        "time 60m\nenforce auto",
                        both + "300 arrived black\n600 arrived red\n601 lift h2\n602 place e2\n603 press red\n")
                .shows("penalty", "t side seconds", "300 black 300")
                .shows("clock", "t running red black", "0 red 3600 3600", "300 red 3300 3300", "603 black 2997 3300");
        Story.of(
                        "time 60m\nenforce auto",
                        both + "300 arrived red\n400 lift h2\n401 place e2\n402 press red\n602 arrived black\n")
                .shows("penalty", "t side seconds", "602 black 402")
                .shows("clock", "t running black", "0 red 3600", "402 black 3600", "602 black 2998");
    }

    @ParameterizedTest
    @CsvSource({"cxa-2011, CXA2011:4.1.7", "cxa-1999, CXA1999:4.1.5", "club, CLUB:2.1.3"})
    @Clause("CXA1999:21.3")
    void both_over_the_limit_have_both_lost_and_one_over_has_lost_alone(String rules, String loss) {
        String header = "rules " + rules + "\nenforce auto";
        String both = "0 absent red\n0 absent black\n0 start\n";
        Story.of(header, both + "901 tick\n").ends("900 both-lose late " + loss);
        Story.of(header, both + "900 arrived red\n").ends("900 both-lose late " + loss);
        Story.of(header, both + "899.999999 arrived red\n901 tick\n").ends("900 red late " + loss);
        Story.of(header, both + "899.999999 arrived black\n901 tick\n").ends("900 black late " + loss);
        Story.of("rules " + rules, both + "901 confirm a1\n").ends("901 both-lose late " + loss);
        Story.of("rules " + rules, both + "901 dismiss a1\n1800 tick\n").goesOn();
    }

    @Test
    @Clause("CXA2011:4.1.6")
    @Clause("CXA1999:22.1")
    void a_clock_at_zero_before_the_limit_is_a_flag() {
        Story.of("time 5m\nenforce auto", "0 absent red\n0 start\n2000 tick\n").ends("300 black flag CXA2011:4.1.6");
        Story.of("time 5m\nrules cxa-1999", "0 absent black\n0 start\n" + MOVED + "2000 tick\n")
                .ends("303 red flag CXA1999:4.1.4");
    }

    @Test
    @Clause("CLUB:2.1.3")
    void without_clocks_the_limit_runs_all_the_same() {
        Story.of(
                        "rules club\ntime none\nlate-limit 5m\nenforce auto",
                        "0 absent black\n0 start\n" + MOVED + "301 tick\n")
                .shows("clock", "t")
                .ends("300 red late CLUB:2.1.3");
        Story.of("rules club\ntime none\nlate-limit 5m", "0 absent black\n0 start\n299 arrived black\n301 tick\n")
                .shows("alert|penalty", "t")
                .goesOn();
    }

    @Test
    void nobody_is_late_who_is_there_and_the_limit_is_judged_once() {
        Story.of("enforce auto", "0 start\n1 arrived red\n2000 tick\n")
                .shows("info", "t message side", "1 not-absent red")
                .goesOn();
        Story.of("0 absent black\n0 start\n901 dismiss a1\n5000 tick\n").alerts("a1 late");
    }
}
