package org.qizhong.bridge.gpio;

import com.pi4j.context.Context;
import com.pi4j.exception.Pi4JException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.qizhong.bridge.gpio.kernel.I2cBus;
import org.qizhong.bridge.gpio.kernel.PinException;
import org.qizhong.bridge.gpio.kernel.SpiDevice;
import org.qizhong.bridge.gpio.kernel.WordBus;

/** Makes of a wiring what can be asked and set, and gives all of it back together. */
final class Electronics implements AutoCloseable {
    private final Context pi4j;
    private final List<AutoCloseable> open = new ArrayList<>();

    Electronics(Context pi4j) {
        this.pi4j = pi4j;
        open.add(pi4j::shutdown);
    }

    DigitalInput input(int offset, Pull pull) throws PinException {
        return made(() -> pi4j.create(DigitalInputConfig.newBuilder(pi4j)
                .id("input-" + offset)
                .bcm(offset)
                .pull(
                        switch (pull) {
                            case NONE -> PullResistance.OFF;
                            case UP -> PullResistance.PULL_UP;
                            case DOWN -> PullResistance.PULL_DOWN;
                        })
                .debounce(0L)
                .build()));
    }

    DigitalOutput output(int offset, DigitalState initial) throws PinException {
        return made(() -> pi4j.create(DigitalOutputConfig.newBuilder(pi4j)
                .id("output-" + offset)
                .bcm(offset)
                .initial(initial)
                .shutdown(initial)
                .build()));
    }

    List<SensorGroup> groups(Sensors sensors) throws PinException {
        return switch (sensors) {
            case Sensors.Chain chain -> {
                DigitalOutput load = output(chain.load(), DigitalState.HIGH);
                yield List.of(opened(new ShiftChain(chain, load, shifter(chain.shift()))));
            }
            case Sensors.Expanders expanders -> {
                WordBus bus = opened(I2cBus.open(expanders.bus()));
                yield expanders.expanders().stream()
                        .map(expander -> (SensorGroup) new Mcp23017(bus, expander))
                        .toList();
            }
        };
    }

    private ShiftChain.Shifter shifter(Sensors.Shift shift) throws PinException {
        return switch (shift) {
            case Sensors.Shift.Lines(int clock, int data) ->
                new LineShifter(output(clock, DigitalState.LOW), input(data, Pull.NONE));
            case Sensors.Shift.Spi spi -> new SpiShifter(SpiDevice.open(spi.device(), spi.hertz()));
        };
    }

    private <T extends AutoCloseable> T opened(T part) {
        open.add(part);
        return part;
    }

    /** Pi4J wraps what the provider says; people need that, not the wrapping. */
    private static <T> T made(Supplier<T> create) throws PinException {
        try {
            return create.get();
        } catch (Pi4JException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof PinException pins) {
                    throw pins;
                }
            }
            throw new PinException(e.getMessage());
        }
    }

    /** Closes all, the last first, even if one of them cannot be closed. */
    @Override
    public void close() {
        List<Exception> failures = new ArrayList<>();
        for (AutoCloseable part : open.reversed()) {
            try {
                part.close();
            } catch (Exception e) {
                failures.add(e);
            }
        }
        if (!failures.isEmpty()) {
            throw new IllegalStateException("not all pins could be given back", failures.getFirst());
        }
    }
}
