package org.qizhong.service.hardware;

/** Hardware of this machine cannot be used as its wiring file says. The message is for people, with the remedy. */
public final class HardwareException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    HardwareException(String message) {
        super(message);
    }

    HardwareException(String message, Exception cause) {
        super(message, cause);
    }
}
