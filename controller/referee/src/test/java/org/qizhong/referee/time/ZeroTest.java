package org.qizhong.referee.time;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;

/** Zero is a flag: a microsecond before it a press is in time, at it and after it nothing is given any more. */
class ZeroTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            10s              ; 10 ; 0.000001  - -
            10s+5s           ; 10 ; 5.000001  - -
            10s~5s           ; 10 ; 5.000001  - -
            10s d5s          ; 15 ; 0.000001  - -
            0s d5s           ; 5  ; 0         - -
            10s b2x5s        ; 20 ; 5         1 -
            0s b1x5s         ; 5  ; 5         1 -
            1/10s,20s        ; 10 ; 20.000001 - 2
            1/10s*           ; 10 ; 10.000001 - 2
            1/10s+5s,20s     ; 10 ; 25.000001 - 2
            1/10s~3s,20s+5s  ; 10 ; 23.000001 - 2
            1/10s d5s,20s    ; 15 ; 20.000001 - 2
            1/0s d5s*        ; 5  ; 0         - 2
            1/10s b2x5s,20s  ; 20 ; 20        - 2
            1/0s b2x5s*      ; 10 ; 5         2 2
            2/10s+5s,20s     ; 10 ; 5.000001  - -
            """)
    @Clause("CXA2011:4.1.6")
    @Clause("CXA1999:22.5")
    void every_kind_of_time_to_the_microsecond(String time, int zero, String after) {
        String[] shown = after.split(" +", -1);
        Match.of(time)
                .presses(zero - 0.000001)
                .until(zero)
                .shows("move", "red redPeriods", shown[0] + " " + shown[1])
                .shows("stage", "stage", shown[2].equals("-") ? new String[0] : new String[] {shown[2]})
                .goesOn();
        flagsAt(zero, Match.of(time).presses(zero));
        flagsAt(zero, Match.of(time).presses(zero + 0.000001));
        flagsAt(zero, Match.of(time + "\nstages windows").presses(zero));
    }

    private static void flagsAt(int zero, Match match) {
        match.until(zero + 100)
                .shows("move|stage", "type")
                .shows("flag", "t side clause", zero + " red CXA2011:4.1.6")
                .ends(zero + " black flag CXA2011:4.1.6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"10s+5s", "10s~5s", "1/10s+5s,20s", "1/10s~5s,20s"})
    @Clause("TRANSCRIPT:rule-2")
    void a_press_at_zero_after_the_reply_brings_nothing(String time) {
        String later = time.startsWith("1/") ? "30" : "10";
        String unpressed = "1 lift a0\n1.2 place a1\n3 lift a9\n3.5 place a8\n";
        Match.of(time)
                .says(unpressed + (later + " press red"))
                .until(100)
                .shows("flag", "t side", later + " red")
                .ends(later + " black flag CXA2011:4.1.6");
    }

    @ParameterizedTest
    @CsvSource({"3599.999999, 600.000001", "3599.9, 600.1", "3000, 1200"})
    @Clause("CXA2011:6.2")
    @Clause("CXA1999:6.2")
    void the_thirtieth_move_in_the_hour(double press, String remaining) {
        Match.of("30/60m,10/10m*")
                .quickly(29, 0, 1)
                .presses(press)
                .until(3600)
                .shows("stage", "side stage remaining", "red 2 " + remaining)
                .goesOn();
    }

    @ParameterizedTest
    @CsvSource({"4199.999999, 600.000001", "4199.9, 600.1"})
    @Clause("CXA2011:6.2")
    void the_fortieth_move_in_seventy_minutes(double press, String remaining) {
        Match.of("30/60m,10/10m*")
                .quickly(39, 0, 1)
                .presses(press)
                .until(4200)
                .shows("move", "ply red", rowsBefore(remaining))
                .goesOn();
    }

    /** Red used a second a move up to the 39th, and the rest for the 40th. */
    private static String[] rowsBefore(String remaining) {
        String[] rows = new String[79];
        for (int ply = 1; ply < 79; ply++) {
            int moves = (ply + 1) / 2;
            rows[ply - 1] = ply + " " + (3600 - moves + (moves >= 30 ? 600 : 0));
        }
        rows[78] = "79 " + remaining;
        return rows;
    }
}
