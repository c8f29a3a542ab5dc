package org.qizhong.xiangqi.notation;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;

/** The World Xiangqi Federation's notation: {@code C2.5}, {@code H8+7}, {@code R+.4}, {@code 17.8}. */
public final class WxfNotation {

    private static final Pattern BY_LETTER = Pattern.compile("([KAEBHNRCP])([1-9A-E+.-])([+.-])([1-9])");
    private static final Pattern SIGN_FIRST = Pattern.compile("([+.-])([KAEBHNRCP])([+.-])([1-9])");
    private static final Pattern BY_NUMBERS = Pattern.compile("[1-9][1-9][+.-][1-9]");

    private WxfNotation() {}

    public static String write(Board board, Move move) {
        return write(board, move, WxfStyle.HOUSE);
    }

    public static String write(Board board, Move move, WxfStyle style) {
        SpokenMove spoken = SpokenMove.of(board, move);
        return subject(spoken, style) + style.sign(spoken.direction()) + spoken.number();
    }

    private static String subject(SpokenMove spoken, WxfStyle style) {
        Place place = spoken.place();
        char letter = style.letter(spoken);
        if (!spoken.isCalledByPlace()) {
            return "" + letter + place.file();
        }
        if (spoken.isCrowdedSoldier() && style != WxfStyle.LETTERED) {
            return "" + place.index() + place.file();
        }
        if (place.crowdedFiles() > 1 || place.count() > 3) {
            return "" + letter + (char) ('a' + place.overall() - 1);
        }
        return letter + (place.isFront() ? "+" : place.isRear() ? "-" : ".");
    }

    /**
     * The legal move that a text stands for. Sideways may be {@code .} or {@code =}, the sign of a doubled piece may
     * come first ({@code +R=4}), letters may be small or full-width.
     *
     * @throws NotationException if none or several fit
     */
    public static Move parse(Position position, String text) {
        MovePattern pattern = plain(text)
                .flatMap(MovePattern::of)
                .orElseThrow(() -> NotationException.none(text, "is no move in WXF, such as C2.5 or R+.4"));
        return new MoveFinder(position, text, WxfNotation::write).find(pattern);
    }

    /** The plain spelling of a text that has the shape of a move in WXF. */
    static Optional<String> plain(String text) {
        String narrow = Characters.narrow(text)
                .replace('\u2212', '-')
                .replace('\u2013', '-')
                .replace('=', '.')
                .toUpperCase(Locale.ROOT);
        if (BY_NUMBERS.matcher(narrow).matches()) {
            return Optional.of(narrow);
        }
        Matcher signFirst = SIGN_FIRST.matcher(narrow);
        String ordered = signFirst.replaceFirst("$2$1$3$4");
        Matcher byLetter = BY_LETTER.matcher(ordered);
        return byLetter.matches() ? Optional.of(plain(byLetter)) : Optional.empty();
    }

    private static String plain(Matcher parts) {
        String letter = parts.group(1).replace('E', 'B').replace('H', 'N');
        char place = parts.group(2).charAt(0);
        String move = parts.group(3) + parts.group(4);
        return switch (place) {
            case '+' -> ">" + letter + move;
            case '.' -> "|" + letter + move;
            case '-' -> "<" + letter + move;
            case 'A', 'B', 'C', 'D', 'E' -> (char) (place - 'A' + '1') + letter + move;
            default -> letter + place + move;
        };
    }
}
