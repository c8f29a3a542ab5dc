package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Before the start the device says what is wrong on the board, and how it is put right. */
@Clause("CXA1999:1.3")
class SetUpTest {

    private static final String FIELDS = "turned swapped steps";

    @Test
    void the_steps_put_it_right() {
        Story.of("1 lift a0\n2 place a1\n3 lift i9\n4 start\n")
                .shows("setup-mismatch", FIELDS, "- - [{from=a1,to=a0,piece=R},{to=i9,piece=r}]");
        Story.of(
                        "sensors identity",
                        "1 snapshot rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR\n2 start\n")
                .shows("setup-mismatch", FIELDS, "- - [{to=a0,piece=R}]");
    }

    @Test
    void a_piece_that_nobody_saw_coming_is_taken_off() {
        Story.of("1 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/4X4/X1X1X1X1X/1X5X1/9/XXXXXXXXX\n2 start\n")
                .shows("setup-mismatch", "extra steps", "[e4] [{from=e4}]");
    }

    @Test
    void exchanged_pieces_are_told_where_the_sensors_tell_them() {
        Story.of(
                        "sensors identity",
                        "1 snapshot rbnakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR\n2 start\n")
                .shows("setup-mismatch", FIELDS, "- [[b9,c9]] [{from=b9},{from=c9,to=b9,piece=n},{to=c9,piece=b}]");
        Story.of("sensors side", "1 snapshot ---------/9/1-5-1/+1-1-1-1-/9/9/-1+1+1+1+/1+5+1/9/+++++++++\n2 start\n")
                .shows("setup-mismatch", FIELDS, "- [[a3,a6]] [{from=a3},{from=a6,to=a3,piece=P},{to=a6,piece=p}]");
    }

    @Test
    @Clause("CXA2011:5.8.1")
    void a_board_turned_round_is_told_where_the_sensors_tell_the_sides() {
        String turned = "1 snapshot RNBAKABNR/9/1C5C1/P1P1P1P1P/9/9/p1p1p1p1p/1c5c1/9/rnbakabnr\n2 start\n";
        Story.of("sensors identity", turned).shows("setup-mismatch", "turned swapped", "true -");
        Story.of("sensors side", "1 snapshot +++++++++/9/1+5+1/+1+1+1+1+/9/9/-1-1-1-1-/1-5-1/9/---------\n2 start\n")
                .shows("setup-mismatch", "turned swapped", "true -");
        Story.of("1 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X5X1/9/XXXXXXXXX\n2 start\n")
                .shows("setup-mismatch", FIELDS)
                .shows("started", "t", "2");
    }

    @Test
    @Clause("TRANSCRIPT:setup-mismatch")
    void an_adjourned_game_is_set_up_with_the_same_help() {
        String adjourned = "start 4k4/9/9/9/9/9/9/9/4N4/R3K4 w - - 3 40";
        Story.of(adjourned, "1 snapshot 4X3X/4X4/9/9/9/9/9/9/9/4X4\n2 start\n")
                .shows("setup-mismatch", FIELDS, "true - [{from=e8},{from=i9},{to=a0,piece=R},{to=e1,piece=N}]");
        Story.of("sensors identity\n" + adjourned, "1 snapshot 4k4/9/9/9/9/9/9/9/4R4/N3K4\n2 start\n")
                .shows("setup-mismatch", FIELDS, "- [[a0,e1]] [{from=a0},{from=e1,to=a0,piece=R},{to=e1,piece=N}]");
    }

    @Test
    @Clause("TRANSCRIPT:position")
    void a_position_declared_in_mid_game_is_set_up_with_the_same_help() {
        Story.of("""
                0 start
                1 lift h2
                2 place e2
                3 press red
                4 position rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1CC6/9/RNBAKABNR b
                5 lift e2
                6 place c2
                """).shows("restore|restored", "t steps", "4 [{from=e2,to=c2,piece=C}]", "5 [{to=c2,piece=C}]", "6 -");
    }

    @Test
    @Clause("CXA2011:5.8.2")
    void what_the_taken_back_moves_had_moved_is_known_to_any_sensor() {
        Story.of("""
                0 start
                1 lift h2
                2 place e2
                3 press red
                4 lift h9
                5 place g7
                6 press black
                7 lift h0
                8 place g2
                9 press red
                10 rewind 0
                11 lift g7
                12 place h9
                13 lift g2
                14 place h0
                15 lift e2
                16 place h2
                """)
                .shows(
                        "restore|restored",
                        "t steps",
                        "10 [{from=e2,to=h2,piece=C},{from=g2,to=h0,piece=N},{from=g7,to=h9,piece=n}]",
                        "11 [{to=h9,piece=n},{from=e2,to=h2,piece=C},{from=g2,to=h0,piece=N}]",
                        "12 [{from=e2,to=h2,piece=C},{from=g2,to=h0,piece=N}]",
                        "13 [{to=h0,piece=N},{from=e2,to=h2,piece=C}]",
                        "14 [{from=e2,to=h2,piece=C}]",
                        "15 [{to=h2,piece=C}]",
                        "16 -");
    }
}
