package org.qizhong.xiangqi.notation;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/** Moves as two points: ICCS ({@code H2-E2}, ranks 0 to 9) and UCI ({@code h3e3}, ranks 1 to 10). */
public final class Coordinates {

    private static final Pattern UCI = Pattern.compile("([a-i])([1-9]|10)-?([a-i])([1-9]|10)");

    private Coordinates() {}

    public static String writeIccs(Move move) {
        return move.from().toString().toUpperCase(Locale.ROOT)
                + "-"
                + move.to().toString().toUpperCase(Locale.ROOT);
    }

    public static String writeUci(Move move) {
        return uci(move.from()) + uci(move.to());
    }

    private static String uci(Point point) {
        return point.toString().charAt(0) + String.valueOf(point.rank() + 1);
    }

    /**
     * The legal move between two ICCS points, written {@code H2-E2} or {@code h2e2}.
     *
     * @throws NotationException if the text is no such move or the move is illegal
     */
    public static Move parseIccs(Position position, String text) {
        return legal(position, text, Move.parse(Characters.narrow(text)), "ICCS, such as H2-E2");
    }

    /**
     * The legal move between two points whose ranks count from 1, written {@code h3e3}.
     *
     * @throws NotationException if the text is no such move or the move is illegal
     */
    public static Move parseUci(Position position, String text) {
        Matcher uci = UCI.matcher(Characters.narrow(text).toLowerCase(Locale.ROOT));
        Optional<Move> move = uci.matches()
                ? Optional.of(new Move(point(uci.group(1), uci.group(2)), point(uci.group(3), uci.group(4))))
                : Optional.empty();
        return legal(position, text, move, "UCI, such as h3e3");
    }

    static boolean looksLikeUci(String narrow) {
        return UCI.matcher(narrow.toLowerCase(Locale.ROOT)).matches();
    }

    private static Point point(String file, String rank) {
        return Point.of(file.charAt(0) - 'a', Integer.parseInt(rank) - 1);
    }

    private static Move legal(Position position, String text, Optional<Move> read, String notation) {
        Move move = read.orElseThrow(() -> NotationException.none(text, "is no move in " + notation));
        Optional<Illegality> why = position.whyIllegal(move);
        if (why.isPresent()) {
            String right = position.legalMoves().stream()
                    .filter(other -> other.from() == move.from())
                    .map(Move::toString)
                    .sorted()
                    .collect(Collectors.joining(", "));
            String legal = right.isEmpty() ? "" : "; legal: " + right;
            throw NotationException.none(
                    text, "is illegal: " + move + " is " + why.get().word() + legal);
        }
        return move;
    }
}
