package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Time that the arbiter gives or takes, where the clock is at zero, in a period, or waits. */
@Clause("TRANSCRIPT:clock")
class GivenTimeTest {

    private static final String MOVED = "0 start\n1 lift h2\n2 place e2\n3 press red\n";

    @Test
    void a_clock_at_zero_owes_nothing() {
        Story.of("time 10m", """
                0 start
                1 add black -2h
                2 clock black 5m
                3 add black 10s
                4 add black -2h
                5 add black 10s
                """).shows("clock", "t black", "0 600", "1 0", "2 300", "3 310", "4 0", "5 10");
    }

    @Test
    void a_period_is_shortened_and_lengthened() {
        Story.of("time 10s b2x30s", "0 start\n20 add red -5s\n21 pause\n")
                .shows("clock", "t red redPeriods", "0 10 -", "20 15 2", "21 14 2");
    }

    @Test
    void a_clock_in_a_period_may_be_set() {
        Story.of("time 10s b2x30s", "0 start\n20 clock red 1m\n21 pause\n")
                .shows("clock", "t red", "0 10", "20 60", "21 59");
    }

    @Test
    void a_delay_alone_is_a_time_for_each_move() {
        Story.of("time 0s d5s", MOVED + "9 tick\n").recorded("h2e2").ends("8 red flag CXA2011:4.1.6");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void a_press_after_the_arbiter_turned_the_clock_brings_no_second_bonus() {
        Story.of("time 10m+30s", MOVED + "4 resume red\n5 press red\n6 tick\n")
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 600 600",
                        "3 black 627 600",
                        "4 red 627 599",
                        "5 black 626 599");
        Story.of("time 10m+30s", "0 start\n1 resume black\n2 press black\n")
                .shows("clock", "t running red black", "0 red 600 600", "1 black 599 600", "2 red 599 599");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void a_belated_press_brings_the_bonus_of_the_stage_in_which_the_move_was_made() {
        Story.of("time 1/10s+5s,20s", "0 start\n1 lift h2\n2 place e2\n3 lift h9\n4 place g7\n6 press red\n")
                .shows("clock", "t running red", "0 red 10", "6 black 29");
    }
}
