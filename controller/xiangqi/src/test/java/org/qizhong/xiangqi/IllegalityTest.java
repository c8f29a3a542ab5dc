package org.qizhong.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why a move is illegal: the first reason in the order of {@link Illegality}. */
@Tag("CXA2011:2.2")
@Tag("CXA1999:2.2")
class IllegalityTest {

    private static final Position POSITION = Diagram.of("""
            . . . . k . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . p
            . . . . . c . . .
            . . . . N . B . .
            P . . . . . . . .
            . C . . . . . r .
            . n . . . . . . .
            R N B . K A . . r
            """).position(Side.RED);

    private static String reason(String move) {
        return POSITION.whyIllegal(Move.parse(move).orElseThrow())
                .map(Illegality::word)
                .orElse("legal");
    }

    @ParameterizedTest(name = "{0} is {1}: {2}")
    @CsvSource({
        "e5e6, not-a-move, nothing stands there",
        "h2h3, wrong-side, Black's chariot",
        "a0a3, own-piece, Red's soldier",
        "a0b2, own-piece, before its geometry",
        "a0a0, own-piece, a move leads somewhere else",
        "a0b1, geometry, a chariot goes straight",
        "a3a2, geometry, a soldier never goes back",
        "a3a5, geometry, a soldier makes one step",
        "e0e2, geometry, a general makes one step",
        "f0f1, geometry, an advisor goes along diagonals",
        "g4h5, geometry, an elephant goes two points",
        "b0b1, geometry, a horse bends",
        "b2c3, geometry, a cannon goes straight",
        "f0g1, palace, before its self-check",
        "a3b3, river, a soldier that has not crossed",
        "g4i6, river, an elephant does not cross",
        "g4e6, river, before its blocked eye",
        "b0d1, blocked, the elephant hobbles it",
        "c0a2, blocked, the horse is in its eye",
        "a0d0, blocked, a chariot does not jump",
        "b2i2, blocked, nor does a cannon that takes nothing",
        "b2h2, blocked, a cannon does not take without a screen",
        "e4f6, facing, the generals see each other",
        "f0e1, self-check, the chariot in the corner",
        "e4e6, geometry, before the check that it would answer",
        "e0e1, legal, for comparison"
    })
    void first_reason(String move, String reason, String why) {
        assertEquals(reason, reason(move), why);
    }

    @Test
    void cannon_over_two_screens_is_blocked() {
        Position position = Diagram.of("""
                . . . . . k . . .
                n . . . . . . . .
                . . . . . . . . .
                p . . . . . . . .
                p . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                C . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """).position(Side.RED);
        assertEquals(
                Illegality.BLOCKED,
                position.whyIllegal(new Move(Point.A2, Point.A8)).orElseThrow());
    }

    @Test
    void general_that_leaves_the_palace_breaks_that_rule_first() {
        Position position = Diagram.of("""
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . r . . . . . .
                . . . K . . . . .
                """).position(Side.RED);
        assertEquals(
                Illegality.PALACE,
                position.whyIllegal(new Move(Point.D0, Point.C0)).orElseThrow());
    }

    @Test
    void facing_comes_before_self_check() {
        Position position = Diagram.of("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . . K . . . . .
                """).position(Side.RED);
        assertEquals(
                Illegality.FACING,
                position.whyIllegal(new Move(Point.D0, Point.E0)).orElseThrow());
    }

    @Test
    void illegal_move_is_not_played() {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> POSITION.play(new Move(Point.B0, Point.D1)));
        assertEquals("b0d1 is illegal: blocked", refused.getMessage());
    }
}
