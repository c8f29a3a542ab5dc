package org.qizhong.bridge.wiring;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * Raspberry Pis, by what differs for a wire. All headers with 40 pins are the same; the first one had 26. Source:
 * "Raspberry Pi hardware", GPIO and the 40-pin header; the labels are those that the kernel's drivers give their chips.
 */
public enum PiModel {
    PI_1B("1b", 26, "pinctrl-bcm2835"),
    ZERO("zero", 40, "pinctrl-bcm2835"),
    ZERO_2W("zero2w", 40, "pinctrl-bcm2835"),
    PI_2B("2b", 40, "pinctrl-bcm2835"),
    PI_3B("3b", 40, "pinctrl-bcm2835"),
    PI_3B_PLUS("3b+", 40, "pinctrl-bcm2835"),
    PI_4B("4b", 40, "pinctrl-bcm2711"),
    PI_5("5", 40, "pinctrl-rp1"),
    /** Any other computer with a gpiochip: its label has to be said, and which pins it has is not known. */
    OTHER("other", 0, "");

    private final String word;
    private final int headerPins;
    private final String chip;

    PiModel(String word, int headerPins, String chip) {
        this.word = word;
        this.headerPins = headerPins;
        this.chip = chip;
    }

    static Optional<PiModel> named(String word) {
        return Stream.of(values()).filter(model -> model.word.equals(word)).findFirst();
    }

    public String word() {
        return word;
    }

    /** How many pins its header has, 0 if that is not known. */
    public int headerPins() {
        return headerPins;
    }

    /** The label of its gpiochip; empty if that is not known. */
    public String chip() {
        return chip;
    }
}
