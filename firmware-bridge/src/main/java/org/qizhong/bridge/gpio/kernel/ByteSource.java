package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;

/** Bytes that are clocked in, the first bit as the highest. */
public interface ByteSource extends AutoCloseable {
    byte[] read(int bytes) throws IOException;

    @Override
    void close() throws IOException;
}
