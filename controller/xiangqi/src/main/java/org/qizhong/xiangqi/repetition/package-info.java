/**
 * Repetition (棋例): what each side does in a cycle of positions, and what follows from it.
 *
 * <p>A verdict is given only where it is certain; everything else is left to the arbiter.
 */
package org.qizhong.xiangqi.repetition;
