package org.qizhong.service.why;

import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Board;

/**
 * A decision with the board that its moves are to be read on.
 *
 * @param decision what was decided
 * @param board the board of the record when it was decided
 */
record Told(Decision decision, Board board) {}
