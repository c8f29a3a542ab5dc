package org.qizhong.bridge.serial;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.link.Effect;
import org.qizhong.bridge.link.Event;
import org.qizhong.bridge.link.Expected;
import org.qizhong.bridge.link.Frame;
import org.qizhong.bridge.link.FrameReader;
import org.qizhong.bridge.link.Message;
import org.qizhong.bridge.link.Release;
import org.qizhong.bridge.link.Session;
import org.qizhong.bridge.serial.SerialDriver.Status;

/** Keeps a driver's session: its thread alone makes the steps, and none of them waits. */
final class Keeper implements Runnable {

    private static final long TICK_MILLIS = 5;

    private final Ticker ticker;
    private final BlockingQueue<Item> items;
    private final Release release;
    private FrameReader reader = new FrameReader();
    private Session session;
    private Optional<Outlet> outlet = Optional.empty();
    private Optional<String> trouble = Optional.empty();
    private volatile Status status = new Status(false, Optional.empty(), Optional.empty(), 0);
    private long now;

    Keeper(Expected expected, Ticker ticker, BlockingQueue<Item> items, Release release) {
        this.ticker = ticker;
        this.items = items;
        this.release = release;
        this.now = ticker.micros();
        this.session = Session.with(expected, now);
    }

    Status status() {
        return status;
    }

    @Override
    public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Item next = items.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
                take(Optional.ofNullable(next).orElseGet(() -> new Item.Tick(ticker.micros())));
                status = new Status(session.isUp(), session.bound(now), trouble, reader.bad());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            outlet.ifPresent(Outlet::close);
            release.add(new Effect.Tell(new Signal.Link(now, false)));
            release.add(new Effect.Leave());
        }
    }

    private void take(Item item) {
        now = Math.max(now, item.micros());
        switch (item) {
            case Item.Opened(long micros, Outlet way) -> {
                outlet = Optional.of(way);
                trouble = Optional.empty();
                reader = new FrameReader();
                step(new Event.Opened(Long.hashCode(micros * 0x9E37_79B9_7F4A_7C15L)));
            }
            case Item.Closed _ -> {
                outlet = Optional.empty();
                step(new Event.Closed());
            }
            case Item.Failed(long micros, String why) -> {
                if (!trouble.equals(Optional.of(why))) {
                    release.add(new Effect.Tell(new Signal.Notice(micros, why, Optional.empty())));
                }
                trouble = Optional.of(why);
                step(new Event.Ticked());
            }
            case Item.Bytes(long _, byte[] bytes) -> {
                for (Message message : reader.read(bytes)) {
                    if (message instanceof Message.FromBoard said) {
                        step(new Event.Heard(said));
                    }
                }
            }
            case Item.Asked(long _, Event event) -> step(event);
            case Item.Tick _ -> step(new Event.Ticked());
        }
    }

    private void step(Event event) {
        Session.Step step = session.on(now, event);
        session = step.session();
        for (Effect effect : step.effects()) {
            switch (effect) {
                case Effect.Send(Message.ToBoard message) -> outlet.ifPresent(way -> way.send(Frame.of(message)));
                case Effect.Reopen() -> outlet.ifPresent(Outlet::close);
                case Effect.Tell _, Effect.Reach _, Effect.Follow _, Effect.Leave _ -> {
                    if (!release.add(effect)) {
                        step(new Event.Overrun());
                        return;
                    }
                }
            }
        }
    }
}
