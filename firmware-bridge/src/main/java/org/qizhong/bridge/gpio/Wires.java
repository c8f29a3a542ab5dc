package org.qizhong.bridge.gpio;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;

/** Channels that are heard together: what is known of one up to some moment is known of all. */
final class Wires {
    private final SortedMap<Channel, Wire> wires = new TreeMap<>();
    private final List<Signal> told = new ArrayList<>();
    private long heardUntil;

    /** @param startMicros before then nothing is told */
    Wires(Map<Channel, Integer> settleMicros, long startMicros) {
        heardUntil = startMicros;
        settleMicros.forEach((channel, micros) -> wires.put(channel, new Wire(channel, micros, told::add)));
    }

    Collection<Channel> channels() {
        return wires.keySet();
    }

    void begin(Channel channel, int level) {
        wire(channel).begin(level);
    }

    /** An edge, or a reading. One that comes too late is taken as the earliest that can still be told, and noticed. */
    void saw(Channel channel, int level, long micros) {
        long late = heardUntil - micros;
        if (late > 0) {
            told.add(new Signal.Notice(
                    heardUntil,
                    "an edge came " + late + " µs after its time was over: this machine is too busy",
                    Optional.of(channel)));
        }
        wire(channel).saw(level, Math.max(micros, heardUntil));
    }

    void until(long micros) {
        heardUntil = Math.max(heardUntil, micros);
        wires.values().forEach(wire -> wire.until(heardUntil));
    }

    void tell(Signal signal) {
        told.add(signal);
    }

    /** All that was told since it was asked last, in the order of the stamps. */
    List<Signal> take() {
        List<Signal> taken =
                told.stream().sorted(Comparator.comparingLong(Signal::micros)).toList();
        told.clear();
        return taken;
    }

    long watermark() {
        return wires.values().stream()
                .mapToLong(wire -> wire.watermark(heardUntil))
                .min()
                .orElse(heardUntil);
    }

    SortedMap<Channel, Integer> settled() {
        SortedMap<Channel, Integer> levels = new TreeMap<>();
        wires.forEach((channel, wire) -> levels.put(channel, wire.settled()));
        return levels;
    }

    private Wire wire(Channel channel) {
        return Optional.ofNullable(wires.get(channel))
                .orElseThrow(() -> new NoSuchElementException("channel " + channel.number() + " is not heard here"));
    }
}
