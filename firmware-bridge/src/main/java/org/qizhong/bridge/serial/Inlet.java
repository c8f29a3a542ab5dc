package org.qizhong.bridge.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qizhong.bridge.Ticker;

/** Opens a port, again and again, and stamps what comes in. Its thread does nothing else. */
final class Inlet implements Runnable {

    private static final int MOST_BYTES = 4_096;
    private static final long RETRY_MILLIS = 1_000;

    private final PortName name;
    private final int baud;
    private final Ticker ticker;
    private final BlockingQueue<Item> items;
    private final CountDownLatch stop = new CountDownLatch(1);

    Inlet(PortName name, int baud, Ticker ticker, BlockingQueue<Item> items) {
        this.name = name;
        this.baud = baud;
        this.ticker = ticker;
        this.items = items;
    }

    @Override
    public void run() {
        try {
            do {
                serve();
            } while (!stop.await(RETRY_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void serve() throws InterruptedException {
        SerialPort port;
        try {
            port = Ports.open(name, baud);
        } catch (PortException e) {
            items.put(new Item.Failed(ticker.micros(), e.getMessage()));
            return;
        }
        Outlet outlet = new Outlet(port, name.toString());
        try {
            items.put(new Item.Opened(ticker.micros(), outlet));
            read(port, outlet);
        } finally {
            outlet.close();
            port.closePort();
        }
        items.put(new Item.Closed(ticker.micros()));
    }

    private void read(SerialPort port, Outlet outlet) {
        byte[] buffer = new byte[MOST_BYTES];
        while (!outlet.isClosing() && stop.getCount() > 0) {
            int count = port.readBytes(buffer, buffer.length);
            long micros = ticker.micros();
            if (count < 0 || count == 0 && !port.isOpen()) {
                return;
            }
            if (count > 0) {
                items.offer(new Item.Bytes(micros, Arrays.copyOf(buffer, count))); // the link makes good what is lost
            }
        }
    }

    void stop() {
        stop.countDown();
    }
}
