package org.qizhong.bridge.gpio;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;

/** Channels that are heard by one thread in one way, so that they work or fail together. */
final class Source {
    /** A single failure is a spark on a wire; so many in a row are a fault. */
    static final int FAILURES = 3;
    /** Whoever says nothing for so long is not waited for any more: nothing here may stall a clock. */
    static final long SILENCE = 1_000_000;
    /** But only if the program itself was awake: it asked so often without hearing anything new. */
    static final int ASKED_IN_VAIN = 20;

    private enum Phase {
        UNKNOWN,
        WORKS,
        FAILS
    }

    private final String name;
    private final Wires wires;
    private Phase phase = Phase.UNKNOWN;
    private int failures;
    private long heardLast;
    private long heardWhenAsked;
    private int askedInVain;

    Source(String name, Map<Channel, Integer> settleMicros, long startMicros) {
        this.name = name;
        wires = new Wires(settleMicros, startMicros);
        heardWhenAsked = startMicros;
    }

    boolean isUnknown() {
        return phase == Phase.UNKNOWN;
    }

    /** It was heard. Returns whether it had failed before, or had not been heard yet. */
    boolean works(long micros) {
        failures = 0;
        heardLast++;
        boolean returns = phase != Phase.WORKS;
        if (phase == Phase.FAILS) {
            wires.channels().forEach(channel -> wires.tell(new Signal.Health(micros, channel, true)));
        }
        phase = Phase.WORKS;
        return returns;
    }

    void failed(long micros, String why) {
        failures++;
        heardLast++;
        if (failures >= FAILURES && phase != Phase.FAILS) {
            fails(micros, why);
        }
    }

    void fails(long micros, String why) {
        phase = Phase.FAILS;
        wires.tell(new Signal.Notice(micros, why, Optional.empty()));
        wires.channels().forEach(channel -> wires.tell(new Signal.Health(micros, channel, false)));
    }

    void begin(Channel channel, int level) {
        wires.begin(channel, level);
    }

    void saw(Channel channel, int level, long micros) {
        wires.saw(channel, level, micros);
    }

    void until(long micros) {
        wires.until(micros);
    }

    void tell(Signal signal) {
        wires.tell(signal);
    }

    /** The program asks. */
    void asked(long micros, long floor) {
        if (heardLast != 0) {
            heardLast = 0;
            askedInVain = 0;
            heardWhenAsked = micros;
            return;
        }
        askedInVain++;
        if (phase != Phase.FAILS && askedInVain >= ASKED_IN_VAIN && micros - heardWhenAsked >= SILENCE) {
            fails(floor, name + " was not heard of for a second: is this machine too busy, or a bus stuck?");
        }
    }

    /** Where it fails it is not waited for. */
    long watermark() {
        return phase == Phase.FAILS ? Long.MAX_VALUE : wires.watermark();
    }

    SortedMap<Channel, Integer> settled() {
        return wires.settled();
    }

    List<Signal> take() {
        return wires.take();
    }
}
