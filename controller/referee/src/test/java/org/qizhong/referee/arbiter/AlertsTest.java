package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Alerts: numbered in order, some stop the clocks, each is answered once. */
@Clause("TRANSCRIPT:alerts")
class AlertsTest {

    @Test
    void they_are_numbered_in_the_order_in_which_they_are_raised() {
        Story.of("""
                0 start
                1 press red
                2 dismiss a1
                3 link down
                4 fault a1 stuck-on
                5 fault a1 ok
                6 fault b1 stuck-off
                """).alerts("a1 press-before-move", "a2 link-lost", "a3 sensor-fault", "a4 sensor-fault");
    }

    @Test
    void lost_links_and_failed_sensors_stop_no_clock() {
        Story.of(
                        "time 10m",
                        "0 start\n1 link down\n2 fault a1 stuck-on\n3 link up\n4 confirm a1\n5 dismiss a2\n6 tick\n")
                .shows("clock", "t running", "0 red")
                .shows("info", "t message", "3 link-up");
    }

    @Test
    @Clause("CXA1999:22.4")
    @Clause("CXA1999:22.5")
    void case_l4_a_flag_in_the_dark_is_told_and_the_result_is_the_arbiters() {
        Story dark = Story.of("time 10s", "0 start\n4 link down\n30 tick\n");
        dark.shows("flag|clock", "t type running red", "0 clock red 10", "10 flag - -", "10 clock none 0")
                .shows("alert", "t kind side clause", "4 link-lost - CXA1999:8.5", "10 link-lost red CXA2011:4.1.6")
                .goesOn();
        Story.of("time 10s", "0 start\n4 link down\n30 confirm a2\n").ends("30 black flag CXA2011:4.1.6");
        Story.of("time 10s", "0 start\n4 link down\n30 dismiss a2\n31 clock red 60s\n32 resume\n40 tick\n")
                .shows("info", "t message", "30 clock-at-zero", "32 resumed")
                .goesOn();
        Story.of("time 10s", "0 start\n4 link down\n5 pause\n40 link up\n41 resume\n42 tick\n")
                .shows("clock", "t running red", "0 red 10", "5 none 5", "41 red 5")
                .goesOn();
    }

    @Test
    void an_unknown_id_is_an_info() {
        Story.of("0 start\n1 confirm a1\n2 dismiss a99\n")
                .shows("info", "t message id", "1 no-such-alert a1", "2 no-such-alert a99")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:5.9")
    void case_l1_one_swept_piece_binds_until_it_is_waived() {
        Story.of("time 10m", """
                0 start
                1 lift h2
                2 place e2
                3 press red
                3.4 lift h7
                20 place h7
                21 waive h7
                22 lift h9
                23 place g7
                24 press black
                """)
                .shows("touch", "t side point", "1.15 red h2", "3.55 black h7", "22.15 black h9")
                .shows(
                        "obligation",
                        "t side clause",
                        "1.15 red CXA2011:5.1",
                        "3.55 black CXA2011:5.1",
                        "22.15 black CXA2011:5.1")
                .recorded("h2e2 h9g7")
                .isQuiet();
    }

    @Test
    @Clause("CXA2011:5.9")
    void case_l29_two_pieces_knocked_over_bind_by_the_first() {
        Story.of("0 start\n1 lift a3\n1.08 lift b2\n4 place a3\n5 place b2\n6 tick\n")
                .shows("touch", "t point at", "1.15 a3 1", "1.23 b2 1.08")
                .shows("obligation", "t moves", "1.15 [a3a4]")
                .isQuiet();
    }

    @Test
    @Clause("CXA2011:5.9")
    void three_pieces_within_a_second_are_a_spill_and_bind_nobody() {
        Story.of("time 10m", """
                0 start
                1 lift a3
                1.08 lift b2
                1.12 lift c3
                9 tick
                10 place a3
                11 place b2
                12 place c3
                13 lift h2
                14 place e2
                15 press red
                """)
                .shows("alert", "t id kind points", "1.27 a1 displaced [b2,a3,c3]")
                .shows("touch", "t point", "1.15 a3", "1.23 b2", "13.15 h2")
                .shows(
                        "restore|restored",
                        "t type place",
                        "1.27 restore {b2=C,a3=P,c3=P}",
                        "10 restore {b2=C,c3=P}",
                        "11 restore {c3=P}",
                        "12 restored -")
                .shows("clock", "t running", "0 red", "15 black")
                .recorded("h2e2");
    }

    @Test
    @Clause("CXA2011:5.9")
    void a_slower_hand_touches() {
        Story.of("0 start\n1 lift a3\n1.6 lift b2\n2.000001 lift c3\n9 tick\n")
                .shows("touch", "t point", "1.15 a3", "1.75 b2", "2.150001 c3")
                .isQuiet();
        Story.of("0 start\n1 lift a3\n1.6 lift b2\n2 lift c3\n9 tick\n").alerts("a1 displaced");
    }

    @Test
    @Clause("CXA2011:5.9")
    void a_bump_is_no_part_of_a_spill() {
        Story.of("0 start\n1 lift a3\n1.05 lift b2\n1.1 lift c3\n1.2 place c3\n3 place a3\n4 place b2\n5 tick\n")
                .shows("touch", "t point", "1.15 a3", "1.2 b2")
                .isQuiet();
    }

    @Test
    @Clause("CXA2011:5.9")
    void a_spill_that_cannot_be_taken_as_it_lies_stays_to_be_put_right() {
        Story.of("0 start\n1 lift e0\n1.05 lift b2\n1.1 lift c3\n5 dismiss a1\n6 place e0\n7 place b2\n8 place c3\n")
                .shows(
                        "restore|restored",
                        "t type place",
                        "1.25 restore {e0=K,b2=C,c3=P}",
                        "6 restore {b2=C,c3=P}",
                        "7 restore {c3=P}",
                        "8 restored -");
    }

    @Test
    @Clause("CXA2011:5.9")
    void a_dismissed_spill_is_taken_as_it_lies() {
        Story.of("sensors identity\ntime 10m", """
                0 start
                1 lift a3
                1.05 lift b2
                1.1 lift c3
                4 place a4 P
                5 place b3 C
                7 dismiss a1
                9 lift h2
                10 place e2 C
                11 press red
                """)
                .shows("move", "move fen", "h2e2 rnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/1C2P1P1P/4C4/9/RNBAKABNR b - - 1 1")
                .shows("clock", "t running", "0 red", "11 black");
    }
}
