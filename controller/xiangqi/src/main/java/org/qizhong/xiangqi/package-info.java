/**
 * The game of xiangqi (象棋) as values: points, pieces, boards, positions and their legal moves.
 *
 * <p>A {@link org.qizhong.xiangqi.Board} is any arrangement of pieces; a {@link org.qizhong.xiangqi.Position} is one
 * that can be played from. The only bridge from the one to the other names every reason for refusal, so an illegal
 * position cannot be held by mistake.
 */
package org.qizhong.xiangqi;
