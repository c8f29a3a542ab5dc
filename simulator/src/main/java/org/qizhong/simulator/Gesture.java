package org.qizhong.simulator;

/**
 * One act and how long the hand takes to come to it.
 *
 * @param after milliseconds since the gesture before it
 * @param act what is done
 */
record Gesture(int after, Act act) {}
