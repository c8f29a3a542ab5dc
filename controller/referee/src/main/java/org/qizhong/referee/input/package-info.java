/**
 * What can happen to a game: what the hardware saw and what a person entered, each with its time stamp. A game is the
 * list of its inputs; everything else follows from them.
 */
package org.qizhong.referee.input;
