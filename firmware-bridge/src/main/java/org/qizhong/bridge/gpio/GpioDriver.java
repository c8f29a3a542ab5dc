package org.qizhong.bridge.gpio;

import com.pi4j.context.Context;
import com.pi4j.exception.Pi4JException;
import com.pi4j.io.gpio.digital.DigitalInput;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.gpio.kernel.Bias;
import org.qizhong.bridge.gpio.kernel.LineUse;
import org.qizhong.bridge.gpio.kernel.MonotonicClock;
import org.qizhong.bridge.gpio.kernel.PinException;
import org.qizhong.bridge.gpio.pi4j.KernelLines;
import org.qizhong.bridge.gpio.pi4j.StampedInput;

/**
 * The pins of this machine. Edges of buttons are stamped by the kernel; sensors are read round and round and stamped
 * with
 * the beginning of the reading that first showed the change. Two threads listen and put away; what it all means is
 * found
 * by the thread that asks.
 */
public final class GpioDriver implements Device {
    private static final long NANOS = 1_000;
    /** How often lamps are looked at where there are no sensors to read. */
    private static final int IDLE_MICROS = 10_000;

    private static final int CLOSE_MILLIS = 2_000;

    private final String name;
    private final Electronics electronics;
    private final LongSupplier micros;
    private final Inbox inbox = new Inbox();
    private final Lamps lamps = new Lamps();
    private final Hearing hearing;
    private final Scan scan;
    private final int periodMicros;
    private final Thread thread = new Thread(this::run, "gpio scan");
    private volatile boolean closing;

    /**
     * Opens the pins of a wiring.
     *
     * @throws PinException if some of it cannot be used; the message says what, why, and what would put it right
     */
    public static GpioDriver open(GpioWiring wiring) throws PinException {
        List<LineUse> watched = wiring.buttons().stream()
                .map(button -> LineUse.watched(button.offset(), bias(button.pull())))
                .toList();
        LongSupplier nanos = MonotonicClock.KERNEL;
        return open(wiring, KernelLines.context(wiring.chip(), watched, nanos), nanos);
    }

    /**
     * Opens them in a context whose inputs are stamped.
     *
     * @param nanos the clock of the stamps
     */
    static GpioDriver open(GpioWiring wiring, Context pi4j, LongSupplier nanos) throws PinException {
        Electronics electronics = new Electronics(pi4j);
        try {
            GpioDriver driver = new GpioDriver(wiring, electronics, nanos);
            driver.begin(wiring);
            return driver;
        } catch (PinException e) {
            electronics.close();
            throw e;
        }
    }

    private GpioDriver(GpioWiring wiring, Electronics electronics, LongSupplier nanos) throws PinException {
        this.electronics = electronics;
        name = wiring.chip();
        micros = () -> nanos.getAsLong() / NANOS;
        Optional<GpioWiring.Scanned> scanned = wiring.scanned();
        List<SensorGroup> groups =
                scanned.isPresent() ? electronics.groups(scanned.get().sensors()) : List.of();
        periodMicros = scanned.map(GpioWiring.Scanned::periodMicros).orElse(IDLE_MICROS);
        int settleMicros = scanned.map(GpioWiring.Scanned::settleMicros).orElse(0);
        hearing = new Hearing(wiring.buttons(), groups, settleMicros, micros.getAsLong());
        scan = new Scan(groups, micros, inbox);
    }

    private void begin(GpioWiring wiring) throws PinException {
        for (Lamp lamp : wiring.lamps()) {
            lamps.add(lamp, electronics.output(lamp.offset(), Lamps.dark(lamp)));
        }
        for (Button button : wiring.buttons()) {
            DigitalInput input = electronics.input(button.offset(), button.pull());
            if (!(input instanceof StampedInput stamped)) {
                throw new PinException(
                        "line " + button.offset() + " comes from a provider that drops the kernel's stamps");
            }
            stamped.listen(report -> inbox.accept(new Report.OfLines(report)));
        }
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Heard until(long now) {
        inbox.drainTo(hearing::take);
        hearing.missed(now, inbox.turnedAway());
        return hearing.until(now);
    }

    /** Lights these lamps and no others; done within a scan's period. */
    public void light(Set<Integer> numbers) {
        lamps.want(numbers);
    }

    private void run() {
        long due = micros.getAsLong();
        while (!closing) {
            scan.once();
            show();
            long now = micros.getAsLong();
            // A scan that took too long is not made up for by two at once.
            due = Math.max(due + periodMicros, now);
            LockSupport.parkNanos((due - now) * NANOS);
        }
    }

    private void show() {
        try {
            lamps.show();
        } catch (Pi4JException e) {
            inbox.accept(new Report.Remark(micros.getAsLong(), "a lamp cannot be lit: " + e.getMessage()));
        }
    }

    @Override
    public void close() {
        closing = true;
        LockSupport.unpark(thread);
        try {
            thread.join(CLOSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        electronics.close();
    }

    private static Bias bias(Pull pull) {
        return switch (pull) {
            case NONE -> Bias.AS_IS;
            case UP -> Bias.UP;
            case DOWN -> Bias.DOWN;
        };
    }
}
