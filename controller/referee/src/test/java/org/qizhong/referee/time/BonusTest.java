package org.qizhong.referee.time;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;

/** What a completed move gives back: increment (加秒), Bronstein, delay, or nothing. */
class BonusTest {

    private static final String FIELDS = "t red black";

    @Test
    @Clause("CXA2011:6.3")
    @Clause("CXA1999:6.5")
    void sudden_death_gives_nothing() {
        Match.of("20m")
                .presses(10, 30, 70)
                .until(71)
                .shows("move", FIELDS, "10 1190 1200", "30 1190 1180", "70 1150 1180");
    }

    @Test
    @Clause("CXA2011:6.1")
    void an_increment_is_added_at_the_press_and_not_before_the_first_move() {
        Match.of("60m+30s")
                .presses(10, 30, 30.5)
                .until(40)
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 3600 3600",
                        "10 black 3620 3600",
                        "30 red 3620 3610",
                        "30.5 black 3649.5 3610");
    }

    @Test
    @Clause("CXA2011:6.1")
    void an_increment_may_lift_a_clock_over_its_start() {
        Match.of("5m+5s").presses(1, 1, 1).until(2).shows("move", FIELDS, "1 304 300", "1 304 305", "1 309 305");
    }

    @Test
    void an_increment_comes_too_late_for_a_clock_at_zero() {
        Match.of("5s+30s").presses(5).until(6).shows("move", "t").ends("5 black flag CXA2011:4.1.6");
        Match.of("5s+30s")
                .presses(4.999)
                .until(6)
                .shows("move", FIELDS, "4.999 30.001 5")
                .goesOn();
    }

    @Test
    void bronstein_gives_back_what_was_used_up_to_its_limit() {
        Match.of("60s~5s")
                .presses(3, 3, 8, 8, 20, 20, 20)
                .until(21)
                .shows("move", "t red", "3 60", "3 60", "8 60", "8 60", "20 53", "20 53", "20 53");
    }

    @Test
    void bronstein_helps_nobody_whose_time_is_out() {
        Match.of("3s~5s").presses(3).until(6).ends("3 black flag CXA2011:4.1.6");
    }

    @Test
    void a_delay_is_waited_before_the_clock_runs() {
        Match.of("60s d5s")
                .presses(4, 4, 9, 9, 19, 19)
                .until(21)
                .shows("move", "t red", "4 60", "4 60", "9 60", "9 60", "19 55", "19 55");
    }

    @Test
    void a_delay_flags_late() {
        Match.of("3s d5s").until(9).ends("8 black flag CXA2011:4.1.6");
        Match.of("3s d5s").presses(7.5, 8).until(18).ends("13.5 black flag CXA2011:4.1.6");
    }

    @Test
    void a_pause_takes_nothing_and_gives_nothing() {
        Match.of("60s~5s").says("3 pause\n100 resume").presses(102).until(103).shows("move", "t red", "102 60");
        Match.of("60s d5s").says("3 pause\n100 resume").presses(103).until(103).shows("move", "t red", "103 59");
        Match.of("60s+5s").says("3 pause\n100 resume").presses(102).until(103).shows("move", "t red", "102 60");
    }

    @Test
    @Clause("CXA2011:6.5")
    void the_sides_may_differ() {
        Match.of("15m+5s|12m+5s")
                .presses(10, 20)
                .until(21)
                .shows("clock", "t running red black", "0 red 900 720", "10 black 895 720", "20 red 895 715");
        Match.of("10s|1m").until(20).ends("10 black flag CXA2011:4.1.6");
        Match.of("1m|10s").presses(5).until(20).ends("15 red flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CLUB:2.2")
    void without_clocks_nothing_is_said_of_time() {
        Match.of("none")
                .presses(1, 2)
                .says("3 clock red 5m\n4 add red 5m")
                .until(100_000)
                .says("move", """
                        {"t":1,"type":"move","ply":1,"side":"red","move":"a0a1","chinese":"车九进一","wxf":"R9+1",\
                        "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/R8/1NBAKABNR b - - 1 1","pressed":true}
                        {"t":2,"type":"move","ply":2,"side":"black","move":"a9a8","chinese":"车1进1","wxf":"R1+1",\
                        "fen":"1nbakabnr/r8/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/R8/1NBAKABNR w - - 2 2","pressed":true}
                        """)
                .shows("clock|flag|stage", "t type")
                .goesOn();
    }
}
