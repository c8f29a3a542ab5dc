package org.qizhong.bridge.gpio;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Signal;

/** Asks a device again and again, as the owner of a board does, and keeps to what a device promises. */
final class Listening {
    private static final long PATIENCE = 20_000_000;
    private static final long PAUSE_NANOS = 1_000_000;

    private final Device device;
    private final List<Signal> heard = new ArrayList<>();
    private int passed;
    private long watermark = Long.MIN_VALUE;

    Listening(Device device) {
        this.device = device;
    }

    List<Signal> heard() {
        return heard;
    }

    Signal.Changed change(Channel channel, int level) {
        return (Signal.Changed) until(
                signal -> signal instanceof Signal.Changed c && c.channel().equals(channel) && c.level() == level);
    }

    /** The next signal of that kind. */
    Signal until(Predicate<Signal> wanted) {
        until(() -> passed < heard.size() && wanted.test(heard.get(passed++)));
        return heard.get(passed - 1);
    }

    void until(BooleanSupplier done) {
        long limit = DriverChecks.now() + PATIENCE;
        while (!done.getAsBoolean()) {
            Verdicts.must(DriverChecks.now() < limit, "nothing came; heard was " + heard);
            if (passed >= heard.size()) {
                ask();
            }
        }
    }

    private void ask() {
        LockSupport.parkNanos(PAUSE_NANOS);
        Device.Heard now = device.until(DriverChecks.now());
        Verdicts.must(now.watermark() >= watermark, "the watermark went back");
        for (Signal signal : now.signals()) {
            Verdicts.must(signal.micros() >= watermark, "earlier than the watermark: " + signal);
        }
        watermark = now.watermark();
        heard.addAll(now.signals());
    }
}
