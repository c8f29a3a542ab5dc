package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A club's rules: an enemy piece that was touched must be taken, an own piece is not to be touched at all. */
class ClubTouchTest {

    private static final String AUTO = "rules club\nenforce auto\ntime 10m\n";
    private static final String CONFIRM = "rules club\ntime 10m\n";

    /** The soldier on a3 is put back, and the cannon is played. */
    private static final String ANOTHER = """
            0 start
            1 lift a3
            2 place a3
            3 lift b2
            4 place d2
            5 press red
            """;

    /** The horse on e3 is pinned; nothing can take the chariot on e7, the chariot on a0 can take the horse on a6. */
    private static final String PINNED = "start 3k5/9/4r4/n8/9/9/4N4/9/9/R3K4 w\n";

    @Test
    @Clause("CLUB:4.3")
    void touching_one_own_piece_and_playing_another_is_a_foul_and_the_move_stands() {
        Story.of(AUTO, ANOTHER)
                .shows(
                        "move|foul|alert|obligation|clock",
                        "t type move clause count running",
                        "0 clock - - - red",
                        "5 move b2d2 - - -",
                        "5 foul - CLUB:4.3 1 -",
                        "5 clock - - - black");
    }

    @Test
    @Clause("CLUB:4.3")
    void the_touched_piece_itself_may_be_played() {
        Story.of(AUTO, "0 start\n1 lift a3\n2 place a3\n3 lift a3\n4 place a4\n5 press red\n")
                .isQuiet()
                .recorded("a3a4");
    }

    @Test
    @Clause("CLUB:4.3")
    void to_confirm_the_clocks_stop_and_the_arbiter_decides() {
        Story.of(CONFIRM, ANOTHER + "9 confirm a1\n")
                .shows("alert", "t kind side clause move points", "5 touch-move red CLUB:4.3 b2d2 [a3]")
                .shows("move|foul", "t type", "9 move", "9 foul")
                .shows("clock", "t running red", "0 red 600", "5 none 595", "9 black 595");
        Story.of(CONFIRM, ANOTHER + "9 dismiss a1\n")
                .shows("move|foul", "t type", "9 move")
                .shows("clock", "t running red", "0 red 600", "5 none 595", "9 black 595");
    }

    @Test
    @Clause("CLUB:4.3")
    void a_touch_that_was_an_accident_costs_nothing() {
        Story.of(CONFIRM, ANOTHER + "9 waive a3\n")
                .shows("move|foul", "t type", "9 move")
                .shows("clock", "t running", "0 red", "5 none", "9 black");
        Story.of(AUTO, "0 start\n1 lift a3\n2 place a3\n2.5 waive a3\n3 lift b2\n4 place d2\n5 press red\n")
                .isQuiet()
                .recorded("b2d2");
    }

    @Test
    @Clause("CLUB:3.1")
    void three_such_fouls_lose_and_the_move_was_made() {
        Story.of(AUTO + "fouls-lose 1", ANOTHER).recorded("b2d2").ends("5 black fouls CLUB:3.1");
    }

    @Test
    @Clause("CLUB:5.3")
    void a_piece_that_cannot_move_is_a_foul_once_the_hand_is_empty_and_only_one() {
        Story.of(AUTO + PINNED, "0 start\n1 lift e3\n2 place e3\n3 lift a0\n4 place a5\n5 press red\n")
                .shows("foul", "t clause count", "2 CLUB:5.3 1")
                .recorded("a0a5");
    }

    @Test
    @Clause("CLUB:5.4")
    void an_enemy_piece_that_nothing_can_take_is_a_foul_whatever_else_was_touched() {
        Story.of(AUTO + PINNED, "0 start\n1 lift e7\n2 place e7\n3 tick\n").shows("foul", "t clause", "2 CLUB:5.4");
        Story.of(AUTO + PINNED, "0 start\n1 lift a0\n2 place a0\n3 lift e7\n4 place e7\n5 tick\n")
                .shows("foul", "t clause", "4 CLUB:5.4");
    }

    @Test
    @Clause("CLUB:4.2")
    void an_enemy_piece_binds_whatever_else_was_touched() {
        Story.of(AUTO + PINNED, "0 start\n1 lift e3\n1.3 lift a6\n2 place a6\n2.3 place e3\n3 tick\n")
                .shows("obligation|foul", "type clause moves", "obligation CLUB:4.2 [a0a6]");
    }

    @Test
    @Clause("CLUB:4.2")
    void touching_an_enemy_piece_and_taking_it_is_no_foul() {
        Story.of(AUTO + PINNED, "0 start\n1 lift a6\n2 place a6\n3 lift a0\n4 lift a6\n4.5 place a6\n5 press red\n")
                .recorded("a0a6")
                .isQuiet();
    }
}
