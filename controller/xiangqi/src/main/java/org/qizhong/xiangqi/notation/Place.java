package org.qizhong.xiangqi.notation;

import java.util.Arrays;
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
 * @param overall the piece's number from the right and on each file from the front, files not crowded left out
 */
record Place(int file, int index, int count, int crowdedFiles, int overall) {

    static Place of(Board board, Piece piece, Point point) {
        Side side = piece.side();
        int[] perFile = new int[Point.FILES + 1];
        board.points(piece).forEach(mate -> perFile[file(mate, side)]++);
        int file = file(point, side);
        int index = 1;
        int overall = 1;
        for (Point mate : board.points(piece)) {
            int other = file(mate, side);
            boolean before = other == file && depth(mate, side) > depth(point, side);
            index += before ? 1 : 0;
            overall += before || (other < file && perFile[other] > 1) ? 1 : 0;
        }
        int crowdedFiles =
                (int) Arrays.stream(perFile).filter(count -> count > 1).count();
        return new Place(file, index, perFile[file], crowdedFiles, overall);
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
