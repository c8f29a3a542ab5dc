package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.context.Context;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import org.qizhong.bridge.gpio.kernel.LineListener;
import org.qizhong.bridge.gpio.kernel.LineReport;

/** An input that is watched. */
final class KernelInput extends DigitalInputBase implements StampedInput {
    private final Watch watch;

    KernelInput(DigitalInputProvider provider, DigitalInputConfig config, Watch watch) {
        super(provider, config);
        this.watch = watch;
        watch.add(this);
    }

    int offset() {
        return config.bcm();
    }

    @Override
    public DigitalState state() {
        try {
            return watch.state(offset());
        } catch (java.io.IOException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void listen(LineListener listener) {
        watch.listen(listener);
    }

    void changed(LineReport.Edge edge) {
        dispatch(new StampedChange(this, edge));
    }

    @Override
    public DigitalInput shutdownInternal(Context context) throws ShutdownException {
        super.shutdownInternal(context);
        try {
            watch.remove(this);
        } catch (java.io.IOException e) {
            throw new ShutdownException(e);
        }
        return this;
    }
}
