package org.qizhong.referee.moves;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Where the games that may have been played would part, the arbiter is asked at that very moment. */
@Clause("TRANSCRIPT:rule-4")
class DoubtAsksTest {

    /** The chariot took the horse, from where it guards its general, or the soldier, from where it does not. */
    private static final String MATED_IN_ONE = "start 3k2r2/9/9/9/p3Rn3/9/9/9/r8/4K4 w\n";

    private static final String REPLIED = "0 start\n1 lift e5\n2 press red\n3 lift g9\n3.5 place g0\n";

    @Test
    @Clause("CXA2011:4.1.1")
    void a_mate_in_one_of_the_games_is_asked_about_when_it_has_settled() {
        for (String event : new String[] {"9 tick\n", "9 lift e0\n9.1 place e0\n"}) {
            String asked = REPLIED + event;
            Story.of(MATED_IN_ONE, asked)
                    .shows("alert", "t kind side moves", "4.1 ambiguous-move red [e5f5,e5a5]")
                    .shows("clock", "t running black", "0 red 3600", "2 black 3600", "4.1 none 3597.9")
                    .recorded("");
            Story.of(MATED_IN_ONE, asked + "10 designate a5\n")
                    .recorded("e5a5 g9g0")
                    .ends("10 black checkmate CXA2011:4.1.1");
            Story.of(MATED_IN_ONE, asked + "10 designate f5\n11 press black\n")
                    .recorded("e5f5 g9g0")
                    .shows(
                            "clock",
                            "t running black",
                            "0 red 3600",
                            "2 black 3600",
                            "4.1 none 3597.9",
                            "10 black 3597.9",
                            "11 red 3626.9")
                    .goesOn();
        }
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void what_is_due_before_the_question_is_decided_first() {
        Story.of(MATED_IN_ONE, "0 start\n1 lift e5\n2 press red\n3 lift g9\n3.1 place g0\n9 tick\n")
                .shows("touch|alert", "t type point", "1.15 touch e5", "3.15 touch g9", "3.7 alert -");
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void a_mate_in_one_of_the_games_is_asked_about_at_its_press() {
        String asked = REPLIED + "3.6 press black\n";
        Story.of(MATED_IN_ONE, asked + "5 tick\n")
                .shows("alert", "t kind side", "3.6 ambiguous-move red")
                .shows("clock", "t running", "0 red", "2 black", "3.6 none");
        Story.of(MATED_IN_ONE, asked + "5 designate a5\n").ends("5 black checkmate CXA2011:4.1.1");
    }

    @Test
    void the_press_that_brought_the_question_is_not_heard_and_what_the_board_shows_is() {
        Story.of(MATED_IN_ONE, REPLIED + "3.6 press black\n").shows("info", "t message", "2 candidates");
        Story.of("start 3k5/9/3n5/p8/R2c5/9/9/9/9/4K4 w", """
                0 start
                1 lift a5
                2 press red
                3 lift d7
                4 place d7
                5 designate a6
                6 lift d7
                7 place f6
                8 press black
                """)
                .shows("alert", "t kind", "4 ambiguous-move")
                .recorded("a5a6 d7f6");
    }

    @Test
    @Clause("CXA1999:22.5")
    void a_flag_in_one_of_the_games_waits_for_the_answer() {
        String asked = "0 start\n1 lift e5\n2 press red\n3 lift g9\n3.9 place g0\n9 tick\n";
        Story.of(MATED_IN_ONE + "time 10m|2s\n", asked)
                .shows("alert", "t kind", "4 ambiguous-move")
                .shows("flag", "t")
                .goesOn();
        Story.of(MATED_IN_ONE + "time 10m|2s\n", asked + "10 designate a5\n").ends("10 black checkmate CXA2011:4.1.1");
        Story.of(MATED_IN_ONE + "time 10m|2s\n", asked + "10 designate f5\n").ends("10 red flag CXA2011:4.1.6");
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void where_every_one_of_them_is_mate_the_record_still_has_to_say_which_it_was() {
        Story.of("start 4k4/9/9/9/p1P1C1P1p/9/9/4R4/5R3/3K5 w", "0 start\n1 lift e5\n2 press red\n5 designate a5\n")
                .shows("alert", "t kind moves", "2 ambiguous-move [e5i5,e5a5]")
                .recorded("e5a5")
                .ends("5 red checkmate CXA2011:4.1.1");
    }

    @Test
    void an_answered_question_is_asked_no_more() {
        Story.of(MATED_IN_ONE, REPLIED + "9 tick\n10 designate f5\n11 dismiss a1\n12 press black\n")
                .shows("info", "t message", "2 candidates", "11 no-such-alert")
                .shows("restore", "t");
    }

    /** A horse that may have taken any of eight, and a chariot that can then take either of two. */
    private static final String EIGHT = "start 3k5/r5C2/9/P2n1n3/2p3p2/4N4/2p3p2/3p1c3/9/4K4 w\n";

    @Test
    void eight_games_can_be_kept_in_mind() {
        Story.of(EIGHT, """
                0 start
                1 lift e4
                2 press red
                3 lift d9
                3.5 place d8
                4 press black
                5 lift e0
                5.5 place e1
                6 press red
                """).isQuiet().shows("clock", "t running", "0 red", "2 black", "4 red", "6 black");
    }

    @Test
    void more_than_eight_cannot() {
        Story.of(EIGHT, "0 start\n1 lift e4\n2 press red\n3 lift a8\n4 press black\n5 designate c3\n6 press black\n")
                .shows("alert", "t kind side moves", "4 ambiguous-move red [e4d6,e4f6,e4d2,e4f2,e4g3,e4g5,e4c3,e4c5]")
                .shows("info", "t moves", "2 [e4d6,e4f6,e4d2,e4f2,e4g3,e4g5,e4c3,e4c5]", "6 [a8a6,a8g8]");
    }

    @Test
    void nine_points_that_no_sensor_sees_are_too_many_to_keep_in_mind() {
        String header = "start 3k5/9/9/9/R8/9/9/9/9/5K3 w\n";
        String seen = "1 lift a5\n2 press red\n";
        String eight = "0 start\n" + faults("a9 a8 a7 a6 a4 a3 a2 a1");
        Story.of(header, eight + seen).shows("clock", "t running", "0 red", "2 black");
        Story.of(header, eight + faults("a0") + seen).shows("clock", "t running", "0 red", "2 none");
    }

    private static String faults(String points) {
        return points.replaceAll("(\\w\\w) ?", "0.5 fault $1 stuck-off\n");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void what_was_touched_in_vain_in_the_game_that_was_named_is_a_foul() {
        Story story = Story.of("start 3k5/9/3n5/p8/R2c5/9/9/9/9/4K4 w\nenforce auto", """
                0 start
                1 lift a5
                2 press red
                3 lift d7
                4 place d7
                5 designate d5
                """);
        story.shows("alert", "t kind", "4 ambiguous-move")
                .shows("foul", "t side clause", "5 black CXA2011:8.1.5")
                .recorded("a5d5");
    }
}
