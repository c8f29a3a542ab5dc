package org.qizhong.xiangqi.notation;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/**
 * Finds the one legal move that a pattern fits, or says why there is none.
 *
 * @param position where the move is to be legal
 * @param text what was written, for the refusal
 * @param writer how a better move would be written
 */
record MoveFinder(Position position, String text, BiFunction<Board, Move, String> writer) {

    Move find(MovePattern pattern) {
        List<Move> found = position.legalMoves().stream()
                .filter(move -> pattern.fits(position.board(), move))
                .toList();
        if (found.size() > 1) {
            throw NotationException.several(text, found);
        }
        if (found.isEmpty()) {
            throw NotationException.none(text, whyNone(pattern));
        }
        return found.getFirst();
    }

    private String whyNone(MovePattern pattern) {
        List<Point> named = position.board().occupied(position.toMove()).stream()
                .filter(point -> pattern.namesPieceOn(position.board(), point))
                .toList();
        if (named.isEmpty()) {
            return "names no piece that " + position.toMove().word() + " has";
        }
        String why = pattern.direction()
                .map(direction -> named.stream()
                        .map(from -> whyNot(from, direction, pattern.number()))
                        .collect(Collectors.joining("; ", "is illegal: ", "")))
                .orElse("fits no legal move");
        return why + wouldBeRight(named);
    }

    private String whyNot(Point from, Direction direction, int number) {
        Piece piece = position.board().at(from).orElseThrow();
        return SpokenMove.target(piece, from, direction, number)
                .filter(to -> to != from)
                .map(to -> new Move(from, to))
                .flatMap(move -> position.whyIllegal(move).map(Illegality::word).map(why -> move + " is " + why))
                .orElse("nothing on " + from + " goes so");
    }

    private String wouldBeRight(List<Point> named) {
        String right = position.legalMoves().stream()
                .filter(move -> named.contains(move.from()))
                .map(move -> writer.apply(position.board(), move))
                .sorted()
                .collect(Collectors.joining(", "));
        return right.isEmpty() ? "" : "; legal: " + right;
    }
}
