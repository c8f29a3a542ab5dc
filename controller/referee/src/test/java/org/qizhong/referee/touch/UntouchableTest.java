package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A touch that no legal move can follow is a foul of its own (CXA2011:8.1.5), judged when the hand is empty again. */
class UntouchableTest {

    /** The horse on e3 is pinned (case L2); nothing can take the chariot. */
    private static final String PINNED = "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\n";

    private static final String LIFTED = """
            0 start
            1 lift e3
            2 place e3
            """;

    private static final String PLAYED = """
            4 lift a0
            5 place a5
            6 press red
            """;

    @Test
    @Clause("CXA2011:8.1.5")
    void a_pinned_piece_is_one_foul_and_then_the_choice_is_free() {
        Story.of(PINNED + "enforce auto", LIFTED + PLAYED)
                .shows(
                        "touch|foul|alert|restore",
                        "t type side clause count",
                        "1.15 touch red - -",
                        "2 foul red CXA2011:8.1.5 1",
                        "4.15 touch red - -")
                .shows("obligation", "t moves", "4.15 [a0a1,a0a2,a0a3,a0a4,a0a5,a0a6,a0a7,a0a8,a0a9,a0b0,a0c0,a0d0]")
                .recorded("a0a5");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void to_confirm_the_clocks_stop_and_then_run_on() {
        Story story = Story.of(PINNED, LIFTED + "3 confirm a1\n" + PLAYED);
        story.shows(
                        "alert",
                        "t kind side clause proposes",
                        "2 untouchable red CXA2011:8.1.5 [{t=2,type=foul,side=red,clause=CXA2011:8.1.5,count=1}]")
                .shows("clock", "t running red", "0 red 3600", "2 none 3598", "3 red 3598", "6 black 3625")
                .shows("foul", "t clause count", "3 CXA2011:8.1.5 1")
                .recorded("a0a5");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void dismissed_it_costs_nothing() {
        Story.of(PINNED, LIFTED + "3 dismiss a1\n" + PLAYED)
                .shows("foul", "t")
                .recorded("a0a5")
                .goesOn();
    }

    @Test
    @Clause("CXA1999:9.1.5")
    void in_1999_an_own_piece_has_a_clause_of_its_own() {
        Story.of(PINNED + "enforce auto\nrules cxa-1999", LIFTED).shows("foul", "t clause", "2 CXA1999:9.1.5");
    }

    @Test
    @Clause("CXA1999:9.1.6")
    void in_1999_an_enemy_piece_has_a_clause_of_its_own() {
        Story.of(PINNED + "enforce auto\nrules cxa-1999", "0 start\n1 lift e7\n2 place e7")
                .shows("foul", "t clause", "2 CXA1999:9.1.6");
    }

    @Test
    @Clause("CXA2011:4.1.3")
    void let_go_elsewhere_it_is_judged_as_a_move_only() {
        Story.of(PINNED + "enforce auto", "0 start\n1 lift e3\n2 place d5\n3 press red")
                .shows("foul", "t")
                .shows("illegal", "t reason move", "3 self-check e3d5")
                .ends("3 black self-check CXA2011:4.1.3");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void it_waits_until_every_touched_piece_stands_again() {
        Story.of(PINNED + "enforce auto", "0 start\n1 lift e3\n1.5 lift e7\n2 place e3\n3 place e7\n4 tick")
                .shows("foul", "t count", "3 1");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void a_bump_on_the_way_changes_nothing() {
        Story.of(PINNED + "enforce auto", "0 start\n1 lift e3\n1.5 lift e7\n1.6 place e7\n2 place e3\n3 tick")
                .shows("foul", "t count", "2 1");
    }

    @Test
    @Clause("CXA2011:4.1.10")
    void three_of_them_lose() {
        Story.of(PINNED + "enforce auto\nfouls-lose 1", LIFTED).ends("2 black fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("TRANSCRIPT:waive")
    void a_waived_touch_is_no_foul() {
        Story.of(PINNED + "enforce auto", "0 start\n1 lift e3\n2 waive e3\n3 place e3\n" + PLAYED)
                .shows("foul", "t")
                .recorded("a0a5");
    }

    @Test
    @Clause("CXA2011:5.1")
    void where_a_pinned_piece_must_move_it_owes_the_moves_that_only_the_general_forbids() {
        String owed = "1.15 [e3d1,e3f1,e3c2,e3g2,e3c4,e3g4,e3d5,e3f5]";
        Story.of(PINNED + "pinned-touch must-move", LIFTED).shows("obligation", "t moves", owed);
        Story.of("start 4k4/9/9/9/9/9/4N4/9/9/R3K4 w\npinned-touch must-move", LIFTED)
                .shows("obligation", "t moves", owed);
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void a_hand_emptied_while_the_clocks_stand_is_judged_when_they_run_on() {
        Story.of(PINNED + "enforce auto", "0 start\n1 lift e3\n1.5 pause\n2 place e3\n3 resume\n" + PLAYED)
                .shows("touch|foul", "t type side", "1.15 touch red", "3 foul red", "4.15 touch red")
                .recorded("a0a5");
    }
}
