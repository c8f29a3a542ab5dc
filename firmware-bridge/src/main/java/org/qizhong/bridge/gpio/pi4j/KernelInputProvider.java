package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProviderBase;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.qizhong.bridge.gpio.kernel.Bias;
import org.qizhong.bridge.gpio.kernel.Chip;
import org.qizhong.bridge.gpio.kernel.LineUse;
import org.qizhong.bridge.gpio.kernel.PinException;

/** Makes inputs of the lines of one chip. */
final class KernelInputProvider extends DigitalInputProviderBase {
    private final Chip chip;
    private final List<LineUse> watched;
    private final LongSupplier nanos;
    private Optional<Watch> watch = Optional.empty();

    KernelInputProvider(Chip chip, List<LineUse> watched, LongSupplier nanos) {
        super("qizhong-kernel-input", "lines of " + chip.label());
        this.chip = chip;
        this.watched = List.copyOf(watched);
        this.nanos = nanos;
    }

    @Override
    public int getPriority() {
        return Priority.ABOVE_ALL;
    }

    @Override
    public DigitalInput create(DigitalInputConfig config) {
        DigitalInput input = made(config);
        context.registry().add(input);
        return input;
    }

    private DigitalInput made(DigitalInputConfig config) {
        try {
            return watched.stream().anyMatch(use -> use.offset() == config.bcm())
                    ? new KernelInput(this, config, watch())
                    : new ReadInput(this, config, chip.request("qizhong-input", List.of(read(config))));
        } catch (PinException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static LineUse read(DigitalInputConfig config) {
        Bias bias = switch (config.pull()) {
            case PULL_UP -> Bias.UP;
            case PULL_DOWN -> Bias.DOWN;
            case OFF -> Bias.AS_IS;
        };
        return LineUse.read(config.bcm(), bias);
    }

    /** All that are watched are asked for with the first of them. */
    private synchronized Watch watch() throws PinException {
        if (watch.isEmpty()) {
            watch = Optional.of(new Watch(chip.request("qizhong-buttons", watched), nanos));
        }
        return watch.get();
    }
}
