package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.io.gpio.digital.DigitalState;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.qizhong.bridge.gpio.kernel.LineListener;
import org.qizhong.bridge.gpio.kernel.LineReport;
import org.qizhong.bridge.gpio.kernel.LineStream;
import org.qizhong.bridge.gpio.kernel.Lines;

/** Inputs that are watched together: one request, so that the kernel puts their edges in one order, and one thread. */
final class Watch {
    /** How long silence may be unknown; each wait that ends without an edge moves the watermark on. */
    private static final int WAIT_MILLIS = 5;

    private static final int CLOSE_MILLIS = 1_000;

    private final Lines lines;
    private final LongSupplier nanos;
    private final Map<Integer, KernelInput> inputs = new ConcurrentHashMap<>();
    private final Thread thread = new Thread(this::run, "gpio edges");
    private volatile LineListener listener = report -> {};
    private volatile boolean closing;

    Watch(Lines lines, LongSupplier nanos) {
        this.lines = lines;
        this.nanos = nanos;
        thread.setDaemon(true);
    }

    void add(KernelInput input) {
        inputs.put(input.offset(), input);
    }

    DigitalState state(int offset) throws IOException {
        return DigitalState.getState((lines.values() >> lines.offsets().indexOf(offset) & 1) != 0);
    }

    void listen(LineListener heard) {
        listener = heard;
        if (thread.getState() == Thread.State.NEW) {
            thread.start();
        }
    }

    /** The lines are given back when the last input is. */
    void remove(KernelInput input) throws IOException {
        inputs.remove(input.offset());
        if (inputs.isEmpty() && !closing) {
            closing = true;
            join();
            lines.close();
        }
    }

    private void run() {
        LineStream stream = new LineStream(lines, this::heard);
        try {
            stream.begin(nanos.getAsLong());
            while (!closing) {
                stream.poll(nanos.getAsLong());
                lines.await(WAIT_MILLIS);
            }
        } catch (IOException e) {
            heard(new LineReport.Gone(nanos.getAsLong(), e.getMessage()));
        }
    }

    private void heard(LineReport report) {
        listener.heard(report);
        if (report instanceof LineReport.Edge edge && inputs.containsKey(edge.offset())) {
            inputs.get(edge.offset()).changed(edge);
        }
    }

    private void join() {
        try {
            thread.join(CLOSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
