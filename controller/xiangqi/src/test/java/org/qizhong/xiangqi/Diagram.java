package org.qizhong.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A board drawn in a test, ten lines of nine signs from Black's back rank down: a FEN letter for a piece, {@code .} for
 * an empty point, {@code x} for an empty point that a test marks.
 */
public record Diagram(Board board, Set<Point> marked) {

    public static Diagram of(String drawing) {
        Map<Point, Piece> pieces = new EnumMap<>(Point.class);
        Set<Point> marked = EnumSet.noneOf(Point.class);
        List<String> lines = drawing.lines().toList();
        assertEquals(Point.RANKS, lines.size(), "lines of the diagram");
        for (int row = 0; row < Point.RANKS; row++) {
            String[] signs = lines.get(row).strip().split(" +", -1);
            assertEquals(Point.FILES, signs.length, "signs of line " + (row + 1));
            for (int file = 0; file < Point.FILES; file++) {
                Point point = Point.of(file, Point.RANKS - 1 - row);
                switch (signs[file]) {
                    case "." -> {}
                    case "x" -> marked.add(point);
                    default ->
                        pieces.put(point, Piece.ofLetter(signs[file].charAt(0)).orElseThrow());
                }
            }
        }
        return new Diagram(Board.of(pieces), marked);
    }

    public Position position(Side toMove) {
        return Position.of(board, toMove);
    }

    /** The only piece of that letter may go exactly to the marked points, and to these, where it captures. */
    static void assertTargets(String drawing, char letter, Point... captures) {
        Diagram diagram = of(drawing);
        Piece piece = Piece.ofLetter(letter).orElseThrow();
        Set<Point> from = diagram.board().points(piece);
        assertEquals(1, from.size(), "pieces " + letter);
        Set<Point> expected = EnumSet.noneOf(Point.class);
        expected.addAll(diagram.marked());
        for (Point capture : Arrays.asList(captures)) {
            assertFalse(diagram.board().isEmpty(capture), "a capture on " + capture);
            expected.add(capture);
        }
        Set<Point> targets = EnumSet.noneOf(Point.class);
        diagram.position(piece.side()).legalMoves().stream()
                .filter(move -> from.contains(move.from()))
                .forEach(move -> targets.add(move.to()));
        assertEquals(expected, targets);
    }
}
