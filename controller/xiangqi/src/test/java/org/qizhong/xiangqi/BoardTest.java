package org.qizhong.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Boards are values: what changes is another board. */
class BoardTest {

    private static final Board START = Position.start().board();

    @Test
    @Tag("CXA1999:1.2")
    void start_has_sixteen_pieces_a_side() {
        assertEquals(32, START.occupied().size());
        for (Side side : Side.values()) {
            assertEquals(16, START.occupied(side).size());
        }
        assertEquals(Set.of(Point.B2, Point.H2), START.points(Piece.RED_CANNON));
        assertEquals(Optional.of(Piece.BLACK_GENERAL), START.at(Point.E9));
        assertEquals(Optional.empty(), START.at(Point.E4));
        assertTrue(START.holds(Point.A0, Side.RED));
        assertFalse(START.holds(Point.A0, Side.BLACK));
        assertTrue(START.allEmpty(List.of(Point.A1, Point.I8)));
        assertFalse(START.allEmpty(List.of(Point.A1, Point.A0)));
    }

    @Test
    void piece_set_down_and_taken_up_again_leaves_the_same_board() {
        Board changed = START.with(Point.E4, Piece.RED_HORSE);
        assertEquals(Optional.of(Piece.RED_HORSE), changed.at(Point.E4));
        assertNotEquals(START, changed);
        assertEquals(START, changed.without(Point.E4));
        assertEquals(START.hashCode(), changed.without(Point.E4).hashCode());
        assertSame(START, START.without(Point.E4));
    }

    @Test
    void boards_differ_where_a_move_left_its_marks() {
        Board after = START.after(new Move(Point.H2, Point.H9));
        assertEquals(Set.of(Point.H2, Point.H9), START.differences(after));
        assertEquals(Set.of(), START.differences(START));
        assertEquals(31, after.occupied().size());
    }

    @Test
    void board_is_what_its_map_and_its_ranks_say() {
        Board board = Board.of(Map.of(Point.E0, Piece.RED_GENERAL, Point.D9, Piece.BLACK_GENERAL));
        assertEquals("3k5/9/9/9/9/9/9/9/9/4K4", board.toString());
        assertEquals(board, Fen.parseBoard(board.toString()));
        assertEquals("4k4/9/9/9/9/9/9/9/9/5K3", board.mirrored().toString());
        assertEquals(
                List.of("1 ranks, there must be ten"),
                assertThrows(IllegalPositionException.class, () -> Fen.parseBoard("9"))
                        .reasons());
    }

    @Test
    void points_know_their_place() {
        assertEquals(Optional.of(Point.E0), Point.parse("E0"));
        assertEquals(Optional.empty(), Point.parse("j0"));
        assertEquals(Optional.empty(), Point.parse("e10"));
        assertEquals(Point.I9, Point.A0.turned());
        assertTrue(Point.D2.palaceOf(Side.RED));
        assertFalse(Point.D2.palaceOf(Side.BLACK));
        assertFalse(Point.C2.palaceOf(Side.RED));
        assertTrue(Point.A4.homeOf(Side.RED));
        assertTrue(Point.A5.homeOf(Side.BLACK));
        assertThrows(IllegalArgumentException.class, () -> Point.of(9, 0));
    }

    @Test
    void moves_are_written_with_or_without_a_dash() {
        Move move = new Move(Point.H2, Point.E2);
        assertEquals(Optional.of(move), Move.parse("h2e2"));
        assertEquals(Optional.of(move), Move.parse("H2-E2"));
        assertEquals(Optional.empty(), Move.parse("h2e"));
        assertEquals(Optional.empty(), Move.parse("h2x2"));
        assertEquals("h2e2", move.toString());
        assertEquals("b7e7", move.turned().toString());
    }

    @Test
    void value_for_each_side_replaces_a_pair_of_fields() {
        BySide<Integer> both = BySide.both(3);
        assertEquals(new BySide<>(3, 5), both.with(Side.BLACK, 5));
        assertEquals(new BySide<>(4, 3), both.with(Side.RED, red -> red + 1));
        assertEquals(new BySide<>("w", "b"), BySide.from(side -> String.valueOf(side.fen())));
        assertEquals(new BySide<>("3", "3"), both.map(String::valueOf));
        assertEquals(5, both.with(Side.BLACK, 5).of(Side.BLACK));
    }
}
