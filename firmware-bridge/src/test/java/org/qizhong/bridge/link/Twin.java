package org.qizhong.bridge.link;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/**
 * A board that keeps the link protocol, in Java: what the firmware does, without its wires. It has a crystal of its
 * own, settles edges, numbers events and keeps them until they are acknowledged. Times are microseconds of the true
 * clock. Not thread-safe.
 */
public final class Twin {

    /** A level that has changed and not settled. */
    private record Edge(int channel, int level, int tick, long settles) {}

    /**
     * What a twin is made of.
     *
     * @param ppm how much its crystal is too fast, in millionths
     * @param offset what its counter shows at first; after another start it begins with 0
     * @param ring how many events it keeps
     */
    public record Make(long board, int map, int sensors, double ppm, int offset, int ring) {}

    private static final long HEARTBEAT = 100_000;
    private static final long RESEND = 200_000;
    /** 115,200 baud: 11.52 bytes a millisecond. */
    private static final double BYTES_A_MICRO = 0.011_52;

    private final Make make;
    private final FrameReader reader = new FrameReader();
    private final List<Edge> edges = new ArrayList<>();
    private final List<Message.FromBoard> answers = new ArrayList<>();
    private final List<Message.FromBoard> ring = new ArrayList<>();
    private Message.Levels levels;
    private int boot;
    /** What its counter showed when it started. */
    private int offset;

    private long startedAt;
    private long next;
    private long cursor;
    private long newsAt;
    private long heartbeatAt;
    private double budget;
    private long lastStep;
    private int lost;
    /** A board that has started says nothing but hello until it is greeted. */
    private boolean greeted;

    private Message.Shown shown = new Message.Shown(0, 0);

    public Twin(Make make, int boot, long now) {
        this.make = make;
        this.levels = Message.Levels.none(make.sensors() == 1 ? 1 : make.sensors() == 2 ? 2 : 4);
        this.boot = boot - 1;
        this.offset = make.offset();
        this.startedAt = now;
        this.lastStep = now;
        start(now, 1);
    }

    /** Starts anew, as by the watchdog: what it knew is gone, what the sensors show is not. */
    public void reboot(long now) {
        edges.forEach(edge -> levels = levels.with(edge.channel(), edge.level()));
        offset = 0;
        startedAt = now;
        start(now, 8);
    }

    private void start(long now, int cause) {
        boot++;
        next = 1;
        cursor = 1;
        newsAt = now;
        heartbeatAt = now;
        lost = 0;
        greeted = false;
        edges.clear();
        answers.clear();
        ring.clear();
        shown = new Message.Shown(0, 0);
        answers.add(hello(0, cause));
    }

    public int boot() {
        return boot;
    }

    /** How many events it could not keep. */
    public int lost() {
        return lost;
    }

    public Message.Levels levels() {
        return levels;
    }

    public boolean isSettled() {
        return edges.isEmpty();
    }

    public Message.Shown shown() {
        return shown;
    }

    private int tick(long micros) {
        return offset + (int) (long) Math.floor((micros - startedAt) * (1 + make.ppm() * 1e-6));
    }

    /** A level changes: it is numbered once it has settled. */
    public void edge(long micros, int channel, int level, long settling) {
        edges.add(new Edge(channel, level, tick(micros), micros + settling));
    }

    public boolean isBusy(int channel) {
        return edges.stream().anyMatch(edge -> edge.channel() == channel);
    }

    /** What it says by then, in the order of its bytes; no more than fits through the line. */
    public List<byte[]> step(long now) {
        settle(now);
        budget = Math.min(200, budget + (now - lastStep) * BYTES_A_MICRO);
        lastStep = now;
        if (now >= heartbeatAt) {
            heartbeatAt += HEARTBEAT;
            answers.add(greeted ? snapshot(now) : hello(0, 1));
        }
        if (greeted && !ring.isEmpty() && now - newsAt > RESEND) {
            again(now);
        }
        List<byte[]> frames = new ArrayList<>();
        while (budget > 0 && (!answers.isEmpty() || greeted && cursor < next)) {
            byte[] frame = Frame.of(following(now));
            budget -= frame.length;
            frames.add(frame);
        }
        return frames;
    }

    /** Answers go before events: a board that says everything once more all the time must still say who it is. */
    private Message following(long now) {
        if (answers.isEmpty()) {
            return ring.get((int) (cursor++ - oldest()));
        }
        return switch (answers.removeFirst()) {
            case Message.Time(int id, int received, int _) -> new Message.Time(id, received, tick(now));
            case Message.Snapshot _ -> snapshot(now);
            case Message.FromBoard answer -> answer;
        };
    }

    private void settle(long now) {
        edges.sort(Comparator.comparingLong(Edge::settles));
        for (Iterator<Edge> all = edges.iterator(); all.hasNext(); ) {
            Edge edge = all.next();
            if (edge.settles() <= now) {
                all.remove();
                levels = levels.with(edge.channel(), edge.level());
                Message.Stamp stamp = new Message.Stamp(next++, edge.tick(), watermark(edge.settles()));
                keep(new Message.Change(stamp, edge.channel(), edge.level()));
            }
        }
    }

    private void keep(Message.FromBoard event) {
        ring.add(event);
        if (ring.size() > make.ring()) {
            ring.removeFirst();
            lost++;
            cursor = Math.max(cursor, oldest());
        }
    }

    private int watermark(long now) {
        return edges.stream()
                .mapToInt(Edge::tick)
                .boxed()
                .min((one, other) -> Integer.compare(one - other, 0))
                .orElse(tick(now));
    }

    private Message.Hello hello(int nonce, int cause) {
        Message.Who who = new Message.Who(make.board(), boot, make.map());
        return new Message.Hello(
                nonce, 1, new Message.Version(1, 0), make.sensors(), who, 1_000_000, make.ring(), 500, cause);
    }

    private Message.Snapshot snapshot(long now) {
        return new Message.Snapshot(
                next,
                oldest(),
                tick(now),
                watermark(now),
                new Message.Counters(lost, (int) reader.bad()),
                shown,
                levels);
    }

    /** The number of the earliest event that it still has. */
    private long oldest() {
        return next - ring.size();
    }

    private void again(long now) {
        cursor = oldest();
        newsAt = now;
    }

    /** Hears bytes of the line. */
    public void hear(long now, byte[] bytes) {
        for (Message message : reader.read(bytes)) {
            if (message instanceof Message.ToBoard said && (greeted || said instanceof Message.Greet)) {
                hear(now, said);
            }
        }
    }

    private void hear(long now, Message.ToBoard message) {
        switch (message) {
            case Message.Greet(int nonce, int _) -> {
                greeted = true;
                answers.add(hello(nonce, 1));
            }
            case Message.Acknowledge(long number, Message.Then then) -> acknowledged(now, number, then);
            case Message.TimeQuery(int id) -> answers.add(new Message.Time(id, tick(now), 0));
            case Message.SnapshotQuery() -> answers.add(snapshot(now));
            case Message.Indicate lights -> shown = new Message.Shown(lights.serial(), shown.display());
            case Message.Display faces -> shown = new Message.Shown(shown.lights(), faces.serial());
            case Message.SetUp _ -> {}
        }
        if (answers.size() > 16) {
            answers.removeFirst();
        }
    }

    private void acknowledged(long now, long number, Message.Then then) {
        if (number >= next) {
            return;
        }
        while (!ring.isEmpty() && oldest() <= number) {
            ring.removeFirst();
            newsAt = now;
        }
        cursor = Math.max(cursor, oldest());
        if (then == Message.Then.AGAIN) {
            again(now);
        }
    }
}
