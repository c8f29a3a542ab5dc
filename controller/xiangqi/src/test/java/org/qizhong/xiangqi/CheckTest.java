package org.qizhong.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Check (将军), the answers to it, and the two ways to have none: checkmate (将死) and stalemate (困毙). */
class CheckTest {

    private static Position black(String drawing) {
        return Diagram.of(drawing).position(Side.BLACK);
    }

    private static List<String> moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().toList();
    }

    @Test
    @Tag("CXA2011:3.1")
    @Tag("CXA1999:3.1")
    void check_is_answered_by_flight_block_or_capture() {
        Position checked = black("""
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . r
                . . . . . . . . .
                . . . . . . . . .
                . . . . R . . . r
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """);
        assertTrue(checked.isCheck());
        assertEquals(List.of("e9f9", "i4e4", "i7e7"), moves(checked));
    }

    @Test
    @Tag("CXA2011:3.1")
    @Tag("CXA1999:3.1")
    void check_of_a_cannon_is_answered_by_taking_the_screen_away() {
        Position checked = black("""
                . . . a k . . . .
                . . . . a . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """);
        assertTrue(checked.isCheck());
        assertEquals(List.of("e8d7", "e8f7", "e8f9", "e9f9"), moves(checked));
    }

    @Test
    @Tag("CXA2011:3.1")
    @Tag("CXA1999:3.1")
    void hobbled_horse_gives_no_check_and_its_hobble_may_not_step_aside() {
        Position quiet = black("""
                . . . . k . . . .
                . . . r . . . . .
                . . . N . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """);
        assertFalse(quiet.isCheck());
        assertEquals(List.of("d8d7", "e9d9", "e9e8"), moves(quiet));
    }

    @Test
    @Tag("CXA2011:3.2")
    @Tag("CXA1999:3.1")
    void two_cannons_in_line_mate_where_no_piece_can_step_between() {
        Position mated = black("""
                . . . a k a . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                . . . . C . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """);
        assertTrue(mated.isCheck());
        assertEquals(List.of(), mated.legalMoves());
        assertTrue(mated.isCheckmate());
        assertFalse(mated.isStalemate());
    }

    @Test
    @Tag("CXA2011:3.3")
    @Tag("CXA1999:3.2")
    void side_that_cannot_move_is_stalemated_though_nobody_checks_it() {
        Position stuck = black("""
                . . . k . . . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertFalse(stuck.isCheck());
        assertTrue(stuck.isStalemate());
        assertFalse(stuck.isCheckmate());
    }
}
