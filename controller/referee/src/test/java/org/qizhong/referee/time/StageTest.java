package org.qizhong.referee.time;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;

/** Stages (限时限着): so many moves in so much time, left time carried over; the boundary cases of the rule book. */
class StageTest {

    @Test
    @Clause("CXA2011:6.2")
    @Clause("CXA1999:6.2")
    void the_last_move_pressed_just_in_time_enters_the_next_stage() {
        Match.of("30/60m,10/10m*")
                .quickly(29, 0, 1)
                .presses(3599.9)
                .until(3600.1)
                .shows("stage", "t side stage remaining", "3599.9 red 2 600.1")
                .goesOn();
    }

    @Test
    @Clause("CXA1999:22.1")
    void the_last_move_pressed_at_the_full_hour_is_too_late() {
        Match.of("30/60m,10/10m*")
                .quickly(29, 0, 1)
                .presses(3600)
                .until(3601)
                .shows("stage", "t")
                .ends("3600 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:4.1.6")
    void one_move_too_few_at_the_full_hour_loses() {
        Match.of("30/60m,10/10m*").quickly(29, 0, 1).until(4000).ends("3600 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:6.3")
    void a_rapid_stage_of_forty_moves_is_followed_by_one_of_thirty() {
        Match.of("40/10m,30/5m*")
                .quickly(40, 0, 10)
                .until(401)
                .shows("stage", "t side stage remaining", "400 red 2 500", "400 black 2 900");
        Match.of("40/10m,30/5m*")
                .quickly(40, 0, 10)
                .quickly(29, 400, 10)
                .until(900)
                .ends("900 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:6.2")
    void left_time_carries_over() {
        Match.of("30/60m,10/10m*")
                .quickly(30, 0, 100)
                .until(3001)
                .shows("stage", "t side stage remaining", "3000 red 2 1200", "3000 black 2 4200");
    }

    @Test
    void the_fortieth_move_at_the_end_of_the_second_stage() {
        Match.of("30/60m,10/10m*")
                .quickly(30, 0, 100)
                .quickly(9, 3000, 100)
                .presses(4199.9)
                .until(4200)
                .shows("stage", "t side stage remaining", "3000 red 2 1200", "3000 black 2 4200", "4199.9 red 3 600.1");
        Match.of("30/60m,10/10m*")
                .quickly(30, 0, 100)
                .quickly(9, 3000, 100)
                .presses(4200)
                .until(4200)
                .ends("4200 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:6.1")
    void forty_moves_at_eighty_five_minutes_leave_twenty_for_the_next_ten() {
        Match.of("40/90m,10/15m*")
                .quickly(40, 0, 127.5)
                .until(5100)
                .shows("stage", "t side stage remaining", "5100 red 2 1200", "5100 black 2 6300");
    }

    @Test
    @Clause("CXA1999:6.4")
    void a_stage_with_a_star_starts_over_and_over() {
        Match.of("2/10s*")
                .quickly(6, 0, 1)
                .until(7)
                .shows(
                        "stage",
                        "t side stage remaining",
                        "2 red 2 18",
                        "2 black 2 20",
                        "4 red 3 26",
                        "4 black 3 30",
                        "6 red 4 34",
                        "6 black 4 40");
    }

    @Test
    void the_move_shows_the_time_after_bonus_and_stage() {
        Match.of("1/60s+5s,30s+2s")
                .presses(10, 10, 20)
                .until(21)
                .shows(
                        "move|stage",
                        "t type stage red black",
                        "10 move - 85 60",
                        "10 stage 2 - -",
                        "10 move - 85 95",
                        "10 stage 2 - -",
                        "20 move - 77 95");
    }

    @Test
    void a_stage_without_a_count_lasts_to_the_end() {
        Match.of("2/10s,5s")
                .quickly(2, 0, 1)
                .until(20)
                .shows("stage", "t side remaining", "2 red 13", "2 black 15")
                .ends("15 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:7.2")
    void windows_turn_by_the_clock_and_keep_no_surplus_moves() {
        String time = "2/10s,2/5s*\nstages windows";
        Match.of(time)
                .quickly(3, 0, 1)
                .until(14)
                .shows("stage", "t side stage remaining", "10 red 2 5")
                .goesOn();
        Match.of(time).quickly(3, 0, 1).until(20).ends("15 black flag CXA2011:4.1.6");
    }

    @Test
    void a_window_that_is_not_filled_flags_at_its_end() {
        Match.of("2/10s,2/5s*\nstages windows")
                .quickly(1, 0, 1)
                .until(20)
                .shows("stage", "t")
                .ends("10 black flag CXA2011:4.1.6");
    }

    @Test
    void each_side_has_its_own_stages() {
        Match.of("1/10s,5s|20s")
                .presses(4, 6)
                .until(7)
                .shows("stage", "t side stage remaining", "4 red 2 11")
                .shows("clock", "t running red black", "0 red 10 20", "4 black 11 20", "6 red 11 18");
    }
}
