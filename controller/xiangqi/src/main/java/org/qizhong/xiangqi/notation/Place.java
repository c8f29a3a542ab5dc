package org.qizhong.xiangqi.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * Where a piece stands among its own kind, seen from its player's seat. A file is crowded when it holds two or more of
 * the kind.
 *
 * @param file the file (路), 1 to 9 from the player's right
 * @param index the piece's number on its file, from 1 at the front
 * @param count how many of the kind stand on the file
 * @param crowdedFiles how many files are crowded
 * @param overall the piece's number among all on crowded files: from the right, on each file from the front
 */
record Place(int file, int index, int count, int crowdedFiles, int overall) {

    static Place of(Board board, Piece piece, Point point) {
        Side side = piece.side();
        List<Point> kind = new ArrayList<>(board.points(piece));
        kind.sort(Comparator.comparingInt((Point p) -> file(p, side)).thenComparingInt(p -> -depth(p, side)));
        List<Point> mates = kind.stream().filter(p -> p.file() == point.file()).toList();
        List<Point> crowd = kind.stream()
                .filter(p -> kind.stream().filter(q -> q.file() == p.file()).count() > 1)
                .toList();
        int crowdedFiles = (int) crowd.stream().mapToInt(Point::file).distinct().count();
        return new Place(
                file(point, side), mates.indexOf(point) + 1, mates.size(), crowdedFiles, crowd.indexOf(point) + 1);
    }

    static int file(Point point, Side side) {
        return side == Side.RED ? Point.FILES - point.file() : point.file() + 1;
    }

    /** Ranks from the side's own back rank. */
    static int depth(Point point, Side side) {
        return side == Side.RED ? point.rank() : Point.RANKS - 1 - point.rank();
    }

    boolean isCrowded() {
        return count > 1;
    }

    boolean isFront() {
        return isCrowded() && index == 1;
    }

    boolean isRear() {
        return isCrowded() && index == count;
    }

    boolean isMiddle() {
        return isCrowded() && 2 * index == count + 1;
    }
}
