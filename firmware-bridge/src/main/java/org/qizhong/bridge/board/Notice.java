package org.qizhong.bridge.board;

import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Point;

/**
 * Something that a person who looks after the board should know.
 *
 * @param device who says so
 * @param what one sentence, with what would put it right
 * @param point the point that it is about, if it is about one
 */
public record Notice(GameTime at, String device, String what, Optional<Point> point) {}
