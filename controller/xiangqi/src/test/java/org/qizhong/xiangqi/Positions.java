package org.qizhong.xiangqi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Many positions for laws to hold in. */
public final class Positions {

    private Positions() {}

    /** The position, or nothing where a table shows a board that cannot be played from. */
    public static Optional<Position> playable(String fen) {
        try {
            return Optional.of(Fen.parse(fen).position());
        } catch (IllegalPositionException _) {
            return Optional.empty();
        }
    }

    /** Every playable position of the tables. */
    public static List<Position> ofTables() {
        return Stream.of(
                        Table.rows("perft.tsv").stream().map(row -> row.get("fen")),
                        Table.rows("notation.tsv").stream().map(row -> row.get("fen")),
                        Table.rows("mate-threat.tsv").stream().map(row -> row.get("fen_after_move")))
                .flatMap(fens -> fens)
                .distinct()
                .flatMap(fen -> playable(fen).stream())
                .toList();
    }

    /** A position with all pieces that can stand anywhere strewn at random, the soldiers on two or three files. */
    public static Position strewn(long seed) {
        Random random = new Random(seed);
        while (true) {
            Map<Point, Piece> pieces = new EnumMap<>(Point.class);
            for (Side side : Side.values()) {
                pieces.put(Point.of(3 + random.nextInt(3), side.rank(random.nextInt(3))), Piece.of(side, Role.GENERAL));
                int left = random.nextInt(7);
                for (int i = 0; i < 5; i++) {
                    Point point = Point.of(left + random.nextInt(3), side.rank(5 + random.nextInt(5)));
                    pieces.put(point, Piece.of(side, Role.SOLDIER));
                }
                for (Role role : List.of(Role.HORSE, Role.CHARIOT, Role.CANNON, Role.HORSE, Role.CHARIOT)) {
                    pieces.put(Point.of(random.nextInt(9), random.nextInt(10)), Piece.of(side, role));
                }
            }
            Board board = Board.of(pieces);
            Optional<Position> position = playable(Fen.ranks(board) + (random.nextBoolean() ? " w" : " b"));
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    /** The positions of one game of moves at random, the start among them; the same seed plays the same game. */
    public static List<Position> ofRandomGame(long seed, int plies) {
        Random random = new Random(seed);
        List<Position> positions = new ArrayList<>(List.of(Position.start()));
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = positions.getLast().legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            positions.add(positions.getLast().play(moves.get(random.nextInt(moves.size()))));
        }
        return positions;
    }
}
