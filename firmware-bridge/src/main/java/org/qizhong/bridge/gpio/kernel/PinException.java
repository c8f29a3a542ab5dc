package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;

/** Pins or a bus cannot be used. The message says which, why, and what would put it right. */
public final class PinException extends IOException {
    private static final long serialVersionUID = 1;

    public PinException(String message) {
        super(message);
    }

    PinException(String message, IOException cause) {
        super(message, cause);
    }
}
