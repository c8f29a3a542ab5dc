package org.qizhong.referee.illegal;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Diagram;
import org.qizhong.referee.Story;

/** The reasons of an illegal move; where several apply, the first in the order of the contract is told. */
@Clause("CXA2011:4.1.8")
@Clause("CXA2011:2.2")
class IllegalReasonTest {

    /** Only the horse keeps the generals apart; only the advisor keeps the chariot on a0 off. */
    private static final String BOARD = Diagram.red("""
            . . . . k . . . .
            . . . . . . . . .
            . . . . . . . r .
            . . . . . . . . .
            . . . n . . . . .
            . . B . . . P C .
            . . . c N p . . P
            R . p . . . . . .
            . . . . . . . . .
            r . . A K . . . .
            """);

    private static DynamicTest refused(String piece, String move, String reason) {
        String from = move.substring(0, 2);
        String to = move.substring(2);
        String events = "0 start\n1 lift " + from + "\n2 place " + to + " " + piece + "\n3 press red\n";
        return DynamicTest.dynamicTest(
                piece + " " + move + " " + reason,
                () -> Story.of(BOARD + "sensors identity\nenforce auto", events)
                        .shows("illegal", "t side reason move", "3 red " + reason + " " + move));
    }

    @TestFactory
    Stream<DynamicTest> a_piece_that_is_not_ones_own_or_stands_on_ones_own() {
        return Stream.of(
                refused("r", "h7h6", "wrong-side"),
                refused("r", "h7h4", "wrong-side"),
                refused("r", "a0b3", "wrong-side"),
                refused("P", "g4h4", "own-piece"),
                refused("C", "h4i3", "own-piece"),
                refused("B", "c4a2", "own-piece"));
    }

    @TestFactory
    Stream<DynamicTest> no_piece_moves_like_that() {
        return Stream.of(
                refused("R", "a2b3", "geometry"),
                refused("N", "e3e5", "geometry"),
                refused("P", "i3i2", "geometry"),
                refused("P", "i3i5", "geometry"),
                refused("P", "i3h4", "own-piece"),
                refused("C", "h4g5", "geometry"),
                refused("B", "c4c6", "geometry"),
                refused("A", "d0d1", "geometry"),
                refused("K", "e0e2", "geometry"),
                refused("K", "e0f1", "geometry"),
                refused("K", "e0e9", "geometry"));
    }

    @TestFactory
    Stream<DynamicTest> not_out_of_the_palace_nor_over_the_river() {
        return Stream.of(
                refused("A", "d0c1", "palace"),
                refused("B", "c4a6", "river"),
                refused("B", "c4e6", "river"),
                refused("P", "g4f4", "river"));
    }

    @TestFactory
    Stream<DynamicTest> not_through_other_pieces() {
        return Stream.of(
                refused("R", "a2d2", "blocked"),
                refused("C", "h4h9", "blocked"),
                refused("C", "h4h7", "blocked"),
                refused("B", "c4e2", "blocked"),
                refused("N", "e3g2", "blocked"),
                refused("N", "e3c4", "own-piece"));
    }

    @TestFactory
    @Clause("CXA2011:4.1.3")
    Stream<DynamicTest> not_giving_the_general_away() {
        return Stream.of(
                refused("N", "e3f5", "facing"), refused("N", "e3d5", "facing"), refused("A", "d0e1", "self-check"));
    }

    @Test
    void more_than_one_piece_elsewhere_is_no_move() {
        Story.of(BOARD + "enforce auto", "0 start\n1 lift i3\n2 place i4\n3 lift a2\n4 place a3\n5 press red\n")
                .shows("illegal", "t side clause reason move", "5 red CXA2011:4.1.8 not-a-move -")
                .ends("5 black illegal-move CXA2011:4.1.8");
    }

    @Test
    @Clause("CXA2011:4.1.3")
    void self_check_with_an_earlier_reason_is_not_suicide() {
        Story.of(BOARD + "enforce auto\nlevel provincial", "0 start\n1 lift e3\n2 place g2\n3 press red\n")
                .shows("illegal", "reason clause", "blocked CXA2011:8.1.8")
                .goesOn();
    }
}
