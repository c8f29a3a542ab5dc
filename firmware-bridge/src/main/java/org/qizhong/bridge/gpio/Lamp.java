package org.qizhong.bridge.gpio;

/**
 * A lamp or a buzzer on a line of the chip.
 *
 * @param number how the program calls it: with one lamp for each rank and file, 0 to 9 are ranks and 10 to 18 files
 * @param offset the line's number within the chip
 */
public record Lamp(int number, int offset, Active active) {
    public Lamp {
        Range.LAMP.check(number);
        Range.OFFSET.check(offset);
    }
}
