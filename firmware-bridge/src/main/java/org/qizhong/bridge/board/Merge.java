package org.qizhong.bridge.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Signal;

/**
 * Several devices in one order. A signal is handed out once no device can say anything earlier. A device that is down
 * lets time go on, so it holds nobody up. Not thread-safe.
 */
final class Merge {

    /** A signal, and which device gave it. */
    record Said(int device, Signal signal) {}

    private final List<Device> devices;
    private final List<Said> waiting = new ArrayList<>();

    Merge(List<Device> devices) {
        this.devices = List.copyOf(devices);
    }

    /** Asks all devices. The watermark is that of the slowest. */
    long ask(long micros) {
        long watermark = micros;
        for (int device = 0; device < devices.size(); device++) {
            Device.Heard heard = devices.get(device).until(micros);
            for (Signal signal : heard.signals()) {
                waiting.add(new Said(device, signal));
            }
            watermark = Math.min(watermark, heard.watermark());
        }
        return watermark;
    }

    /** Takes what nothing earlier can follow; of one stamp, in the order of the devices. */
    List<Said> take(long watermark) {
        List<Said> due = waiting.stream()
                .filter(said -> said.signal().micros() <= watermark)
                .sorted(Comparator.comparingLong(said -> said.signal().micros()))
                .toList();
        waiting.removeIf(said -> said.signal().micros() <= watermark);
        return due;
    }

    String name(int device) {
        return devices.get(device).name();
    }

    int size() {
        return devices.size();
    }
}
