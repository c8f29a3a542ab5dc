package org.qizhong.referee.time;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;
import org.qizhong.referee.Story;

/** The two readings of 限时限着 side by side: stages that end with their moves, and stages that end with their time. */
class WindowsTest {

    private static final String SLOW = "40/90m,10/15m*";

    @Test
    @Clause("CXA1999:6.1")
    void forty_five_moves_at_ninety_minutes_leave_five_for_the_next_fifteen() {
        Match.of(SLOW)
                .quickly(45, 0, 120)
                .quickly(4, 5400, 1)
                .presses(6299.999999)
                .until(6300)
                .shows(
                        "stage",
                        "t side stage remaining",
                        "4800 red 2 1500",
                        "4800 black 2 6300",
                        "6299.999999 red 3 900.000001")
                .goesOn();
        Match.of(SLOW)
                .quickly(45, 0, 120)
                .quickly(4, 5400, 1)
                .presses(6300)
                .until(6300)
                .ends("6300 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA1999:7.2")
    void in_windows_they_leave_ten() {
        String windows = SLOW + "\nstages windows";
        Match.of(windows)
                .quickly(45, 0, 119)
                .quickly(10, 5400, 1)
                .until(6300.000001)
                .shows("stage", "t side stage remaining", "5400 red 2 900", "6300 red 3 900")
                .goesOn();
        Match.of(windows).quickly(45, 0, 119).quickly(9, 5400, 1).until(6301).ends("6300 black flag CXA2011:4.1.6");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            1/10s,20s            ; 10 ; 20
            1/10s+2s,20s         ; 12 ; 20
            1/10s b2x5s,20s      ; 20 ; 20
            1/10s b2x5s,20s b1x3s; 20 ; 20
            1/0s b1x5s,20s d5s   ; 5  ; 20
            1/10s d5s,20s        ; 15 ; 20
            1/10s,20s d5s        ; 10 ; 20
            1/10s d5s,20s d2s    ; 15 ; 20
            """)
    @Clause("CXA1999:7.2")
    void a_window_that_begins_during_a_thought_has_its_whole_time(String time, int zero, int whole) {
        Match.of(time + "|1h\nstages windows")
                .presses(0, 0)
                .says(zero + " pause")
                .until(zero)
                .shows("stage", "t side stage remaining", zero + " red 2 " + whole)
                .shows(
                        "clock",
                        "t running red",
                        "0 red " + start(time),
                        "0 black " + after(time),
                        "0 red " + after(time),
                        zero + " none " + whole);
    }

    private static String start(String time) {
        return time.startsWith("1/0s") ? "5" : "10";
    }

    private static String after(String time) {
        return time.contains("+2s") ? "12" : start(time);
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void a_stage_that_begins_with_an_unpressed_move_has_its_whole_time() {
        String unpressed = "12 lift a0\n12.2 place a1\n13 lift a9\n13.5 place a8\n14 pause\n";
        Match.of("1/10s b2x5s,20s")
                .says(unpressed)
                .until(14)
                .shows("stage", "t remaining", "13.15 20")
                .shows("clock", "t red redPeriods", "0 10 -", "14 19.15 -");
    }

    @Test
    @Clause("CXA1999:23.3")
    void a_penalty_that_eats_a_window_whose_moves_are_made_opens_the_next() {
        String claim = "100 claim red natural-limit";
        String header = "rules cxa-1999\nstages windows\nenforce auto\ntime ";
        Match.under(header + "1/6m,10m")
                .presses(90, 93)
                .says(claim)
                .until(110)
                .shows("stage|penalty", "t type stage remaining", "100 stage 2 600", "100 penalty - -")
                .goesOn();
        Match.under(header + "2/6m,10m").presses(90, 93).says(claim).until(110).ends("100 black flag CXA1999:4.1.4");
    }

    /** The clock line that follows an entry shows the window that has begun, not the one that the entry used up. */
    @ParameterizedTest
    @CsvSource({
        "100 claim red natural-limit, 100 red 600",
        "100 clock red 0s, 100 red 600",
        "100 add red -10m, 100 red 600",
        "100 add red -10s, 100 red 253",
    })
    @Clause("CXA1999:23.3")
    void an_entry_that_uses_up_a_window_shows_the_next(String entry, String clock) {
        String header = "rules cxa-1999\nstages windows\nenforce auto\ntime 1/6m,10m";
        String moved = "0 start\n1 lift h2\n2 place e2\n90 press red\n91 lift h9\n92 place g7\n93 press black\n";
        Story story = Story.of(header, moved + entry);
        story.shows("clock", "t running red", "0 red 360", "90 black 270", "93 red 270", clock)
                .goesOn();
    }
}
