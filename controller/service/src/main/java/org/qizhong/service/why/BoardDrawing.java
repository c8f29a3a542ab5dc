package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qizhong.service.words.Language;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.ChineseNotation;

/**
 * A board in plain text. In Chinese a piece is called by its character, Red's in round brackets and Black's in square
 * ones, because some characters are the same; a Chinese character is as wide as two letters.
 */
final class BoardDrawing {

    private static final String RED_FILES = "九八七六五四三二一";

    private BoardDrawing() {}

    static List<String> of(Board board, Language language) {
        return switch (language) {
            case ZH -> chinese(board);
            case EN -> letters(board);
        };
    }

    private static List<String> letters(Board board) {
        List<String> lines = new ArrayList<>();
        lines.add("   " + row(file -> " " + name(file)));
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            int at = rank;
            lines.add(" " + rank + " "
                    + row(file -> " "
                            + board.at(Point.of(file, at)).map(Piece::letter).orElse('.')));
        }
        return lines;
    }

    private static List<String> chinese(Board board) {
        List<String> lines = new ArrayList<>();
        lines.add("   " + row(file -> "  " + (file + 1) + " "));
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            int at = rank;
            lines.add(" " + rank + " " + row(file -> bracketed(board.at(Point.of(file, at)))));
        }
        lines.add("   " + row(file -> " " + RED_FILES.charAt(file) + " "));
        lines.add("   " + row(file -> "  " + name(file) + " "));
        return lines.stream().map(String::stripTrailing).toList();
    }

    private static String bracketed(Optional<Piece> piece) {
        return piece.map(it -> it.side() == Side.RED
                        ? "(" + ChineseNotation.name(it) + ")"
                        : "[" + ChineseNotation.name(it) + "]")
                .orElse(" ＋ ");
    }

    private static char name(int file) {
        return (char) ('a' + file);
    }

    private static String row(IntFunction<String> cell) {
        Stream<String> cells = IntStream.range(0, Point.FILES).mapToObj(cell);
        return cells.collect(Collectors.joining());
    }
}
