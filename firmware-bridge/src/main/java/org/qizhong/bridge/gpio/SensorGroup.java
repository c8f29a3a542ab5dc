package org.qizhong.bridge.gpio;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import org.qizhong.bridge.Channel;

/** Sensors that are read by one transfer, and that work or fail together: a chain, or one expander. */
interface SensorGroup extends AutoCloseable {
    /** How people call it. */
    String name();

    List<Channel> channels();

    /** Sets the electronics up; after this they can be read. */
    void start() throws IOException;

    /** Where pieces stand: bit n is that of the nth channel. */
    BitSet read() throws IOException;

    @Override
    void close() throws IOException;
}
