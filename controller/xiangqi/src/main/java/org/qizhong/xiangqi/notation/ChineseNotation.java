package org.qizhong.xiangqi.notation;

import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Role;
import org.qizhong.xiangqi.Side;

/** The full notation (完整记录, CXA2011:7.5): 炮二平五, 马8进7, 前车进三, 前七平八. Red's digits are Chinese. */
public final class ChineseNotation {

    private static final String RED_NAMES = "帅仕相马车炮兵";
    private static final String BLACK_NAMES = "将士象马车炮卒";
    private static final String NUMERALS = "〇一二三四五六七八九十";

    private ChineseNotation() {}

    /** The piece's name as it is written on it: 帅 for Red's general, 将 for Black's. */
    public static char name(Piece piece) {
        String names = piece.side() == Side.RED ? RED_NAMES : BLACK_NAMES;
        return names.charAt(piece.role().ordinal());
    }

    /** The move in full, with soldiers called as the rule has it: 前 中 后, 前 二 三 四, 前七. */
    public static String write(Board board, Move move) {
        return write(board, move, SoldierStyle.BY_FILE);
    }

    /**
     * The move in full.
     *
     * @param style how soldiers on crowded files are called
     */
    public static String write(Board board, Move move, SoldierStyle style) {
        SpokenMove spoken = SpokenMove.of(board, move);
        Side side = spoken.piece().side();
        return subject(spoken, style) + spoken.direction().chinese() + digit(spoken.number(), side);
    }

    private static String subject(SpokenMove spoken, SoldierStyle style) {
        Place place = spoken.place();
        String name = String.valueOf(name(spoken.piece()));
        if (!spoken.isCalledByPlace()) {
            return name + digit(place.file(), spoken.piece().side());
        }
        boolean fromTheRight = place.crowdedFiles() > 1 || place.count() > 3;
        if (style == SoldierStyle.FROM_THE_RIGHT && spoken.isCrowdedSoldier() && fromTheRight) {
            return numeral(place.overall()) + name;
        }
        if (place.crowdedFiles() == 1) {
            return mark(place) + name;
        }
        String called = spoken.piece().role() == Role.SOLDIER ? "" : name;
        return mark(place) + called + digit(place.file(), spoken.piece().side());
    }

    /** 前 后, 前 中 后, or 前 二 三 …: which of its file a piece is. */
    static String mark(Place place) {
        if (place.index() == 1) {
            return "前";
        }
        if (place.count() > 3) {
            return numeral(place.index());
        }
        return place.index() == place.count() ? "后" : "中";
    }

    private static String numeral(int number) {
        return number < NUMERALS.length() ? NUMERALS.substring(number, number + 1) : String.valueOf(number);
    }

    private static String digit(int number, Side side) {
        return side == Side.RED ? numeral(number) : String.valueOf(number);
    }

    /**
     * The legal move that a full text stands for. Both kinds of digits are read for both sides, full-width digits and
     * traditional characters too, and soldiers called in any of the usual ways.
     *
     * @throws NotationException if none or several fit
     */
    public static Move parse(Position position, String text) {
        MovePattern pattern = MovePattern.of(Characters.plain(text))
                .filter(read -> read.direction().isPresent())
                .orElseThrow(() -> NotationException.none(text, "is no move in Chinese, such as 炮二平五 or 前车进3"));
        return new MoveFinder(position, text, ChineseNotation::write).find(pattern);
    }
}
