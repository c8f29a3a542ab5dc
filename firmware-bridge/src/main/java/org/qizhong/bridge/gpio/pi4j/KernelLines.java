package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import java.util.List;
import java.util.function.LongSupplier;
import org.qizhong.bridge.gpio.kernel.Chip;
import org.qizhong.bridge.gpio.kernel.LineUse;
import org.qizhong.bridge.gpio.kernel.PinException;

/** Pi4J over the lines of one chip. */
public final class KernelLines {
    private KernelLines() {}

    /**
     * A context whose digital inputs and outputs are lines of a chip; Pi4J's BCM number is the line's offset. What it
     * makes may fail with Pi4J's IOException, caused by a {@link PinException}.
     *
     * @param watched the inputs whose edges are told, all in one order; other inputs are only read
     * @param nanos the clock by which the kernel stamps
     * @throws PinException if the chip cannot be used
     */
    public static Context context(String chipLabel, List<LineUse> watched, LongSupplier nanos) throws PinException {
        Chip chip = Chip.labelled(chipLabel);
        return Pi4J.newContextBuilder()
                .noAutoDetect()
                .disableShutdownHook()
                .add(new KernelInputProvider(chip, watched, nanos), new KernelOutputProvider(chip))
                .build();
    }
}
