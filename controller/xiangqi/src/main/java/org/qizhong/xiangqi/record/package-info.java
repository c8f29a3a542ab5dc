/**
 * Games as records (棋谱): tags, a start, legal moves, a result.
 *
 * <p>A record that is held is whole and legal. A file is either read in full or refused with every reason that was
 * found in it, each with its line.
 */
package org.qizhong.xiangqi.record;
