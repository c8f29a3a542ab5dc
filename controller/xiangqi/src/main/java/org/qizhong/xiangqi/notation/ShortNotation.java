package org.qizhong.xiangqi.notation;

import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Role;

/**
 * The short notation (简写记录, CXA2011:7.5): 炮25, 马87, 后车6. It leaves out how the piece goes, so one text may fit two
 * legal moves: 炮84 is 炮8进4 or 炮8平4.
 */
public final class ShortNotation {

    private ShortNotation() {}

    /** The move as the rule shortens it. Another legal move may be written the same. */
    public static String write(Board board, Move move) {
        SpokenMove spoken = SpokenMove.of(board, move);
        return subject(spoken) + spoken.number();
    }

    /** The move as the rule shortens it, with 进 平 退 put back in where another legal move would be written the same. */
    public static String writeDistinct(Position position, Move move) {
        Board board = position.board();
        String text = write(board, move);
        boolean alone = position.legalMoves().stream()
                .filter(other -> write(board, other).equals(text))
                .allMatch(move::equals);
        SpokenMove spoken = SpokenMove.of(board, move);
        return alone ? text : subject(spoken) + spoken.direction().chinese() + spoken.number();
    }

    private static String subject(SpokenMove spoken) {
        Place place = spoken.place();
        String name = String.valueOf(ChineseNotation.name(spoken.piece()));
        if (!spoken.isCalledByPlace()) {
            return name + place.file();
        }
        if (place.crowdedFiles() == 1) {
            return ChineseNotation.mark(place) + name;
        }
        return ChineseNotation.mark(place) + (spoken.piece().role() == Role.SOLDIER ? "" : name) + place.file();
    }

    /**
     * The legal move that a short text stands for; a full text is read too.
     *
     * @throws NotationException if none fits, or several, which are then named
     */
    public static Move parse(Position position, String text) {
        MovePattern pattern = MovePattern.of(Characters.plain(text))
                .orElseThrow(() -> NotationException.none(text, "is no short move, such as 炮25 or 后车6"));
        return new MoveFinder(position, text, ShortNotation::write).find(pattern);
    }
}
