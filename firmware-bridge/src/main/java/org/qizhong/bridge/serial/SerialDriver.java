package org.qizhong.bridge.serial;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Faces;
import org.qizhong.bridge.Lights;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.link.Event;
import org.qizhong.bridge.link.Expected;
import org.qizhong.bridge.link.Release;

/**
 * A board on a serial line. It is looked for once a second until it is closed, however often it comes and goes. Its
 * threads read, write and keep the link's session; whoever asks never waits for any of them. Safe for many threads.
 */
public final class SerialDriver implements Device {

    /** A serial port of this machine. */
    public record Port(String path, String description, Optional<PortName.Usb> usb) {}

    /**
     * How a driver gets on.
     *
     * @param up whether the board is heard
     * @param boundMicros how far off its stamps may be, either way, once its clock is known
     * @param trouble why the port could not be opened, if it could not
     * @param badFrames how many frames were damaged or foreign since the port was opened
     */
    public record Status(boolean up, Optional<Long> boundMicros, Optional<String> trouble, long badFrames) {}

    private static final int MOST_ITEMS = 1_024;

    private final PortName name;
    private final Ticker ticker;
    private final BlockingQueue<Item> items = new ArrayBlockingQueue<>(MOST_ITEMS);
    private final Inlet inlet;
    private final Keeper keeper;
    private final Release release;
    private final Thread session;

    private SerialDriver(PortName name, int baud, Expected expected, Ticker ticker) {
        this.name = name;
        this.ticker = ticker;
        this.release = new Release(ticker.micros());
        this.inlet = new Inlet(name, baud, ticker, items);
        this.keeper = new Keeper(expected, ticker, items, release);
        this.session = Thread.ofPlatform().daemon().name(name + " session").unstarted(keeper);
    }

    /** Begins to look for a board; the speed is 115,200 baud unless its wiring file says otherwise. */
    public static SerialDriver start(PortName name, int baud, Expected expected, Ticker ticker) {
        SerialDriver driver = new SerialDriver(name, baud, expected, ticker);
        Thread.ofPlatform().daemon().name(name + " in").start(driver.inlet);
        driver.session.start();
        return driver;
    }

    /** The ports that the system knows. */
    public static List<Port> ports() {
        return Ports.all();
    }

    @Override
    public String name() {
        return name.toString();
    }

    @Override
    public Heard until(long micros) {
        return release.until(micros);
    }

    public Status status() {
        return keeper.status();
    }

    /** Shows lights; false when so much waits already that it was not taken. */
    public boolean show(Lights lights) {
        return items.offer(new Item.Asked(ticker.micros(), new Event.Light(lights)));
    }

    /** Shows the clocks; false when so much waits already that it was not taken. */
    public boolean show(Faces faces) {
        return items.offer(new Item.Asked(ticker.micros(), new Event.Face(faces)));
    }

    /** Sets up a board that is refused: from now on it is this table's, with that number and this channel map. */
    public boolean setUp(long board) {
        return items.offer(new Item.Asked(ticker.micros(), new Event.SetUp(board)));
    }

    @Override
    public void close() {
        inlet.stop();
        session.interrupt();
    }
}
