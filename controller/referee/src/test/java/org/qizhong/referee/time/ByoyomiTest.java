package org.qizhong.referee.time;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;

/** Byoyomi (读秒): after the main time periods, each renewed by a move made within it. */
@Clause("TRANSCRIPT:time-control")
class ByoyomiTest {

    private static final String FIELDS = "t red redPeriods black blackPeriods";

    @Test
    void the_main_time_is_shown_while_there_is_some() {
        Match.of("20s b3x30s")
                .presses(5, 10)
                .until(10)
                .shows("clock", FIELDS, "0 20 - 20 -", "5 15 - 20 -", "10 15 - 15 -");
    }

    @Test
    void then_the_period_and_how_many_are_left() {
        Match.of("20s b3x30s")
                .presses(25, 25)
                .until(25)
                .shows("clock", FIELDS, "0 20 - 20 -", "25 30 3 20 -", "25 30 3 20 -");
    }

    @Test
    void a_period_that_was_used_up_is_gone_and_the_next_one_renewed() {
        Match.of("20s b3x30s")
                .presses(60, 60, 89)
                .until(89)
                .shows("move", FIELDS, "60 30 2 20 -", "60 30 2 20 -", "89 30 2 20 -");
    }

    @Test
    void the_clock_shows_what_is_left_of_the_period() {
        Match.of("20s b3x30s").says("60 pause").until(61).shows("clock", FIELDS, "0 20 - 20 -", "60 20 2 20 -");
        Match.of("20s b3x30s").says("20 pause").until(61).shows("clock", FIELDS, "0 20 - 20 -", "20 30 3 20 -");
        Match.of("20s b3x30s")
                .says("19.999999 pause")
                .until(61)
                .shows("clock", FIELDS, "0 20 - 20 -", "19.999999 0.000001 - 20 -");
    }

    @Test
    void the_last_period_flags_at_its_end() {
        Match.of("20s b3x30s").until(200).ends("110 black flag CXA2011:4.1.6");
        Match.of("20s b1x10s")
                .presses(29.999, 30)
                .until(50)
                .shows("move", FIELDS, "29.999 10 1 20 -", "30 10 1 19.999 -")
                .ends("40 black flag CXA2011:4.1.6");
    }

    @Test
    void a_pause_renews_nothing() {
        Match.of("10s b2x10s")
                .says("15 pause\n100 resume\n101 pause\n200 resume")
                .until(300)
                .ends("214 black flag CXA2011:4.1.6");
    }

    @Test
    void periods_belong_to_each_side() {
        Match.of("5s b2x10s|1m").presses(20, 30).until(31).shows("move", FIELDS, "20 10 1 60 -", "30 10 1 50 -");
    }

    @Test
    void byoyomi_alone() {
        Match.of("0s b2x10s")
                .presses(9, 18, 32)
                .until(32)
                .shows("move", FIELDS, "9 10 2 10 2", "18 10 2 10 2", "32 10 1 10 2");
    }
}
