/**
 * Moves as people write them (记录方式, CXA2011:7.5), in both directions.
 *
 * <p>Writing needs only a board and a move, so a log can be printed even where a board holds too many pieces. Reading
 * needs a position: a text stands for the one legal move that it fits, and is refused by name where none or several do.
 */
package org.qizhong.xiangqi.notation;
