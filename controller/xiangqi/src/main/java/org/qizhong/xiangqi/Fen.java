package org.qizhong.xiangqi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position as text: FEN for xiangqi. Ranks from 9 down to 0 divided by {@code /}, letters {@code KABNRCP} for Red and
 * {@code kabnrcp} for Black (E/H are read as B/N), digits for empty points; then the side to move ({@code w} or
 * {@code r}, {@code b}), two dashes, the plies since the last capture, the number of the round.
 *
 * @param position board and side to move
 * @param pliesSinceCapture plies since the last capture (自然限着 counts from there)
 * @param round the round (回合), from 1
 */
public record Fen(Position position, int pliesSinceCapture, int round) {

    /** The position a game starts from (CXA1999:1.3). */
    public static final Fen START = parse("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");

    /**
     * Reads a FEN. Fields after the side to move may be missing.
     *
     * @throws IllegalPositionException with every reason for refusal
     */
    public static Fen parse(String text) {
        String[] fields = text.strip().split("\\s+", -1);
        List<String> flaws = new ArrayList<>();
        Board board = board(fields[0], flaws);
        Side toMove = side(fields.length > 1 ? fields[1] : "", flaws);
        int plies = counter("plies since the last capture", fields, 4, flaws);
        int round = counter("round", fields, 5, flaws);
        if (fields.length > 6) {
            flaws.add("more than six fields");
        }
        if (!flaws.isEmpty()) {
            throw new IllegalPositionException(flaws);
        }
        return new Fen(Position.of(board, toMove), plies, Math.max(round, 1));
    }

    /**
     * Reads the ranks of a FEN alone, playable or not.
     *
     * @throws IllegalPositionException with every reason for refusal
     */
    public static Board parseBoard(String ranks) {
        List<String> flaws = new ArrayList<>();
        Board board = board(ranks, flaws);
        if (!flaws.isEmpty()) {
            throw new IllegalPositionException(flaws);
        }
        return board;
    }

    private static Board board(String ranks, List<String> flaws) {
        char[] cells = cells(ranks, flaws);
        Board board = Board.empty();
        for (int at = 0; at < cells.length; at++) {
            char cell = cells[at];
            if (cell != '.') {
                Optional<Piece> piece = Piece.ofLetter(cell);
                if (piece.isPresent()) {
                    board = board.with(Point.at(at), piece.get());
                } else {
                    flaws.add("no piece has the letter '" + cell + "'");
                }
            }
        }
        return board;
    }

    /**
     * The ninety cells that the ranks of a FEN spell, in the order of {@link Point}; {@code .} is an empty point. Any
     * other sign is handed on as it stands: what it means is the caller's to say.
     *
     * @param flaws gets a line for each rank that does not have nine files
     */
    public static char[] cells(String ranks, List<String> flaws) {
        char[] cells = ".".repeat(Steps.POINTS).toCharArray();
        String[] rows = ranks.split("/", -1);
        if (rows.length != Point.RANKS) {
            flaws.add(rows.length + " ranks, there must be ten");
            return cells;
        }
        for (int row = 0; row < rows.length; row++) {
            String spelled = spelled(rows[row]);
            if (rows[row].indexOf('.') >= 0) {
                flaws.add(
                        "rank " + (9 - row) + " (\"" + rows[row] + "\") has dots, empty points are counted by digits");
            } else if (spelled.length() != Point.FILES) {
                flaws.add("rank " + (9 - row) + " (\"" + rows[row] + "\") has " + spelled.length()
                        + " files, there must be nine");
            } else {
                spelled.getChars(0, Point.FILES, cells, (9 - row) * Point.FILES);
            }
        }
        return cells;
    }

    /** A rank with its digits written out as dots; {@code 10} is ten files, which no board has. */
    private static String spelled(String row) {
        StringBuilder spelled = new StringBuilder();
        int digits = 0;
        for (char sign : (row + " ").toCharArray()) {
            if (sign >= '0' && sign <= '9') {
                digits = Math.min(digits * 10 + sign - '0', 1000);
            } else {
                spelled.repeat('.', digits);
                spelled.append(sign);
                digits = 0;
            }
        }
        return spelled.substring(0, spelled.length() - 1);
    }

    private static Side side(String field, List<String> flaws) {
        return switch (field) {
            case "w", "r" -> Side.RED;
            case "b" -> Side.BLACK;
            case "" -> {
                flaws.add("the side to move is missing: w (or r) for Red, b for Black");
                yield Side.RED;
            }
            default -> {
                flaws.add("the side to move is \"" + field + "\", it must be w (or r) or b");
                yield Side.RED;
            }
        };
    }

    private static int counter(String what, String[] fields, int index, List<String> flaws) {
        if (fields.length <= index) {
            return 0;
        }
        if (!fields[index].matches("[0-9]{1,5}")) {
            flaws.add(what + " is \"" + fields[index] + "\", it must be a number from 0 to 99999");
            return 0;
        }
        return Integer.parseInt(fields[index]);
    }

    /** The ranks of a FEN for any board. */
    public static String ranks(Board board) {
        StringBuilder ranks = new StringBuilder();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Point.FILES; file++) {
                Optional<Piece> piece = board.at(Point.of(file, rank));
                if (piece.isEmpty()) {
                    empty++;
                } else {
                    ranks.append(empty == 0 ? "" : empty).append(piece.get().letter());
                    empty = 0;
                }
            }
            ranks.append(empty == 0 ? "" : empty).append(rank == 0 ? "" : "/");
        }
        return ranks.toString();
    }

    @Override
    public String toString() {
        return position + " - - " + pliesSinceCapture + " " + round;
    }
}
