package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A piece that is owed and cannot move binds nobody, and nobody touched it: no foul of 8.1.5. */
class OwedCannotMoveTest {

    private static final String PINNED = "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w\ntime 10m\n";
    private static final String ILLEGAL = "0 start\n1 lift e3\n2 place e5\n3 press red\n";

    @Test
    @Clause("CXA2011:8.1.8")
    @Clause("CXA2011:5.1")
    void after_an_illegal_move() {
        Story.of(
                        PINNED + "level junior\nenforce auto",
                        ILLEGAL + "4 lift e5\n5 place e3\n6 lift a0\n7 place a5\n8 press red\n")
                .shows("foul", "t clause count", "3 CXA2011:8.1.8 1")
                .shows("restored", "t", "5")
                .recorded("a0a5");
        Story.of(PINNED + "level junior", ILLEGAL + "4 confirm a1\n5 lift e5\n6 place e3\n7 tick\n")
                .alerts("a1 illegal-move")
                .shows("clock", "t running", "0 red", "3 none", "6 red");
        // the same with the board put right by a lift, and a brush later
        Story.of(
                        PINNED + "level junior\nenforce auto",
                        ILLEGAL + "5 place e3\n6 lift e5\n7 lift a0\n7.1 place a0\n8 tick\n")
                .shows("foul", "t clause", "3 CXA2011:8.1.8");
    }

    @Test
    @Clause("CXA2011:5.8.3")
    void after_a_rewind() {
        String moved = "0 start\n1 lift a0\n2 place a1\n3 press red\n";
        Story.of(PINNED + "enforce auto", moved + "4 rewind 0 e3\n5 lift a1\n6 place a0\n7 tick\n")
                .shows("foul|alert", "t")
                .shows("restored", "t", "6")
                .shows("clock", "t running", "0 red", "3 black", "4 none", "6 red");
    }

    @Test
    @Clause("CXA2011:8.1.5")
    void touched_again_by_the_hand_it_is_one() {
        Story.of(PINNED + "level junior\nenforce auto", ILLEGAL + "4 lift e5\n5 place e3\n6 lift e3\n7 place e3\n")
                .shows("foul", "t clause", "3 CXA2011:8.1.8", "7 CXA2011:8.1.5");
    }
}
