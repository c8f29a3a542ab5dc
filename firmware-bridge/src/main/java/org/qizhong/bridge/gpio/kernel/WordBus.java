package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;

/** A bus whose chips have registers, read and written two bytes at a time: the first is the low one. */
public interface WordBus extends AutoCloseable {
    int read(int address, int register) throws IOException;

    void write(int address, int register, int word) throws IOException;

    @Override
    void close() throws IOException;
}
