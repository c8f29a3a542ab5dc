package org.qizhong.referee.reading;

import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * A piece that was touched in a turn (摸子).
 *
 * @param point where it stood
 * @param piece the piece
 * @param lifted when the hand took it
 */
public record Touched(Point point, Piece piece, GameTime lifted) {}
