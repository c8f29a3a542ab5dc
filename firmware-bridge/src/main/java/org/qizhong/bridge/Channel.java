package org.qizhong.bridge;

/**
 * A wire into a board's electronics: 0 to 95 are the bits of the sensor chain, then come the six buttons. Which point a
 * sensor lies under is the wiring file's business.
 *
 * @param number 0 to 101
 */
public record Channel(int number) implements Comparable<Channel> {

    /** How many sensors a chain can have. */
    public static final int SENSORS = 96;

    public static final Channel RED_PRESS = new Channel(96);
    public static final Channel BLACK_PRESS = new Channel(97);
    /** Red declares adjusting (摆正). */
    public static final Channel RED_ADJUST = new Channel(98);

    public static final Channel BLACK_ADJUST = new Channel(99);
    public static final Channel RED_CALL = new Channel(100);
    public static final Channel BLACK_CALL = new Channel(101);

    public static final int COUNT = 102;

    public Channel {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("no channel " + number + ": they are numbered from 0 to " + (COUNT - 1));
        }
    }

    public boolean isSensor() {
        return number < SENSORS;
    }

    @Override
    public int compareTo(Channel other) {
        return Integer.compare(number, other.number);
    }
}
