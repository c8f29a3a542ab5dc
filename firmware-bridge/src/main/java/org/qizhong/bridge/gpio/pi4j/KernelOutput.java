package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.context.Context;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputBase;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import org.qizhong.bridge.gpio.kernel.Lines;

/** An output on a line of its own. */
final class KernelOutput extends DigitalOutputBase {
    private final Lines lines;

    KernelOutput(DigitalOutputProvider provider, DigitalOutputConfig config, Lines lines) {
        super(provider, config);
        this.lines = lines;
    }

    @Override
    public DigitalOutput state(DigitalState state) throws IOException {
        try {
            lines.set(state.isHigh() ? 1 : 0, 1);
        } catch (java.io.IOException e) {
            throw new IOException(e.getMessage(), e);
        }
        return super.state(state);
    }

    @Override
    public DigitalOutput shutdownInternal(Context context) throws ShutdownException {
        super.shutdownInternal(context);
        try {
            lines.close();
        } catch (java.io.IOException e) {
            throw new ShutdownException(e);
        }
        return this;
    }
}
