package org.qizhong.referee.conduct;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Who is not at the board when the game starts (迟到): table 2.6, trap T13. */
class LatenessTest {

    private static final String AUTO = "time 60m\nenforce auto\n";
    private static final String MOVED = "10 lift h2\n11 place e2\n12 press red\n";

    @Test
    @Clause("CXA2011:4.1.7")
    @Clause("CXA1999:21.1")
    void an_absent_red_has_lost_when_the_limit_is_reached() {
        Story.of(AUTO, "0 absent red\n5 start\n904.9 tick\n").goesOn();
        Story.of(AUTO, "0 absent red\n5 start\n9999 tick\n").ends("905 black late CXA2011:4.1.7");
    }

    @Test
    @Clause("CXA1999:4.1.5")
    @Clause("CLUB:2.1.3")
    void the_clause_is_that_of_the_book() {
        Story.of(AUTO + "rules cxa-1999", "0 absent red\n0 start\n900 tick\n").ends("900 black late CXA1999:4.1.5");
        Story.of(AUTO + "rules club\nlate-limit 5m", "0 absent red\n0 start\n300 tick\n")
                .ends("300 black late CLUB:2.1.3");
    }

    @Test
    @Clause("CXA1999:21.1")
    void an_absent_black_loses_though_his_clock_is_nearly_full() {
        Story.of(AUTO, "0 absent black\n0 start\n" + MOVED + "1000 tick\n")
                .shows("clock", "t running black", "0 red 3600", "12 black 3600", "900 none 2712")
                .ends("900 red late CXA2011:4.1.7");
    }

    @Test
    @Clause("CXA1999:21.2")
    void who_arrives_in_time_plays_with_what_is_left() {
        Story.of(AUTO, "0 absent red\n0 start\n600 arrived red\n2000 tick\n").goesOn();
        Story.of(AUTO, "0 absent red\n0 start\n600 arrived red\n601 pause\n")
                .shows("clock", "t red", "0 3600", "601 2999");
    }

    @Test
    @Clause("CXA1999:21.3")
    void both_absent_at_the_limit_have_both_lost() {
        Story.of(AUTO, "0 absent red\n0 absent black\n0 start\n900 tick\n").ends("900 both-lose late CXA2011:4.1.7");
        Story.of(AUTO, "0 absent red\n0 absent black\n0 start\n600 arrived red\n900 tick\n")
                .ends("900 red late CXA2011:4.1.7");
    }

    @Test
    @Clause("CXA1999:21.3")
    void where_both_were_late_both_lose_their_own_late_time() {
        Story.of(AUTO, "0 absent red\n0 absent black\n0 start\n300 arrived red\n400 arrived black\n401 pause\n")
                .shows("penalty", "t side clause seconds", "400 black CXA1999:21.3 400")
                .shows("clock", "t red black", "0 3600 3600", "400 3200 3200", "401 3199 3200");
    }

    @Test
    @Clause("CXA2011:4.1.6")
    void a_clock_that_runs_out_before_is_a_flag() {
        Story.of("time 5m\nenforce auto", "0 absent red\n0 start\n900 tick\n").ends("300 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:4.1.7")
    void to_confirm_the_alert_waits_for_the_arbiter() {
        String absent = "0 absent black\n0 start\n900 tick\n";
        Story.of("time 60m", absent)
                .shows("alert", "t id kind side", "900 a1 late black")
                .shows("clock", "t running red", "0 red 3600", "900 none 2700")
                .goesOn();
        Story.of("time 60m", absent + "950 confirm a1\n").ends("950 red late CXA2011:4.1.7");
        Story.of("time 60m", absent + "950 dismiss a1\n960 arrived black\n2000 tick\n")
                .goesOn();
    }
}
