package org.qizhong.xiangqi.notation;

import java.util.Optional;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;

/** The ways to write a move, for those who leave the choice to somebody else. */
public enum Notation {
    /** 炮二平五: {@link ChineseNotation}. */
    CHINESE,
    /** 炮25: {@link ShortNotation}. */
    SHORT,
    /** {@code C2.5}: {@link WxfNotation}. */
    WXF,
    /** {@code H2-E2}: {@link Coordinates}. */
    ICCS,
    /** {@code h3e3}: {@link Coordinates}. */
    UCI;

    public String write(Board board, Move move) {
        return switch (this) {
            case CHINESE -> ChineseNotation.write(board, move);
            case SHORT -> ShortNotation.write(board, move);
            case WXF -> WxfNotation.write(board, move);
            case ICCS -> Coordinates.writeIccs(move);
            case UCI -> Coordinates.writeUci(move);
        };
    }

    /**
     * The one legal move that the text stands for.
     *
     * @throws NotationException if none or several fit
     */
    public Move parse(Position position, String text) {
        return switch (this) {
            case CHINESE -> ChineseNotation.parse(position, text);
            case SHORT -> ShortNotation.parse(position, text);
            case WXF -> WxfNotation.parse(position, text);
            case ICCS -> Coordinates.parseIccs(position, text);
            case UCI -> Coordinates.parseUci(position, text);
        };
    }

    /**
     * The notation that a text has the looks of, whether it fits any position or not. Coordinates are taken for ICCS
     * unless a rank is 10.
     */
    public static Optional<Notation> of(String text) {
        if (Characters.anyChinese(text)) {
            return MovePattern.of(Characters.plain(text))
                    .map(pattern -> pattern.direction().isPresent() ? CHINESE : SHORT);
        }
        String narrow = Characters.narrow(text);
        if (Move.parse(narrow).isPresent()) {
            return Optional.of(ICCS);
        }
        if (Coordinates.looksLikeUci(narrow)) {
            return Optional.of(UCI);
        }
        return WxfNotation.plain(text).map(_ -> WXF);
    }
}
