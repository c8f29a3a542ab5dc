package org.qizhong.bridge.wiring;

/**
 * The Pi whose pins are used.
 *
 * @param model which one
 * @param chip the label of the gpiochip that has the pins
 */
public record Pi(PiModel model, String chip) {}
