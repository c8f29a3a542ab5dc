package org.qizhong.bridge.link;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.qizhong.bridge.Channel;
import org.qizhong.referee.input.SensorKind;

/** A board, a line and a session, with everything that a line can do, for one seed. */
final class Torture {

    private static final long MILLI = 1_000;
    /** When the faults stop. */
    private static final long CALM = 9_000_000;
    /** When hands stop. */
    private static final long REST = 12_000_000;

    private static final long END = 13_500_000;

    /** What came of it. */
    record Outcome(List<String> wrong, Witness witness, long bound) {}

    private final SplittableRandom random;
    private final Accidents accidents;
    private final Twin board;
    private final Twin stranger;
    private final Line up;
    private final Line down;
    private final Witness witness = new Witness();
    private final Release release;
    private FrameReader reader = new FrameReader();
    private Session session;
    private long opensAt = Long.MAX_VALUE;
    private boolean strange;
    private int[] real = new int[Channel.COUNT];
    private long bound;
    /** The life of the board that the session is in. */
    private int life;

    private Torture(long seed) {
        this.random = new SplittableRandom(seed);
        int kind = random.nextInt(1, 4);
        int ring = random.nextInt(20) == 0 ? 12 : 200;
        int offset = random.nextInt(4) == 0 ? (int) -random.nextLong(10_000_000) : random.nextInt();
        double ppm = random.nextInt(3) == 0 ? random.nextDouble(-50, 50) : random.nextDouble(-3_000, 3_000);
        this.board = new Twin(new Twin.Make(7, 99, kind, ppm, offset, ring), 41, 0);
        this.stranger = new Twin(new Twin.Make(8, 99, kind, -ppm, random.nextInt(), 200), 41, 0);
        this.up = new Line(random.split(), random.nextLong(200, 3_000));
        this.down = new Line(random.split(), random.nextLong(200, 3_000));
        this.accidents = new Accidents(random.split(), CALM);
        this.session =
                Session.with(new Expected(OptionalLong.of(7), OptionalInt.of(99), SensorKind.values()[kind - 1]), 0);
        this.release = new Release(0);
    }

    static Outcome of(long seed) {
        Torture torture = new Torture(seed);
        torture.run();
        List<String> wrong = torture.witness.atTheEnd(torture.board);
        if (!torture.session.isUp()) {
            wrong.add("not up at the end: " + torture.session.contact());
        }
        return new Outcome(wrong, torture.witness, torture.bound);
    }

    private void run() {
        Faults faults = Faults.of(random);
        up.faults(faults);
        down.faults(Faults.of(random));
        open(0);
        for (long now = MILLI; now <= END; now += MILLI) {
            if (now == CALM) {
                up.faults(Faults.NONE);
                down.faults(Faults.NONE);
            }
            accidents(now);
            if (now < REST) {
                hands(now);
            }
            exchange(now);
            if (now % (10 * MILLI) == 0) {
                witness.hear(now, release.until(now), life);
            }
        }
    }

    private void accidents(long now) {
        switch (accidents.at(now)) {
            case NONE -> {}
            case PULL -> pull();
            case PLUG_IN -> plugIn(now);
            case REBOOT -> board.reboot(now);
            case SWAP -> {
                pull();
                strange = true;
                plugIn(now);
            }
            case SWAP_BACK -> {
                pull();
                strange = false;
                plugIn(now);
            }
            case FLOOD -> {
                byte[] bytes = new byte[random.nextInt(1, 3_000)];
                new java.util.Random(random.nextLong()).nextBytes(bytes);
                up.send(now, bytes);
            }
        }
    }

    private void pull() {
        up.pull();
        down.pull();
        if (random.nextBoolean()) {
            session = apply(0, session.on(lastNow, new Event.Closed()));
            opensAt = Long.MAX_VALUE;
            closed = true;
        }
    }

    private boolean closed;
    private long lastNow;

    private void plugIn(long now) {
        up.plugIn();
        down.plugIn();
        if (closed) {
            opensAt = now + random.nextLong(20_000);
        }
    }

    private void open(long now) {
        closed = false;
        opensAt = Long.MAX_VALUE;
        reader = new FrameReader();
        session = apply(now, session.on(now, new Event.Opened(random.nextInt())));
    }

    private void hands(long now) {
        if (random.nextInt(25) == 0) {
            int channel = random.nextInt(Channel.COUNT);
            if (!board.isBusy(channel)) {
                int level = real[channel] == 0 ? 1 : 0;
                real[channel] = level;
                long at = now - random.nextLong(MILLI);
                board.edge(at, channel, level, random.nextLong(4_000, 20_000));
                witness.happened(at, channel, level, board.boot());
            }
        }
    }

    private void exchange(long now) {
        lastNow = now;
        Twin connected = strange ? stranger : board;
        Twin alone = strange ? board : stranger;
        alone.step(now);
        connected.step(now).forEach(bytes -> up.send(now, bytes));
        up.arrive(now, bytes -> {
            if (!closed) {
                for (Message message : reader.read(bytes)) {
                    if (message instanceof Message.FromBoard said) {
                        session = apply(now, session.on(now, new Event.Heard(said)));
                    }
                }
            }
        });
        down.arrive(now, bytes -> connected.hear(now, bytes));
        if (now >= opensAt) {
            open(now);
        }
        life = session.ledger().map(ledger -> ledger.who().boot()).orElse(life);
        if (now % (5 * MILLI) == 0) {
            session = apply(now, session.on(now, new Event.Ticked()));
            if (session.isUp()) {
                bound = Math.max(bound, session.bound(now).orElse(0L));
                witness.tolerance(bound + 2 * MILLI);
            }
        }
    }

    private Session apply(long now, Session.Step step) {
        for (Effect effect : step.effects()) {
            switch (effect) {
                case Effect.Send(Message.ToBoard message) -> down.send(now, Frame.of(message));
                case Effect.Reopen() -> {
                    closed = true;
                    opensAt = now + random.nextLong(50_000);
                }
                case Effect.Tell _, Effect.Reach _, Effect.Follow _, Effect.Leave _ -> release.add(effect);
            }
        }
        return step.session();
    }
}
