package org.qizhong.bridge.serial;

/** A port cannot be opened; the message says why, and what would put it right. */
final class PortException extends Exception {
    private static final long serialVersionUID = 1;

    PortException(String message) {
        super(message);
    }
}
