package org.qizhong.xiangqi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Diagram;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** Moves can be written on boards that no game can reach: a log must print what the sensors saw. */
class AnyBoardTest {

    private static final Board CROWDED = Diagram.of("""
            . R . . . . . . r
            . R . . . . . . .
            . . . . P . . . .
            . . . . P . . . N
            . . . . P . . . N
            . . . . P . . . N
            C C . . P . . . .
            C C . . P . . . .
            . . . . P . . . .
            . . . . P . . . .
            """).board();

    @ParameterizedTest
    @CsvSource({
        "b9c9, 前车平七, R+.7", "b8c8, 后车平七, R-.7", "i6g7, 前马进三, H++3", "i5g6, 中马进三, H.+3",
        "i4g5, 后马进三, H-+3", "a3a4, 前炮九进一, Cc+1", "b2b1, 后炮八退一, Cb-1", "e7f7, 前兵平四, 15.4",
        "e6f6, 二兵平四, 25.4", "e0f0, 八兵平四, 85.4", "i9h9, 车9平8, R9.8"
    })
    void crowds_are_counted(String move, String chinese, String wxf) {
        Move read = Move.parse(move).orElseThrow();
        assertEquals(chinese, ChineseNotation.write(CROWDED, read));
        assertEquals(wxf, WxfNotation.write(CROWDED, read));
    }

    static LongStream seeds() {
        return LongStream.range(0, 50);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void no_two_straight_moves_of_many_chariots_and_soldiers_are_written_alike(long seed) {
        Random random = new Random(seed);
        Map<Point, Piece> pieces = new EnumMap<>(Point.class);
        for (int i = 0; i < 24; i++) {
            Piece piece = random.nextBoolean() ? Piece.RED_CHARIOT : Piece.RED_SOLDIER;
            pieces.put(Point.of(random.nextInt(9), random.nextInt(10)), piece);
        }
        Board board = Board.of(pieces);
        Set<String> chinese = new HashSet<>();
        Set<String> wxf = new HashSet<>();
        for (Point from : pieces.keySet()) {
            for (Move move : straight(from)) {
                assertTrue(chinese.add(ChineseNotation.write(board, move)), () -> move + " on " + board);
                assertTrue(wxf.add(WxfNotation.write(board, move)), () -> move + " on " + board);
            }
        }
    }

    private static List<Move> straight(Point from) {
        return Arrays.stream(Point.values())
                .filter(to -> (to.file() == from.file()) != (to.rank() == from.rank()))
                .map(to -> new Move(from, to))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Piece.class)
    void every_piece_can_be_written_wherever_it_goes(Piece piece) {
        Board board = Board.empty().with(Point.E4, piece);
        Arrays.stream(Point.values())
                .map(to -> new Move(Point.E4, to))
                .forEach(move ->
                        assertEquals(4, ChineseNotation.write(board, move).length()));
    }

    @Test
    void where_nothing_stands_nothing_moves() {
        Move move = new Move(Point.E4, Point.E5);
        assertThrows(IllegalArgumentException.class, () -> ChineseNotation.write(Board.empty(), move));
    }
}
