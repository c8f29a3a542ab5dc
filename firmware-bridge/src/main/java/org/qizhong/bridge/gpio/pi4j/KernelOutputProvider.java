package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProviderBase;
import com.pi4j.io.gpio.digital.DigitalState;
import java.util.List;
import org.qizhong.bridge.gpio.kernel.Chip;
import org.qizhong.bridge.gpio.kernel.LineUse;
import org.qizhong.bridge.gpio.kernel.PinException;

/** Makes outputs of the lines of one chip. */
final class KernelOutputProvider extends DigitalOutputProviderBase {
    private final Chip chip;

    KernelOutputProvider(Chip chip) {
        super("qizhong-kernel-output", "lines of " + chip.label());
        this.chip = chip;
    }

    @Override
    public int getPriority() {
        return Priority.ABOVE_ALL;
    }

    @Override
    public DigitalOutput create(DigitalOutputConfig config) {
        // The line shows its first state from the moment it becomes an output, so that nothing blinks.
        LineUse use =
                config.initialState() == DigitalState.HIGH ? LineUse.high(config.bcm()) : LineUse.low(config.bcm());
        try {
            DigitalOutput output = new KernelOutput(this, config, chip.request("qizhong-output", List.of(use)));
            context.registry().add(output);
            return output;
        } catch (PinException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
