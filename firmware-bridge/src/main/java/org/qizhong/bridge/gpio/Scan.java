package org.qizhong.bridge.gpio;

import com.pi4j.exception.Pi4JException;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/** Reads all groups of sensors once, in order. */
final class Scan {
    private final List<SensorGroup> groups;
    private final List<Patience> patience;
    private final LongSupplier micros;
    private final Consumer<Report> reports;

    Scan(List<SensorGroup> groups, LongSupplier micros, Consumer<Report> reports) {
        this.groups = List.copyOf(groups);
        this.micros = micros;
        this.reports = reports;
        patience = Stream.generate(Patience::new).limit(groups.size()).toList();
    }

    void once() {
        for (int at = 0; at < groups.size(); at++) {
            long now = micros.getAsLong();
            if (patience.get(at).isDue(now)) {
                attempt(at, now);
            }
        }
    }

    private void attempt(int at, long now) {
        SensorGroup group = groups.get(at);
        try {
            if (patience.get(at).mustStart()) {
                group.start();
            }
            reports.accept(new Report.Read(at, now, group.read()));
            patience.get(at).worked();
        } catch (IOException | Pi4JException e) {
            patience.get(at).failed(now);
            reports.accept(new Report.Failed(at, now, e.getMessage()));
        }
    }
}
