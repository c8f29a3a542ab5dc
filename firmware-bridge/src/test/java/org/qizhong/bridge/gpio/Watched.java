package org.qizhong.bridge.gpio;

import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.PullResistance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.qizhong.bridge.gpio.kernel.Bias;
import org.qizhong.bridge.gpio.kernel.LineListener;
import org.qizhong.bridge.gpio.kernel.LineReport;
import org.qizhong.bridge.gpio.kernel.LineUse;
import org.qizhong.bridge.gpio.kernel.MonotonicClock;
import org.qizhong.bridge.gpio.kernel.PinException;
import org.qizhong.bridge.gpio.pi4j.KernelLines;
import org.qizhong.bridge.gpio.pi4j.StampedInput;

/** Buttons of a real gpiochip, watched through Pi4J; what is heard waits in a queue. */
final class Watched implements AutoCloseable {
    /** An emulated machine may be slow, never so slow. */
    private static final int PATIENCE_SECONDS = 20;

    private final Context context;
    private final BlockingQueue<LineReport> heard = new LinkedBlockingQueue<>();

    private Watched(Context context) {
        this.context = context;
    }

    static Watched lines(String chip, int... offsets) throws PinException {
        return lines(chip, report -> {}, offsets);
    }

    /** @param first hears before the queue does, on the thread that reads */
    static Watched lines(String chip, LineListener first, int... offsets) throws PinException {
        List<LineUse> uses = Arrays.stream(offsets)
                .mapToObj(offset -> LineUse.watched(offset, Bias.UP))
                .toList();
        Watched watched = new Watched(KernelLines.context(chip, uses, MonotonicClock.KERNEL));
        try {
            List<DigitalInput> inputs =
                    Arrays.stream(offsets).mapToObj(watched::input).toList();
            ((StampedInput) inputs.getFirst()).listen(report -> {
                first.heard(report);
                watched.keep(report);
            });
        } catch (RuntimeException e) {
            watched.close();
            throw e;
        }
        return watched;
    }

    /** The next edge; what else is heard before it is passed over. */
    LineReport.Edge edge() throws InterruptedException {
        return (LineReport.Edge) until(LineReport.Edge.class::isInstance).getLast();
    }

    /** All that is heard, up to the first report of that kind. */
    List<LineReport> until(Predicate<LineReport> last) throws InterruptedException {
        List<LineReport> reports = new ArrayList<>();
        do {
            reports.add(next());
        } while (!last.test(reports.getLast()));
        return reports;
    }

    LineReport next() throws InterruptedException {
        return Optional.ofNullable(heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS))
                .orElseThrow(() -> new IllegalStateException("nothing more was heard"));
    }

    @Override
    public void close() {
        context.shutdown();
    }

    /** Silence is told every few milliseconds and would fill the queue of a check that waits for something else. */
    private void keep(LineReport report) {
        if (!(report instanceof LineReport.Quiet)) {
            heard.add(report);
        }
    }

    private DigitalInput input(int offset) {
        DigitalInputConfig config = DigitalInput.newConfigBuilder(context)
                .id("line " + offset)
                .bcm(offset)
                .pull(PullResistance.PULL_UP)
                .debounce(0L)
                .build();
        return context.create(config);
    }
}
