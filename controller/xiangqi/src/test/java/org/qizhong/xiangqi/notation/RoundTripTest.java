package org.qizhong.xiangqi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Positions;

/** What is written reads back as the same move, and no two legal moves are written alike. */
@Tag("CXA2011:7.5")
class RoundTripTest {

    private static final int SEEDS = 3;
    private static final int PLIES = 120;
    private static final int STREWN = 100;

    @Test
    void in_every_position_of_the_tables() {
        Positions.ofTables().forEach(RoundTripTest::check);
    }

    @TestFactory
    Stream<DynamicTest> in_games_of_random_moves() {
        return LongStream.range(0, SEEDS)
                .mapToObj(seed -> DynamicTest.dynamicTest(
                        "seed " + seed,
                        () -> Positions.ofRandomGame(seed, PLIES).forEach(RoundTripTest::check)));
    }

    @Test
    void with_the_pieces_strewn_and_the_soldiers_crowded() {
        LongStream.range(0, STREWN).mapToObj(Positions::strewn).forEach(RoundTripTest::check);
    }

    private static void check(Position position) {
        for (Notation notation : List.of(Notation.CHINESE, Notation.WXF, Notation.ICCS, Notation.UCI)) {
            check(position, (at, move) -> notation.write(at.board(), move), notation::parse);
        }
        check(position, ShortNotation::writeDistinct, ShortNotation::parse);
        check(position, (at, move) -> fromTheRight(at, move), ChineseNotation::parse);
        for (WxfStyle style : WxfStyle.values()) {
            check(position, (at, move) -> WxfNotation.write(at.board(), move, style), WxfNotation::parse);
        }
    }

    private static String fromTheRight(Position position, Move move) {
        return ChineseNotation.write(position.board(), move, SoldierStyle.FROM_THE_RIGHT);
    }

    private static void check(
            Position position, BiFunction<Position, Move, String> writer, BiFunction<Position, String, Move> reader) {
        Map<String, Move> written = new HashMap<>();
        for (Move move : position.legalMoves()) {
            String text = writer.apply(position, move);
            assertEquals(move, reader.apply(position, text), () -> text + " in " + position);
            Move same = written.put(text, move);
            assertTrue(same == null, () -> text + " is " + same + " and " + move + " in " + position);
        }
    }
}
