package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.context.Context;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import org.qizhong.bridge.gpio.kernel.Lines;

/** An input that is only read: it tells of no edge. */
final class ReadInput extends DigitalInputBase {
    private final Lines lines;

    ReadInput(DigitalInputProvider provider, DigitalInputConfig config, Lines lines) {
        super(provider, config);
        this.lines = lines;
    }

    @Override
    public DigitalState state() {
        try {
            return DigitalState.getState(lines.values() != 0);
        } catch (java.io.IOException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public DigitalInput shutdownInternal(Context context) throws ShutdownException {
        super.shutdownInternal(context);
        try {
            lines.close();
        } catch (java.io.IOException e) {
            throw new ShutdownException(e);
        }
        return this;
    }
}
