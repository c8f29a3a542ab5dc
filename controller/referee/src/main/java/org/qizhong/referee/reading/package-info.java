/**
 * Reading moves off the board: from what sensors saw come and go to which move this is, and what was touched.
 *
 * <p>It weighs what the sensors can know. Where that does not single out one move, all that fit are kept.
 */
package org.qizhong.referee.reading;
