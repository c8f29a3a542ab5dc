package org.qizhong.service.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.qizhong.referee.GameState;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Touched;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * The board of the record, and how the real one differs from it.
 *
 * @param fen the ranks
 * @param turn whose turn it is
 * @param check whether that side is in check
 * @param last the last move, in ICCS
 * @param lifted points of the record's pieces where the sensors see none
 * @param laid points where the sensors see a piece and the record has none, or another one
 * @param touched the points of the pieces touched in this turn
 * @param lift what has to leave the board to put it right
 * @param place what has to be placed to put it right: points with piece letters
 * @param remedy how hands put it right, or set it up before the start
 */
public record BoardPicture(
        String fen,
        String turn,
        boolean check,
        Optional<String> last,
        List<String> lifted,
        List<String> laid,
        List<String> touched,
        List<String> lift,
        Map<String, String> place,
        Optional<RemedyView> remedy) {

    static BoardPicture of(GameState state, Story story) {
        Board board = state.position().board();
        Sensed sensed = state.sensed();
        List<Point> differing = sensed.contradictions(board).stream().sorted().toList();
        return new BoardPicture(
                Fen.ranks(board),
                state.position().toMove().word(),
                state.position().isCheck(),
                last(state),
                names(differing.stream().filter(sensed::isEmpty)),
                names(differing.stream().filter(point -> !sensed.isEmpty(point))),
                names(state.turn().touched().stream().map(Touched::point)),
                names(story.restore().stream().flatMap(order -> order.lift().stream())),
                letters(story.restore().map(Decision.Restore::place).orElse(Map.of())),
                state.remedy().map(RemedyView::of));
    }

    private static Optional<String> last(GameState state) {
        List<MovedPly> plies = state.history().plies();
        return plies.isEmpty()
                ? Optional.empty()
                : Optional.of(plies.getLast().move().toString());
    }

    private static List<String> names(Stream<Point> points) {
        return points.map(Point::toString).toList();
    }

    private static Map<String, String> letters(Map<Point, Piece> pieces) {
        Map<String, String> letters = new TreeMap<>();
        pieces.forEach((point, piece) -> letters.put(point.toString(), String.valueOf(piece.letter())));
        return letters;
    }
}
