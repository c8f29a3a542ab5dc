package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Table 2.5, errors found later (CXA2011:5.8 to 5.10): what the arbiter enters, and what the device makes of it. */
class FoundLaterTableTest {

    private static final String OFF_POINT = "0 start\n1 lift e3\n2 press red\n";
    private static final String PINNED = "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\ntime 10m\n";

    /** An illegal move that was let stand, noticed a round later. */
    private static final String FOUND_LATE = """
            0 start
            1 lift h2
            2 place f4
            3 press red
            4 dismiss a1
            5 lift h9
            6 place g7
            7 press black
            20 foul red CXA2011:8.1.8
            21 rewind 0 h2
            22 lift f4
            23 place h2
            24 lift g7
            25 place h9
            26 lift b2
            27 place e2
            28 press red
            """;

    @Test
    @Clause("CXA2011:5.8.1")
    @Clause("CXA1999:5.8")
    void reversed_colours_in_time_start_anew_with_full_clocks_and_no_fouls() {
        for (String rules : new String[] {"cxa-2011", "cxa-1999"}) {
            Story.of("time 30m\nrules " + rules, """
                    0 start
                    1 foul red HOUSE:phone
                    2 lift h2
                    3 place e2
                    600 press red
                    1199 swap
                    1200 start
                    1210 lift e2
                    1211 place h2
                    1212 start
                    1213 foul red HOUSE:phone
                    """)
                    .shows("started", "t", "0", "1212")
                    .shows("setup-mismatch", "t missing extra", "1200 [h2] [e2]")
                    .shows("foul", "t count", "1 1", "1213 1")
                    .shows(
                            "clock",
                            "t running red black",
                            "0 red 1800 1800",
                            "600 black 1200 1800",
                            "1199 none 1800 1800",
                            "1212 red 1800 1800");
        }
    }

    @Test
    @Clause("CXA2011:5.8.2")
    void a_displaced_piece_within_five_rounds_goes_back_and_the_choice_is_free() {
        Story.of("time 10m\nenforce auto", "0 start\n" + Plies.shuffled(3) + """
                4 rewind 1
                5 lift a8
                6 place a9
                7 lift a0
                8 place a1
                9 lift h9
                10 place g7
                11 press black
                """)
                .shows(
                        "restore|restored|obligation|clock",
                        "t type lift place running red black",
                        "0 clock - - red 600 600",
                        "1 obligation - - - - -",
                        "1 clock - - black 599 600",
                        "2 obligation - - - - -",
                        "2 clock - - red 599 599",
                        "3 obligation - - - - -",
                        "3 clock - - black 598 599",
                        "4 restore [a0,a8] {a1=R,a9=r} - - -",
                        "4 clock - - none 598 598",
                        "5 restore [a0] {a1=R,a9=r} - - -",
                        "6 restore [a0] {a1=R} - - -",
                        "7 restore [] {a1=R} - - -",
                        "8 restored - - - - -",
                        "8 clock - - black 598 598",
                        "9.15 obligation - - - - -",
                        "11 clock - - red 598 595")
                .shows("move", "ply move", "1 a0a1", "2 a9a8", "3 a1a0", "2 h9g7");
    }

    @ParameterizedTest
    @CsvSource({"11, 0", "12, 1"})
    @Clause("CXA2011:5.8.2")
    @Clause("CXA2011:5.8.3")
    void five_rounds_are_ten_plies_after_the_wrong_one(int plies, int late) {
        String[] rows = late == 0 ? new String[0] : new String[] {"late-correction 11"};
        Story.of("enforce auto", "0 start\n" + Plies.shuffled(plies) + "20 rewind 0\n")
                .shows("info", "message plies", rows);
    }

    @ParameterizedTest
    @CsvSource({"cxa-2011, CXA2011:4.1.8", "cxa-1999, CXA1999:4.1.6"})
    @Clause("CXA2011:5.8.3")
    @Clause("CXA2011:4.1.8")
    @Clause("CXA1999:4.1.6")
    void an_illegal_move_found_at_national_level_or_in_1999_is_ruled_lost(String rules, String clause) {
        Story.of("rules " + rules, "0 start\n" + Plies.shuffled(2) + "3 result black " + clause + "\n")
                .ends("3 black arbiter " + clause);
    }

    @ParameterizedTest
    @CsvSource({"provincial", "junior"})
    @Clause("CXA2011:5.8.3")
    @Clause("CXA2011:8.1.8")
    void below_it_is_a_foul_and_goes_back_to_its_ply_with_the_piece_owed(String level) {
        Story.of("time 10m\nlevel " + level, FOUND_LATE)
                .shows("foul", "t clause count", "20 CXA2011:8.1.8 1")
                .shows(
                        "alert",
                        "t id kind clause move",
                        "3 a1 illegal-move CXA2011:8.1.8 h2f4",
                        "28 a2 touch-move CXA2011:5.1 b2e2")
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 600 600",
                        "3 none 597 600",
                        "4 black 597 600",
                        "7 red 597 597",
                        "21 none 583 597",
                        "25 red 583 597",
                        "28 none 580 597")
                .shows(
                        "obligation",
                        "t side clause",
                        "1.15 red CXA2011:5.1",
                        "5.15 black CXA2011:5.1",
                        "25 red CXA2011:5.1");
    }

    @Test
    @Clause("CXA2011:5.8.3")
    void the_clocks_are_not_restored_unless_the_arbiter_sets_them() {
        Story.of("time 10m\nenforce auto", "0 start\n" + Plies.shuffled(1) + """
                100 rewind 0
                101 clock black 10m
                102 lift a1
                103 place a0
                """)
                .shows(
                        "clock",
                        "t running red black",
                        "0 red 600 600",
                        "1 black 599 600",
                        "100 none 599 501",
                        "101 none 599 600",
                        "103 red 599 600");
    }

    @Test
    @Clause("CXA2011:5.9")
    void pieces_knocked_over_are_restored_in_the_knockers_own_time_and_are_no_foul() {
        Story.of("time 10m\nenforce auto", """
                0 start
                1 lift a3
                1 lift c3
                1 lift e3
                10 place a3
                11 place c3
                12 place e3
                13 lift h2
                14 place e2
                15 press red
                """)
                .shows("alert", "kind clause", "displaced CXA2011:5.9")
                .shows("touch", "point", "h2")
                .shows("foul", "t")
                .shows("restored", "t", "12")
                .shows("clock", "t running red", "0 red 600", "15 black 585");
    }

    @Test
    @Clause("CXA2011:5.10")
    void a_piece_between_two_points_goes_where_the_opponent_names() {
        String board = "start 3k5/9/9/9/9/9/4N4/9/9/R3K4 w\ntime 10m\n";
        for (String enforce : new String[] {"auto", "confirm"}) {
            Story.of(board + "enforce " + enforce, OFF_POINT + "30 designate d5\n31 place d5\n")
                    .shows("alert", "t id kind side clause", "2 a1 off-point red CXA2011:5.10")
                    .shows("illegal|foul", "t")
                    .shows("move", "t move pressed red", "30 e3d5 true 598")
                    .shows("restore|restored", "t type lift place", "30 restore [] {d5=N}", "31 restored - -")
                    .shows("clock", "t running", "0 red", "2 none", "30 black");
        }
    }

    @Test
    @Clause("CXA2011:5.10")
    @Clause("CXA2011:4.1.3")
    void also_where_the_named_point_makes_it_a_suicide_which_the_arbiter_confirms() {
        Story.of(PINNED, OFF_POINT + "30 designate d5\n40 confirm a2\n")
                .shows("alert", "t id kind clause", "2 a1 off-point CXA2011:5.10", "30 a2 illegal-move CXA2011:4.1.3")
                .shows("illegal", "t reason move", "40 self-check e3d5")
                .ends("40 black self-check CXA2011:4.1.3");
        Story.of(PINNED, OFF_POINT + "30 dismiss a1\n31 place e3\n")
                .shows("restore|restored", "t type place", "30 restore {e3=N}", "31 restored -")
                .shows("clock", "t running red", "0 red 600", "2 none 598", "31 red 598")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:9")
    @Clause("CXA1999:10.1")
    void nothing_is_reopened_after_the_signatures() {
        for (String entry : new String[] {
            "rewind 0",
            "swap",
            "result draw CXA2011:4.2.2",
            "pardon red HOUSE:phone",
            "unrecorded red 8",
            "foul red HOUSE:phone",
            "position 3k5/9/9/9/9/9/9/9/9/4K4 w",
            "vary red",
            "clock red 5m",
            "resume red",
            "confirm a1",
            "dismiss a1",
            "warn red",
            "waive a3",
            "designate a4",
            "start",
            "absent red",
            "resign black",
            "accept red",
            "offer red",
            "claim red repetition",
            "press red",
            "call red",
            "link down"
        }) {
            Story.of("0 start\n1 foul red HOUSE:phone\n2 press red\n3 resign red\n4 sign\n5 " + entry + "\n6 tick\n")
                    .shows("info", "t message", "4 signed", "5 signed")
                    .shows("clock", "t running", "0 red", "2 none")
                    .shows("foul", "t", "1")
                    .alerts("a1 press-before-move")
                    .ends("3 black resignation CXA2011:4.1.12");
        }
    }
}
