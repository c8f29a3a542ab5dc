package org.qizhong.bridge.gpio.kernel;

import java.nio.file.Path;

/** An open file of the kernel. */
record Descriptor(int number) implements AutoCloseable {
    static Descriptor open(Path device) throws CallException {
        return new Descriptor(Libc.open(device.toString()));
    }

    @Override
    public void close() throws CallException {
        Libc.close(number);
    }
}
