package org.qizhong.bridge.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * The way out of an open port. Whoever sends does not wait: what the line cannot take is dropped, as a line may do, and
 * the link says it again.
 */
final class Outlet {

    private static final int MOST = 64;

    private final SerialPort port;
    private final BlockingQueue<byte[]> frames = new ArrayBlockingQueue<>(MOST);
    private final Thread thread;
    private volatile boolean closing;

    Outlet(SerialPort port, String name) {
        this.port = port;
        this.thread = Thread.ofPlatform().daemon().name(name + " out").start(this::write);
    }

    void send(byte[] frame) {
        frames.offer(frame); // a full queue is a line that takes nothing
    }

    private void write() {
        try {
            while (!closing) {
                byte[] frame = frames.take();
                port.writeBytes(frame, frame.length);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Asks the reader to close the port. */
    void close() {
        closing = true;
        thread.interrupt();
    }

    boolean isClosing() {
        return closing;
    }
}
