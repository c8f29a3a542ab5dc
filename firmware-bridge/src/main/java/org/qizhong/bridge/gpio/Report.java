package org.qizhong.bridge.gpio;

import java.util.BitSet;
import org.qizhong.bridge.gpio.kernel.LineReport;

/** What the threads that listen put into the queue. */
sealed interface Report {
    /** Of the buttons. */
    record OfLines(LineReport line) implements Report {}

    /**
     * A group of sensors was read.
     *
     * @param micros before it was read
     * @param pieces bit n is that of its nth channel
     */
    record Read(int group, long micros, BitSet pieces) implements Report {}

    record Failed(int group, long micros, String why) implements Report {}

    /** For whoever looks after the board. */
    record Remark(long micros, String what) implements Report {}
}
