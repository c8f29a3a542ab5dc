/**
 * The referee: a pure function from a game's state and one input to the next state and its decisions.
 *
 * <p>It reads no clock, starts no thread and does no input or output. Time reaches it only inside inputs, so feeding
 * the same inputs again gives the same game, byte for byte.
 */
package org.qizhong.referee;
