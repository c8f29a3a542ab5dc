package org.qizhong.bridge.link;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is said over the link, one record for each kind of frame. Ticks are the board's raw 32-bit counter and are
 * compared by signed difference; numbers of events count from 1.
 */
public sealed interface Message {

    /** What a board says. */
    sealed interface FromBoard extends Message {}

    /** What the program says. */
    sealed interface ToBoard extends Message {}

    /**
     * Who a board is.
     *
     * @param nonce that of the greeting that is answered; 0 at a start
     * @param protocol the version of the link protocol
     * @param firmware its version
     * @param sensors 1 occupancy, 2 side, 3 identity
     * @param who which board, in which of its lives
     * @param ticks how many ticks a second has by the board's crystal
     * @param ring how many events it keeps until they are acknowledged
     * @param scan how many microseconds a scan takes
     * @param cause of the last reset: 1 power, 2 external, 4 brown-out, 8 watchdog
     */
    record Hello(
            int nonce, int protocol, Version firmware, int sensors, Who who, int ticks, int ring, int scan, int cause)
            implements FromBoard {}

    /** A version of a firmware. */
    record Version(int major, int minor) {
        @Override
        public String toString() {
            return major + "." + minor;
        }
    }

    /**
     * Which board, in which of its lives.
     *
     * @param board what it was last set up as, 0 for never
     * @param boot grows by one with each start
     * @param map the CRC of the channel map that it was last set up for, 0 for never
     */
    record Who(long board, int boot, int map) {}

    /** When something happened that has a number. {@code watermark}: no event not sent yet bears an earlier tick. */
    record Stamp(long number, int tick, int watermark) {}

    /** A level has changed. */
    record Change(Stamp stamp, int channel, int level) implements FromBoard {}

    /** Something is wrong with the board, or is right again. {@code channel} is 255 for none. */
    record Fault(Stamp stamp, int code, int channel) implements FromBoard {}

    /**
     * The state of all channels after every event before {@code next}.
     *
     * @param oldest the earliest event that can still be sent again
     * @param counters what was lost and what was bad, so far
     * @param shown the serial numbers of what is shown
     */
    record Snapshot(long next, long oldest, int tick, int watermark, Counters counters, Shown shown, Levels levels)
            implements FromBoard {}

    /** Events that left the ring unacknowledged, and frames that the board dropped; both stay at 65,535. */
    record Counters(int lost, int bad) {}

    /** The serial numbers of the lights and of the clocks that a board shows. */
    record Shown(int lights, int display) {}

    /**
     * What each channel shows: 96 sensors, then six buttons. Immutable.
     *
     * @param all 102 levels
     * @param bits how many bits a sensor's level has on the line: 1, 2 or 4
     */
    record Levels(List<Integer> all, int bits) {
        public Levels {
            all = List.copyOf(all);
        }

        public static Levels none(int bits) {
            return new Levels(IntStream.range(0, 102).mapToObj(_ -> 0).toList(), bits);
        }

        public int at(int channel) {
            return all.get(channel);
        }

        public Levels with(int channel, int level) {
            Integer[] changed = all.toArray(Integer[]::new);
            changed[channel] = level;
            return new Levels(Arrays.asList(changed), bits);
        }
    }

    /** When the query with that id came in, and when this answer was begun. */
    record Time(int id, int received, int sent) implements FromBoard {}

    /** Asks who is there. */
    record Greet(int nonce, int protocol) implements ToBoard {}

    /** Every event up to that number is kept by the program. */
    record Acknowledge(long number, Then then) implements ToBoard {}

    /** What a board does after an acknowledgement: it goes on, or sends once more what comes after that number. */
    enum Then {
        GO_ON,
        AGAIN
    }

    /** Asks for the time. */
    record TimeQuery(int id) implements ToBoard {}

    /** Asks for a snapshot. */
    record SnapshotQuery() implements ToBoard {}

    /** The lights: bit {@code c} of {@code lit} and of {@code blinking} is channel c's; 12 bytes each. */
    record Indicate(int serial, List<Byte> lit, List<Byte> blinking, int buzzer) implements ToBoard {
        public Indicate {
            lit = List.copyOf(lit);
            blinking = List.copyOf(blinking);
        }
    }

    /** What the clocks show at that tick. {@code running} is 0 none, 1 red, 2 black. */
    record Display(int serial, int running, int tick, long redMs, long blackMs, int flags) implements ToBoard {}

    /** Sets a board up for a table. */
    record SetUp(long board, int map) implements ToBoard {}
}
