package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Where the documents mislead: the sane reading of each trap that the referee decides. */
class TrapsTest {

    private static final String ILLEGAL = "0 start\n1 lift h2\n2 place f4\n3 press red\n";

    @Test
    @Clause("CXA2011:4.1.9")
    @Clause("CXA2011:8.1.7")
    void t2_a_press_before_the_move_is_a_foul_and_is_counted_on_its_own() {
        String apart = "0 start\n1 press red\n" + Plies.from(2, "a0a1 a9a8") + "4 press red\n";
        Story.of("enforce auto", apart)
                .shows("foul", "t side count", "1 red 1", "4 red 2")
                .ends("4 black press-before-move CXA2011:4.1.9");
        Story.of("enforce auto", "0 start\n1 press red\n" + Plies.from(2, "a0a1") + "3 press black\n4 tick\n")
                .shows("foul", "t side count", "1 red 1", "3 black 1")
                .goesOn();
        Story.of("enforce auto", "0 start\n1 press red\n2 foul red HOUSE:phone\n3 foul red HOUSE:phone\n")
                .ends("3 black fouls CXA2011:4.1.10");
    }

    @ParameterizedTest
    @CsvSource({"national, 0", "provincial, 1", "junior, 1"})
    @Clause("CXA2011:8.1.8")
    void t3_a_provincial_event_has_a_first_offence(String level, int fouls) {
        Story story = Story.of("enforce auto\nlevel " + level, ILLEGAL);
        if (fouls == 0) {
            story.shows("foul", "t").ends("3 black illegal-move CXA2011:4.1.8");
        } else {
            story.shows("foul", "clause count", "CXA2011:8.1.8 1").goesOn();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"national", "provincial", "junior"})
    @Clause("CXA2011:3.4")
    @Clause("CXA2011:4.1.3")
    void t4_suicide_loses_at_once_at_every_level_with_nothing_counted(String level) {
        Story.of(
                        "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\nenforce auto\nlevel " + level,
                        "0 start\n1 lift e3\n2 place g2\n3 press red\n")
                .shows("illegal", "clause reason", "CXA2011:4.1.3 self-check")
                .shows("foul|restore", "t")
                .ends("3 black self-check CXA2011:4.1.3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"national", "provincial", "junior"})
    @Clause("CXA1999:4.1.6")
    void t5_in_1999_the_level_changes_nothing(String level) {
        Story.of("rules cxa-1999\nlevel " + level, ILLEGAL + "4 confirm a1\n")
                .shows("alert", "clause", "CXA1999:4.1.6")
                .shows("illegal", "clause reason move", "CXA1999:4.1.6 geometry h2f4")
                .ends("4 black illegal-move CXA1999:4.1.6");
    }

    @Test
    @Clause("CXA1999:5.6")
    void t6_in_1999_too_an_entered_adjust_covers_what_returns_to_its_point() {
        Story.of(
                        "rules cxa-1999\nenforce auto",
                        "0 start\n1 adjust red\n2 lift a3\n9 place a3\n" + Plies.from(10, "h2e2"))
                .shows("touch", "point", "h2")
                .recorded("h2e2");
    }

    @Test
    @Clause("CXA2011:8.2")
    void t8_an_offender_who_resigns_is_let_off_by_the_arbiters_answer() {
        String resigned = "0 start\n1 press red\n2 resign red\n";
        Story.of(resigned).shows("foul", "t").ends("2 black resignation CXA2011:4.1.12");
        Story.of("enforce auto", resigned + "3 pardon red CXA2011:8.1.7\n")
                .shows("foul", "t count", "1 1")
                .shows("info", "message side clause count", "pardoned red CXA2011:8.1.7 0");
    }

    @Test
    @Clause("CXA2011:4.1.11")
    @Clause("CXA2011:4.1.10")
    void t10_a_capture_starts_a_new_stage_of_claims_and_keeps_the_fouls() {
        String claims = "0 start\n1 claim black natural-limit\n" + Plies.from(2, "b2b9 a9b9")
                + "4 claim black natural-limit\n5 claim black natural-limit\n";
        Story.of("enforce auto", claims)
                .shows("foul", "t side count", "1 black 1", "4 black 2", "5 black 3")
                .ends("5 red false-claims CXA2011:4.1.11");
    }

    @ParameterizedTest
    @CsvSource({"15m+5s|12m+5s, 900, 720", "20m|40m, 1200, 2400", "12m|20m+20s, 720, 1200"})
    @Clause("CXA2011:6.5")
    void t11_either_side_may_get_less(String time, int red, int black) {
        Story.of("time " + time, "0 start\n").shows("clock", "red black", red + " " + black);
    }

    @Test
    @Clause("CXA1999:21.1")
    void t13_the_absent_sides_clock_and_the_late_limit_are_two_timers() {
        String absent = "0 absent black\n0 start\n" + Plies.from(1, "h2e2") + "2000 tick\n";
        Story.of("time 5m\nenforce auto", absent).ends("301 red flag CXA2011:4.1.6");
        Story.of("time 60m\nenforce auto", absent).ends("900 red late CXA2011:4.1.7");
    }

    @Test
    @Clause("CLUB:4.3")
    void t16_in_a_club_touching_one_piece_and_playing_another_is_a_foul_and_three_lose() {
        StringBuilder game = new StringBuilder("0 start\n");
        String[] moves = {"b2c2 b7c7", "c2b2 c7b7", "b2c2 b7c7"};
        for (int i = 0; i < moves.length; i++) {
            int at = 10 * (i + 1);
            game.append(at).append(" lift a3\n").append(at + 1).append(" place a3\n");
            game.append(Plies.from(at + 2, moves[i]));
        }
        Story.of("rules club\nenforce auto", game.toString())
                .shows("foul", "t side clause count", "12 red CLUB:4.3 1", "22 red CLUB:4.3 2", "32 red CLUB:4.3 3")
                .ends("32 black fouls CLUB:3.1");
    }

    @Test
    @Clause("CXA1999:18.1")
    void t20_a_warning_is_for_the_record_and_is_no_foul() {
        Story.of("0 start\n1 warn red\n2 warn red\n3 warn red\n4 tick\n")
                .shows("info", "t message side", "1 warned red", "2 warned red", "3 warned red")
                .shows("foul", "t")
                .goesOn();
    }
}
