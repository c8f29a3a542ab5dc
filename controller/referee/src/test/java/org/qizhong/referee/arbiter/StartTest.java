package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** The arbiter starts the game, if the board holds the position it starts from. */
@Clause("CXA1999:1.3")
class StartTest {

    @Test
    void the_clock_of_the_side_to_move_runs() {
        Story.of("time 15m+5s|12m+5s", "3.5 start\n").says("""
                {"t":3.5,"type":"started","rules":"cxa-2011","time":"15m+5s|12m+5s",\
                "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"}
                {"t":3.5,"type":"clock","running":"red","red":900,"black":720}
                """);
        Story.of("time 5m\nstart 4k4/9/9/9/9/9/9/9/4N4/4K4 b - - 3 9", "0 start\n")
                .shows("clock", "running", "black");
        Story.of("time none", "0 start\n").shows("started|clock", "type", "started");
    }

    @Test
    void missing_and_extra_pieces_are_told_and_nothing_starts() {
        Story.of("1 lift a0\n2 place a1\n3 start\n4 press red\n")
                .shows("setup-mismatch|started|clock", "t type missing extra", "3 setup-mismatch [a0] [a1]");
    }

    @Test
    void put_right_it_starts() {
        Story.of("1 lift a0\n2 lift i9\n3 start\n4 place a0\n5 start\n6 place i9\n7 start\n")
                .shows("setup-mismatch|started", "t missing extra", "3 [a0,i9] []", "5 [i9] []", "7 - -");
    }

    @Test
    void a_wrong_piece_is_both_missing_and_extra() {
        Story.of("sensors identity", "1 lift b0\n2 place b0 B\n3 start\n")
                .shows("setup-mismatch", "missing extra", "[b0] [b0]");
        Story.of("sensors side", "1 lift b0\n2 place b0 black\n3 start\n")
                .shows("setup-mismatch", "missing extra", "[b0] [b0]");
        Story.of("1 lift b0\n2 place b0\n3 start\n")
                .shows("setup-mismatch", "t")
                .shows("started", "t", "3");
    }

    @Test
    void a_snapshot_may_show_another_board() {
        Story.of("1 snapshot 9/9/9/9/9/9/9/9/9/4X4\n2 start\n").shows("started", "t");
        Story.of(
                        "sensors identity",
                        "1 snapshot rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABRN\n2 start\n")
                .shows("setup-mismatch", "missing extra", "[h0,i0] [h0,i0]");
    }

    @Test
    void a_second_start_is_no_start() {
        Story.of("0 start\n1 start\n")
                .shows("started|clock|info", "t type message", "0 started -", "0 clock -", "1 info already-started");
    }

    @Test
    void nothing_counts_before_it() {
        Story.of("enforce auto", "1 press red\n2 offer red\n3 resign red\n4 pause\n5 resume\n6 tick\n7 start\n")
                .shows("clock|result|foul|draw-offer", "t type", "7 clock");
    }

    @Test
    void clocks_may_be_set_before_it() {
        Story.of("time 10m", "1 clock red 5m\n2 add black -1m\n3 start\n")
                .shows("clock", "t running red black", "1 none 300 600", "2 none 300 540", "3 red 300 540");
    }
}
