package org.qizhong.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws that hold in any position, tried in games of random moves. */
class PositionLawsTest {

    private static final int PLIES = 200;

    static LongStream seeds() {
        return LongStream.range(0, 10);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void keys_are_equal_exactly_where_positions_are(long seed) {
        Map<Long, Position> byKey = new HashMap<>();
        Set<Position> distinct = new HashSet<>();
        for (Position position : Positions.ofRandomGame(seed, PLIES)) {
            assertEquals(position, byKey.getOrDefault(position.key(), position), "two positions share a key");
            byKey.put(position.key(), position);
            distinct.add(position);
            Position again = Fen.parse(position.toString()).position();
            assertEquals(position.key(), again.key(), "the key depends on how the position came about");
        }
        assertEquals(distinct.size(), byKey.size());
    }

    @Test
    void same_board_is_another_position_where_the_other_side_is_to_move() {
        Position red = Position.start();
        Position black = Position.of(red.board(), Side.BLACK);
        assertNotEquals(red, black);
        assertNotEquals(red.key(), black.key());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void mirrored_colours_have_mirrored_moves(long seed) {
        for (Position position : Positions.ofRandomGame(seed, PLIES)) {
            Position mirrored = position.mirrored();
            assertEquals(position, mirrored.mirrored());
            assertEquals(position.isCheck(), mirrored.isCheck());
            Set<Move> turned = new HashSet<>();
            position.legalMoves().forEach(move -> turned.add(move.turned()));
            assertEquals(turned, Set.copyOf(mirrored.legalMoves()));
        }
    }

    /** The generator and the law that explains refusals know nothing of each other. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @Tag("CXA2011:2.2")
    @Tag("CXA1999:2.2")
    void generator_lists_exactly_the_moves_that_break_no_law(long seed) {
        Stream<Position> played = Positions.ofRandomGame(seed, PLIES).stream().filter(p -> p.key() % 10 == 0);
        Stream<Position> strewn = LongStream.range(0, 20).mapToObj(i -> Positions.strewn(seed * 20 + i));
        Stream.concat(played, strewn)
                .forEach(position ->
                        assertEquals(lawful(position), Set.copyOf(position.legalMoves()), position::toString));
    }

    private static Set<Move> lawful(Position position) {
        Piece general = Piece.of(position.toMove(), Role.GENERAL);
        return unhindered(position.board(), position.toMove())
                .filter(move -> {
                    Board after = position.board().after(move);
                    return !MoveLaw.generalsFace(after)
                            && unhindered(after, position.toMove().opposite())
                                    .noneMatch(reply -> after.at(reply.to()).equals(Optional.of(general)));
                })
                .collect(Collectors.toSet());
    }

    private static Stream<Move> unhindered(Board board, Side mover) {
        return board.occupied(mover).stream()
                .flatMap(from -> Arrays.stream(Point.values()).map(to -> new Move(from, to)))
                .filter(move -> MoveLaw.hindrance(board, mover, move).isEmpty());
    }

    @Test
    void board_without_a_general_is_no_position() {
        List<String> reasons = assertThrows(IllegalPositionException.class, () -> Position.of(Board.empty(), Side.RED))
                .reasons();
        assertEquals(List.of("red has no general", "black has no general"), reasons);
    }
}
