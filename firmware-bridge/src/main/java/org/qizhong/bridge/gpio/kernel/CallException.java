package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;

/** The kernel refused a call. */
final class CallException extends IOException {
    private static final long serialVersionUID = 1;

    private final int errno;

    CallException(String call, int errno) {
        super(call + " failed with error " + errno);
        this.errno = errno;
    }

    int errno() {
        return errno;
    }

    boolean isForbidden() {
        return errno == Errno.EACCES || errno == Errno.EPERM;
    }
}
