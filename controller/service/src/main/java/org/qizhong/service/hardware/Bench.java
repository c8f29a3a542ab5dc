package org.qizhong.service.hardware;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.Ticker;

/** Listens to the devices of a board for as long as somebody wants to know. */
public final class Bench {

    private static final long PAUSE_NANOS = 20_000_000;

    private final List<Device> devices;
    private final Ticker ticker;

    public Bench(List<Device> devices, Ticker ticker) {
        this.devices = List.copyOf(devices);
        this.ticker = ticker;
    }

    /** Hears what a board says. */
    public interface Listener {

        /** Takes one signal, heard now. */
        void heard(Signal signal, long now);

        /** Lets time pass; false when enough was heard. */
        boolean at(long now);
    }

    /** Listens until the listener has heard enough or this thread is interrupted. */
    public void listen(Listener listener) {
        while (!Thread.currentThread().isInterrupted() && round(listener)) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    /** Asks every device once. */
    boolean round(Listener listener) {
        long now = ticker.micros();
        for (Device device : devices) {
            device.until(now).signals().forEach(signal -> listener.heard(signal, now));
        }
        return listener.at(now);
    }
}
