package org.qizhong.bridge.wiring;

/**
 * A supply.
 *
 * @param name as parts call it
 * @param millivolts its voltage
 * @param microamps what may be drawn from it
 * @param from where it comes from
 */
public record Rail(String name, int millivolts, int microamps, String from) {}
