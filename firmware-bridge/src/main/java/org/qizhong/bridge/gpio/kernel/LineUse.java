package org.qizhong.bridge.gpio.kernel;

/**
 * What a line of a chip is asked for.
 *
 * @param offset its number within the chip
 * @param flags of linux/gpio.h
 * @param startsHigh what an output shows first
 */
public record LineUse(int offset, long flags, boolean startsHigh) {

    /** An input of which every edge is told. */
    public static LineUse watched(int offset, Bias bias) {
        return new LineUse(offset, GpioAbi.INPUT | GpioAbi.EDGES | bias.flag(), false);
    }

    /** An input that is only read. */
    public static LineUse read(int offset, Bias bias) {
        return new LineUse(offset, GpioAbi.INPUT | bias.flag(), false);
    }

    public static LineUse low(int offset) {
        return new LineUse(offset, GpioAbi.OUTPUT, false);
    }

    public static LineUse high(int offset) {
        return new LineUse(offset, GpioAbi.OUTPUT, true);
    }
}
