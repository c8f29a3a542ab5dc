package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What the arbiter does to the clocks: pause, resume, set, change; and what a call does. */
class ClocksTest {

    private static final String CLOCKS = "t running red black";

    @Test
    @Clause("CXA1999:23.3")
    void a_pause_stops_both_and_a_resume_runs_on() {
        Story.of("time 10m", "0 start\n10 pause\n20 pause\n30 resume\n40 resume\n50 tick\n51 pause\n")
                .shows("clock", CLOCKS, "0 red 600 600", "10 none 590 600", "30 red 590 600", "51 none 569 600");
    }

    @Test
    void a_resume_may_name_the_side() {
        Story.of("time 10m", "0 start\n10 pause\n20 resume black\n30 resume red\n31 pause\n")
                .shows(
                        "clock",
                        CLOCKS,
                        "0 red 600 600",
                        "10 none 590 600",
                        "20 black 590 600",
                        "30 red 590 590",
                        "31 none 589 590");
    }

    @Test
    void after_a_move_that_nobody_pressed_it_is_the_side_to_move_that_runs_on() {
        Story.of("time 10m", "0 start\n1 lift h2\n2 place e2\n5 lift h9\n6 pause\n7 resume\n")
                .shows("clock", CLOCKS, "0 red 600 600", "6 none 594 600", "7 black 594 600");
    }

    @Test
    void set_and_changed_times_are_told() {
        Story.of("time 10m", "0 start\n10 clock red 5m\n20 add red 1m30s\n30 add black -1m\n40 clock black 0.5s\n")
                .shows(
                        "clock",
                        CLOCKS,
                        "0 red 600 600",
                        "10 red 300 600",
                        "20 red 380 600",
                        "30 red 370 540",
                        "40 red 360 0.5");
    }

    @Test
    void remaining_time_never_shows_below_zero() {
        Story.of("time 10m", "0 start\n1 add black -1h\n2 pause\n3 add red -1h\n")
                .shows("clock", CLOCKS, "0 red 600 600", "1 red 599 0", "2 none 598 0", "3 none 0 0")
                .goesOn();
    }

    @Test
    void what_is_at_zero_flags_when_it_runs() {
        Story.of("time 10m", "0 start\n2 pause\n3 add red -1h\n4 resume\n5 tick\n")
                .ends("4 black flag CXA2011:4.1.6");
        Story.of("time 10m", "0 start\n2 pause\n3 clock red 0s\n4 resume\n5 tick\n")
                .ends("4 black flag CXA2011:4.1.6");
    }

    @Test
    void without_clocks_there_is_nothing_to_set() {
        Story.of("time none", "0 start\n1 clock red 5m\n2 add red 5m\n3 pause\n4 resume\n")
                .shows("clock", "t")
                .shows("info", "t message", "1 no-clocks", "2 no-clocks", "3 paused", "4 resumed");
    }

    @Test
    @Clause("HOUSE:calling-the-arbiter")
    void a_call_stops_both_clocks_in_a_club_too() {
        Story.of("time 10m\nrules club", "0 start\n3 call red\n43 tick\n")
                .shows("alert", "t kind side clause", "3 arbiter-called red HOUSE:calling-the-arbiter")
                .shows("clock", "t running red", "0 red 600", "3 none 597");
    }

    @Test
    @Clause("CXA1999:8.5")
    void a_call_stops_both_clocks() {
        Story.of("time 10m", "0 start\n3 call red\n43 tick\n").says("""
                {"t":0,"type":"started","rules":"cxa-2011","time":"10m",\
                "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"}
                {"t":0,"type":"clock","running":"red","red":600,"black":600}
                {"t":3,"type":"alert","id":"a1","kind":"arbiter-called","side":"red","clause":"CXA1999:8.5"}
                {"t":3,"type":"clock","running":"none","red":597,"black":600}
                """);
    }

    @Test
    @Clause("CXA2011:4.2.2")
    void case_l5_a_call_in_time_is_answered_at_leisure() {
        Story.of("time 10s", "0 start\n3.1 call red\n43 result draw CXA2011:4.2.2\n")
                .shows("clock", CLOCKS, "0 red 10 10", "3.1 none 6.9 10")
                .ends("43 draw arbiter CXA2011:4.2.2");
    }

    @Test
    void what_happens_on_the_board_meanwhile_changes_the_board_only() {
        Story.of("time 10m", "0 start\n1 pause\n2 lift h2\n3 place e2\n4 lift b2\n5 place b2\n6 resume\n7 press red\n")
                .shows("touch|obligation", "t")
                .recorded("h2e2")
                .isQuiet();
    }
}
