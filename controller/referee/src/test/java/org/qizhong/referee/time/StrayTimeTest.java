package org.qizhong.referee.time;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;
import org.qizhong.referee.Story;

/** Only a completed move brings a bonus, and only a move counts for a stage. */
class StrayTimeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 pause\n2 resume",
                "2 resume red",
                "2 adjust red",
                "2 add red 5s\n2 add red -5s",
                "2 clock red 598s",
                "2 press black",
                "2 call black\n2 dismiss a1",
                "2 pause\n2 resume black\n2 press black",
                "2 lift b0\n2.1 place b0",
                "2 press red"
            })
    @Clause("CXA2011:6.1")
    @Clause("TRANSCRIPT:clock")
    void whatever_else_happens_brings_nothing(String event) {
        Match.under("rules cxa-1999\ntime 10m+30s")
                .says(event)
                .presses(5, 7)
                .until(8)
                .shows("move", "t red black", "5 625 600", "7 625 628");
    }

    @Test
    @Clause("CXA1999:23.3")
    void a_penalty_takes_five_minutes_and_gives_nothing() {
        Match.under("rules cxa-1999\nenforce auto\ntime 10m+30s")
                .says("2 claim red natural-limit")
                .presses(5)
                .until(5)
                .shows("penalty", "t side seconds", "2 red 300")
                .shows("move", "t red", "5 325");
    }

    @Test
    @Clause("CXA1999:23.3")
    void a_penalty_beyond_the_main_time_takes_the_periods_too() {
        Match.under("rules cxa-1999\nenforce auto\ntime 302s b2x5s")
                .says("6 claim red natural-limit")
                .until(20)
                .shows("clock", "t red redPeriods", "0 302 -", "6 1 2", "12 0 0")
                .ends("12 black flag CXA1999:4.1.4");
        Match.under("rules cxa-1999\nenforce auto\ntime 22s b1x5s")
                .says("6 claim red natural-limit")
                .until(20)
                .ends("6 black flag CXA1999:4.1.4");
    }

    @Test
    @Clause("TRANSCRIPT:time-control")
    void moves_count_for_the_stage_and_presses_do_not() {
        Match.under("rules cxa-1999\ntime 3/10m,5m")
                .says("1 press red\n1 press black\n1 press red")
                .presses(2, 2)
                .says("3 press red\n3 press black")
                .presses(4, 4)
                .until(5)
                .shows("stage", "t");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void a_move_that_nobody_pressed_counts_and_its_belated_press_does_not() {
        Story.of("time 2/10m+30s,5m", """
                0   start
                1   lift a0
                1.2 place a1
                3   lift a9
                3.5 place a8
                5   press red
                6   press black
                8   lift a1
                8.2 place a0
                9   press red
                """)
                .shows("stage", "t side stage", "9 red 2")
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 600 600",
                        "5 black 625 600",
                        "6 red 625 629",
                        "9 black 952 629");
    }
}
