package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.io.gpio.digital.DigitalInput;
import org.qizhong.bridge.gpio.kernel.LineListener;

/** An input whose edges keep the kernel's stamps. */
public interface StampedInput extends DigitalInput {

    /**
     * Begins to tell of this line and of all that are watched with it, in one order: what they show now, then every
     * edge.
     * There is one listener for all of them, and it is called on the thread that reads.
     */
    void listen(LineListener listener);
}
