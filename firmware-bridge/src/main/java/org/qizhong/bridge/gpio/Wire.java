package org.qizhong.bridge.gpio;

import java.util.function.Consumer;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;

/**
 * One channel: what it shows now, and what it has settled to. A change counts once it has lasted, and then bears the
 * stamp
 * of its first edge. All by the times that are given; nothing here knows a clock.
 */
final class Wire {
    /** A channel that has not settled for so long is left out, so that it does not hold up all others. */
    static final long NOISY_AFTER = 250_000;
    /** And is taken in again after it has been still for so long. */
    static final long STILL_FOR = 500_000;

    private enum Phase {
        SETTLED,
        MOVING,
        NOISY
    }

    private final Channel channel;
    private final long settleMicros;
    private final Consumer<Signal> tell;
    private Phase phase = Phase.SETTLED;
    private int settled;
    private int shown;
    private long firstEdge;
    private long lastEdge;

    Wire(Channel channel, long settleMicros, Consumer<Signal> tell) {
        this.channel = channel;
        this.settleMicros = settleMicros;
        this.tell = tell;
    }

    int settled() {
        return settled;
    }

    /** Begins anew: what it shows is what it has settled to. */
    void begin(int level) {
        phase = Phase.SETTLED;
        settled = level;
        shown = level;
    }

    void saw(int level, long micros) {
        until(micros);
        if (level == shown) {
            return;
        }
        shown = level;
        lastEdge = micros;
        if (phase == Phase.SETTLED) {
            phase = Phase.MOVING;
            firstEdge = micros;
        }
    }

    /** Nothing but what was seen has happened before then. */
    void until(long micros) {
        long settles = lastEdge + settleMicros;
        long noisy = firstEdge + NOISY_AFTER;
        if (phase == Phase.MOVING && settles <= noisy && settles <= micros) {
            settle(firstEdge);
        } else if (phase == Phase.MOVING && noisy < settles && noisy <= micros) {
            phase = Phase.NOISY;
            tell.accept(new Signal.Health(noisy, channel, false));
        }
        if (phase == Phase.NOISY && lastEdge + STILL_FOR <= micros) {
            tell.accept(new Signal.Health(lastEdge + STILL_FOR, channel, true));
            settle(lastEdge + STILL_FOR);
        }
    }

    private void settle(long stamp) {
        phase = Phase.SETTLED;
        if (shown != settled) {
            settled = shown;
            tell.accept(new Signal.Changed(stamp, channel, settled));
        }
    }

    /** What it will still tell is not stamped earlier, if nothing was seen until then. */
    long watermark(long micros) {
        return phase == Phase.MOVING ? Math.min(firstEdge, micros) : micros;
    }
}
