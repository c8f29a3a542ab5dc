package org.qizhong.bridge.gpio;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;

/** The far end of the wires of a simulated gpiochip: each is a file, and to write into it is to press a button to ground. */
final class Fingers {
    private static final byte[] GROUND = "pull-down".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] FREE = "pull-up".getBytes(StandardCharsets.US_ASCII);

    private final Path wires;
    private final Map<Integer, FileChannel> open = new HashMap<>();

    Fingers(Path wires) {
        this.wires = wires;
    }

    void press(int line) {
        pull(line, GROUND);
    }

    void release(int line) {
        pull(line, FREE);
    }

    /** What an output shows. */
    boolean isHigh(int line) {
        try {
            return Files.readString(wires.resolve("sim_gpio" + line + "/value"))
                    .trim()
                    .equals("1");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void pull(int line, byte[] what) {
        try {
            channel(line).write(ByteBuffer.wrap(what), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized FileChannel channel(int line) {
        return open.computeIfAbsent(line, this::opened);
    }

    private FileChannel opened(int line) {
        try {
            return FileChannel.open(wires.resolve("sim_gpio" + line + "/pull"), StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
