package org.qizhong.bridge.link;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Device.Heard;
import org.qizhong.bridge.Signal;

/** Knows what really happened, and compares what is told of it. */
final class Witness {

    /** A change that happened. */
    private static final class Truth {
        final long micros;
        final int level;
        final int life;
        boolean told;
        /** It was lost with a life of the board or with its ring, and the whole board was told since. */
        boolean excused;
        /** The whole board was told at that very time, with it or without. */
        boolean open;

        Truth(long micros, int level, int life) {
            this.micros = micros;
            this.level = level;
            this.life = life;
        }
    }

    /** How long a snapshot may be on its way. */
    private static final long IN_FLIGHT = 150_000;

    private final Map<Integer, List<Truth>> truths = new HashMap<>();
    private final Map<Integer, Integer> known = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();
    private long watermark;
    private long upSince = Long.MIN_VALUE;
    /** The life of the board that the last whole board was of. */
    private int began;

    /** Whether it was told since that changes were lost. */
    private boolean admitted;

    private long tolerance = 100_000;
    int told;
    int late;
    int wholes;
    int downs;
    int notices;
    private long worst;

    void happened(long micros, int channel, int level, int life) {
        truths.computeIfAbsent(channel, _ -> new ArrayList<>()).add(new Truth(micros, level, life));
    }

    void tolerance(long micros) {
        tolerance = micros;
    }

    /** What is told at that moment by a device whose board is in that life and could not keep so many events. */
    void hear(long now, Heard heard, int life) {
        for (Signal signal : heard.signals()) {
            expect(signal.micros() >= watermark, now, "before the watermark: " + signal);
            expect(signal.micros() <= now, now, "not yet: " + signal);
            watermark = Math.max(watermark, signal.micros());
            hear(now, signal, life);
        }
        expect(heard.watermark() >= watermark, now, "the watermark goes back");
        expect(heard.watermark() <= now, now, "the watermark is in the future");
        watermark = heard.watermark();
    }

    private void hear(long now, Signal signal, int life) {
        switch (signal) {
            case Signal.Changed changed -> changed(now, changed);
            case Signal.Whole whole -> whole(now, whole, life);
            case Signal.Link link -> {
                downs += link.up() ? 0 : 1;
                upSince = link.up() ? now : upSince;
            }
            case Signal.Health health -> expect(false, now, "a fault that never was: " + health);
            case Signal.Notice notice -> {
                notices++;
                admitted |= notice.what().contains("changes were lost");
                expect(!notice.what().contains("something else"), now, notice.what());
            }
        }
    }

    private void changed(long now, Signal.Changed changed) {
        known.put(changed.channel().number(), changed.level());
        List<Truth> may = next(changed, now);
        Optional<Truth> exact = may.stream()
                .filter(truth -> Math.abs(changed.micros() - truth.micros) <= tolerance)
                .findFirst();
        Optional<Truth> found = exact.or(() -> may.stream()
                .filter(truth -> !truth.excused && changed.micros() > truth.micros && upSince >= truth.micros)
                .min(Comparator.comparing(truth -> truth.open)));
        expect(found.isPresent(), now, "never happened, or not next: " + changed);
        exact.ifPresent(truth -> worst = Math.max(worst, Math.abs(changed.micros() - truth.micros)));
        found.ifPresent(truth -> {
            told++;
            late += exact.isPresent() ? 0 : 1;
            truths.get(changed.channel().number()).stream()
                    .takeWhile(earlier -> earlier != truth)
                    .forEach(earlier -> earlier.told = true);
            truth.told = true;
        });
    }

    /** What it may be: the next change of that channel, or one after it if that one need not be told. */
    private List<Truth> next(Signal.Changed changed, long now) {
        List<Truth> may = new ArrayList<>();
        for (Truth truth : truths.getOrDefault(changed.channel().number(), List.of())) {
            if (truth.told) {
                continue;
            }
            if (truth.level == changed.level() && truth.micros <= now) {
                may.add(truth);
            }
            if (!truth.excused && !truth.open) {
                break;
            }
        }
        return may;
    }

    private void whole(long now, Signal.Whole whole, int life) {
        wholes++;
        for (int channel = 0; channel < Channel.SENSORS; channel++) {
            int level = whole.levels().getOrDefault(new Channel(channel), 0);
            known.put(channel, level);
        }
        truths.values()
                .forEach(all -> all.stream()
                        .filter(truth -> truth.micros <= now && (truth.life < life || began != life || admitted))
                        .forEach(truth -> {
                            truth.open = truth.micros > now - IN_FLIGHT;
                            truth.excused = !truth.open;
                        }));
        admitted = false;
        began = life;
    }

    /** What is wrong at the end, when everything that happened must have been told. */
    List<String> atTheEnd(Twin board) {
        truths.forEach((channel, all) -> all.stream()
                .filter(truth -> !truth.told && !truth.excused && !truth.open)
                .forEach(truth -> wrong.add("lost unseen: channel " + channel + " to " + truth.level + " at "
                        + truth.micros + " in life " + truth.life)));
        for (int channel = 0; channel < Channel.SENSORS; channel++) {
            int level = board.levels().at(channel);
            if (known.getOrDefault(channel, 0) != level) {
                wrong.add("channel " + channel + " is " + level + ", known is " + known.get(channel));
            }
        }
        return wrong;
    }

    /** The worst error of a stamp that was not late, in microseconds. */
    long worst() {
        return worst;
    }

    private void expect(boolean is, long now, String otherwise) {
        if (!is) {
            wrong.add("at " + now + ": " + otherwise);
        }
    }
}
