package org.qizhong.xiangqi.notation;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Role;

/**
 * What a written move says; what it leaves out fits anything. All notations but the coordinates are folded into one
 * plain spelling first: a role's FEN letter, {@code > | <} for 前 中 后, digits, {@code + . -} for 进 平 退.
 */
record MovePattern(Optional<Role> role, Predicate<Place> where, Optional<Direction> direction, int number) {

    private static final Pattern BY_FILE = Pattern.compile("([KABNRCP])([1-9])([+.-]?)([1-9])");
    private static final Pattern BY_PLACE = Pattern.compile("([>|<1-9])([KABNRCP]?)([1-9]?)([+.-]?)([1-9])");

    /** Reads the plain spelling; nothing if it has another shape. */
    static Optional<MovePattern> of(String plain) {
        Matcher byFile = BY_FILE.matcher(plain);
        if (byFile.matches()) {
            int file = digit(byFile.group(2));
            return Optional.of(new MovePattern(
                    role(byFile.group(1)),
                    place -> place.file() == file,
                    direction(byFile.group(3)),
                    digit(byFile.group(4))));
        }
        Matcher byPlace = BY_PLACE.matcher(plain);
        return byPlace.matches() ? byPlace(byPlace) : Optional.empty();
    }

    private static Optional<MovePattern> byPlace(Matcher parts) {
        String mark = parts.group(1);
        boolean numbered = Character.isDigit(mark.charAt(0));
        boolean namesFile = !parts.group(3).isEmpty();
        Optional<Role> role = role(parts.group(2));
        if (role.isEmpty() && !namesFile && numbered) {
            return Optional.empty();
        }
        // A number with a file counts on that file, one without counts the crowded files from the right.
        Predicate<Place> marked = numbered
                ? place -> place.isCrowded() && digit(mark) == (namesFile ? place.index() : place.overall())
                : marked(mark);
        Predicate<Place> where = namesFile ? marked.and(place -> place.file() == digit(parts.group(3))) : marked;
        // Only soldiers are called by a file without their name (前七平八).
        return Optional.of(new MovePattern(
                role.or(() -> namesFile ? Optional.of(Role.SOLDIER) : Optional.empty()),
                where,
                direction(parts.group(4)),
                digit(parts.group(5))));
    }

    private static Predicate<Place> marked(String mark) {
        return switch (mark) {
            case ">" -> Place::isFront;
            case "|" -> Place::isMiddle;
            default -> Place::isRear;
        };
    }

    private static int digit(String text) {
        return text.charAt(0) - '0';
    }

    private static Optional<Role> role(String letter) {
        return letter.isEmpty()
                ? Optional.empty()
                : Piece.ofLetter(letter.charAt(0)).map(Piece::role);
    }

    private static Optional<Direction> direction(String sign) {
        return sign.isEmpty() ? Optional.empty() : Optional.of(Direction.ofSign(sign.charAt(0)));
    }

    /** Whether the piece on that point may be meant, wherever it goes. */
    boolean namesPieceOn(Board board, Point point) {
        Piece piece = board.at(point).orElseThrow();
        boolean rightRole = role.isEmpty() || role.get() == piece.role();
        return rightRole && where.test(Place.of(board, piece, point));
    }

    boolean fits(Board board, Move move) {
        if (!namesPieceOn(board, move.from())) {
            return false;
        }
        SpokenMove spoken = SpokenMove.of(board, move);
        return number == spoken.number() && (direction.isEmpty() || direction.get() == spoken.direction());
    }
}
