package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Touches under the book of 1999 and in a club: each quotes a clause of its own. */
class OtherBooksTest {

    @Test
    @Clause("CXA1999:5.1")
    void a_touched_own_piece_must_move_under_1999() {
        Story.of("rules cxa-1999", "0 start\n1 lift h0\n2 place h0\n3 tick\n")
                .shows("obligation", "t side clause moves", "1.15 red CXA1999:5.1 [h0g2,h0i2]");
    }

    @Test
    @Clause("CXA1999:5.2")
    void a_touched_enemy_piece_must_be_taken_under_1999() {
        Story.of("rules cxa-1999", "0 start\n1 lift h9\n2 place h9\n3 tick\n")
                .shows("obligation", "t side clause moves", "1.15 red CXA1999:5.2 [h2h9]");
    }

    @Test
    @Clause("CLUB:5.4")
    void in_a_club_an_enemy_piece_that_nothing_can_take_is_a_foul() {
        Story.of("rules club\nenforce auto", "0 start\n1 lift a9\n2 place a9\n3 tick\n")
                .shows("foul", "t side clause count", "2 red CLUB:5.4 1")
                .goesOn();
    }
}
