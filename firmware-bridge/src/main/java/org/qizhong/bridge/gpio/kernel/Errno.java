package org.qizhong.bridge.gpio.kernel;

/** The numbers by which the kernel says why it refuses, as far as a remedy is known. */
final class Errno {
    static final int EPERM = 1;
    static final int ENOENT = 2;
    static final int EINTR = 4;
    static final int EIO = 5;
    static final int ENXIO = 6;
    static final int EAGAIN = 11;
    static final int EACCES = 13;
    static final int EBUSY = 16;
    static final int EINVAL = 22;
    static final int EREMOTEIO = 121;
    static final int ETIMEDOUT = 110;

    private Errno() {}
}
