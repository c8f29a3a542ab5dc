package org.qizhong.referee.ending;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Flag-fall (超时), judged on the stamps of the hardware, at its very moment. */
class FlagTest {

    private static final String MOVED = "0 start\n1 lift h2\n2 place e2\n";

    @Test
    @Clause("CXA2011:4.1.6")
    void it_bears_the_moment_at_which_the_clock_stood_at_zero() {
        Story.of("time 10s", "0.000001 start\n500 tick\n").says("""
                {"t":0.000001,"type":"started","rules":"cxa-2011","time":"10s",\
                "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"}
                {"t":0.000001,"type":"clock","running":"red","red":10,"black":10}
                {"t":10.000001,"type":"flag","side":"red","clause":"CXA2011:4.1.6"}
                {"t":10.000001,"type":"clock","running":"none","red":0,"black":10}
                {"t":10.000001,"type":"result","result":"black","reason":"flag","clause":"CXA2011:4.1.6"}
                """);
    }

    @Test
    @Clause("TRANSCRIPT:rule-6")
    void a_press_stamped_before_it_counts() {
        Story.of("time 10s", MOVED + "9.999999 press red\n").recorded("h2e2").goesOn();
    }

    @Test
    @Clause("CXA1999:22.5")
    void a_press_at_the_very_moment_is_too_late() {
        Story.of("time 10s", MOVED + "10 press red\n").recorded("").ends("10 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:22.5")
    void a_move_made_in_time_but_not_pressed_does_not_help() {
        Story.of("time 10s", MOVED + "20 press red\n").recorded("").ends("10 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:4.1.4")
    @Clause("CXA1999:22.2")
    void the_clause_is_that_of_the_book() {
        Story.of("time 10s\nrules cxa-1999", "0 start\n10 tick\n").ends("10 black flag CXA1999:4.1.4");
        Story.of("time 10s\nrules club", "0 start\n10 tick\n").ends("10 black flag HOUSE:time");
    }

    @Test
    void the_other_clock_is_frozen_with_the_first_flag() {
        Story.of("time 10s", MOVED + "5 press red\n100 press black\n200 tick\n")
                .shows("flag", "t side", "15 black")
                .ends("15 red flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:4.1.6")
    void it_comes_before_whatever_is_stamped_at_its_moment() {
        for (String event :
                new String[] {"resign black", "call red", "pause", "accept black", "add red 5m", "offer red"}) {
            Story.of("time 10s", "0 start\n5 offer red\n10 " + event + "\n").ends("10 black flag CXA2011:4.1.6");
        }
    }

    @Test
    @Clause("CXA1999:23.3")
    void a_call_or_a_pause_before_it_stops_it() {
        Story.of("time 10s", "0 start\n9.9 call red\n60 tick\n")
                .shows("clock", "t running red", "0 red 10", "9.9 none 0.1")
                .goesOn();
        Story.of("time 10s", "0 start\n9.9 pause\n60 resume\n61 tick\n").ends("60.1 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:22.5")
    void an_offer_that_nobody_accepted_does_not_stop_it() {
        Story.of("time 10s", MOVED + "9 offer red\n11 accept black\n").ends("10 black flag CXA2011:4.1.6");
        Story.of("time 10s", MOVED + "9 offer red\n9.9 accept black\n").ends("9.9 draw agreement CXA2011:4.2.1");
    }

    @Test
    @Clause("CXA2011:4.1.6")
    void it_may_fall_to_an_arbiter_who_takes_time_off() {
        Story.of("time 10s", "0 start\n4 add red -6s\n5 tick\n")
                .shows("flag", "t side", "4 red")
                .ends("4 black flag CXA2011:4.1.6");
    }

    @Test
    void time_taken_off_the_waiting_side_falls_when_its_turn_comes() {
        Story.of("time 10s", MOVED + "3 add black -1m\n4 press red\n5 tick\n")
                .shows("move", "t black", "4 0")
                .ends("4 red flag CXA2011:4.1.6");
    }

    @Test
    void time_given_moves_it() {
        Story.of("time 10s", "0 start\n4 add red 5s\n100 tick\n").ends("15 black flag CXA2011:4.1.6");
        Story.of("time 10s", "0 start\n4 clock red 1m\n100 tick\n").ends("64 black flag CXA2011:4.1.6");
    }
}
