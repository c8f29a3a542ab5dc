package org.qizhong.bridge.gpio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Device.Heard;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.gpio.kernel.LineReport;

/** Makes signals of reports. It knows no thread and no clock: all times are in the reports, or given. */
final class Hearing {
    private static final long NANOS = 1_000;

    private final Source buttons;
    private final Map<Integer, Button> byOffset = new HashMap<>();
    private final List<List<Channel>> channels;
    private final List<Source> groups = new ArrayList<>();
    private final List<Signal> remarks = new ArrayList<>();
    private boolean wholeIsDue;
    private long floor;

    Hearing(List<Button> buttons, List<SensorGroup> groups, int settleMicros, long startMicros) {
        Map<Channel, Integer> settle = new LinkedHashMap<>();
        for (Button button : buttons) {
            byOffset.put(button.offset(), button);
            settle.put(button.channel(), button.settleMicros());
        }
        this.buttons = new Source("the buttons' lines", settle, startMicros);
        channels = groups.stream().map(SensorGroup::channels).toList();
        for (SensorGroup group : groups) {
            Map<Channel, Integer> same = new LinkedHashMap<>();
            group.channels().forEach(channel -> same.put(channel, settleMicros));
            this.groups.add(new Source(group.name(), same, startMicros));
        }
        floor = startMicros;
        remarks.add(new Signal.Link(startMicros, true));
    }

    void take(Report report) {
        switch (report) {
            case Report.OfLines(LineReport line) -> line(line);
            case Report.Read read -> read(groups.get(read.group()), read);
            case Report.Failed(int group, long micros, String why) ->
                groups.get(group).failed(Math.max(micros, floor), why);
            case Report.Remark(long micros, String what) -> remark(micros, what);
        }
    }

    /** So many reports found no room, because the program did not ask. */
    void missed(long micros, long reports) {
        if (reports > 0) {
            remark(micros, reports + " reports of pins were lost, since the program did not ask for them");
        }
    }

    private void remark(long micros, String what) {
        remarks.add(new Signal.Notice(Math.max(micros, floor), what, Optional.empty()));
    }

    private void read(Source source, Report.Read read) {
        List<Channel> order = channels.get(read.group());
        long micros = Math.max(read.micros(), floor);
        boolean returns = source.works(micros);
        for (int at = 0; at < order.size(); at++) {
            int level = read.pieces().get(at) ? 1 : 0;
            if (returns) {
                source.begin(order.get(at), level);
            } else {
                source.saw(order.get(at), level, read.micros());
            }
        }
        source.until(micros);
        wholeIsDue |= returns;
    }

    private void line(LineReport report) {
        long micros = Math.floorDiv(report.nanos(), NANOS);
        if (report instanceof LineReport.Gone(long _, String why)) {
            buttons.fails(Math.max(micros, floor), "the buttons cannot be read any more: " + why);
            return;
        }
        if (buttons.works(Math.max(micros, floor))) {
            buttons.until(floor);
        }
        switch (report) {
            case LineReport.Edge edge -> pressed(edge.offset(), edge.rising(), micros);
            case LineReport.Level level -> pressed(level.offset(), level.high(), micros);
            case LineReport.Quiet _ -> buttons.until(micros);
            case LineReport.Lost(long _, long edges) ->
                buttons.tell(new Signal.Notice(
                        Math.max(micros, floor),
                        edges + " edges of buttons were lost: a line flutters, or this machine is too busy",
                        Optional.empty()));
            case LineReport.Gone _ -> throw new IllegalStateException("told above");
        }
    }

    private void pressed(int offset, boolean high, long micros) {
        Button button = byOffset.get(offset);
        boolean pressed = high == (button.active() == Active.HIGH);
        buttons.saw(button.channel(), pressed ? 1 : 0, micros);
    }

    /** See {@link org.qizhong.bridge.Device#until}. */
    Heard until(long micros) {
        sources().forEach(source -> source.asked(micros, floor));
        long watermark = sources().mapToLong(Source::watermark).min().orElse(micros);
        long before = floor;
        floor = Math.max(floor, Math.min(micros, watermark));
        List<Signal> told = new ArrayList<>(remarks);
        remarks.clear();
        if (wholeIsDue && groups.stream().noneMatch(Source::isUnknown)) {
            wholeIsDue = false;
            told.add(new Signal.Whole(floor, whole()));
        }
        sources()
                .flatMap(source -> source.take().stream())
                .map(signal -> notBefore(before, signal))
                .forEach(told::add);
        told.sort(Comparator.comparingLong(Signal::micros));
        return new Heard(told, floor);
    }

    /** Who was not waited for any more, and then speaks of earlier, is heard as of now. */
    private static Signal notBefore(long floor, Signal signal) {
        return switch (signal) {
            case Signal s when s.micros() >= floor -> s;
            case Signal.Changed(long _, Channel channel, int level) -> new Signal.Changed(floor, channel, level);
            case Signal.Whole(long _, SortedMap<Channel, Integer> levels) -> new Signal.Whole(floor, levels);
            case Signal.Link(long _, boolean up) -> new Signal.Link(floor, up);
            case Signal.Health(long _, Channel channel, boolean works) -> new Signal.Health(floor, channel, works);
            case Signal.Notice(long _, String what, Optional<Channel> channel) ->
                new Signal.Notice(floor, what, channel);
        };
    }

    private SortedMap<Channel, Integer> whole() {
        SortedMap<Channel, Integer> levels = new TreeMap<>();
        groups.forEach(group -> levels.putAll(group.settled()));
        return levels;
    }

    private Stream<Source> sources() {
        return byOffset.isEmpty() ? groups.stream() : Stream.concat(Stream.of(buttons), groups.stream());
    }
}
