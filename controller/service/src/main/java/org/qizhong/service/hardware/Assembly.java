package org.qizhong.service.hardware;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.gpio.Active;
import org.qizhong.bridge.gpio.Button;
import org.qizhong.bridge.gpio.Expander;
import org.qizhong.bridge.gpio.GpioDriver;
import org.qizhong.bridge.gpio.GpioWiring;
import org.qizhong.bridge.gpio.Lamp;
import org.qizhong.bridge.gpio.Pull;
import org.qizhong.bridge.gpio.Sensors;
import org.qizhong.bridge.gpio.TestPattern;
import org.qizhong.bridge.gpio.kernel.PinException;
import org.qizhong.bridge.link.Expected;
import org.qizhong.bridge.serial.PortName;
import org.qizhong.bridge.serial.SerialDriver;
import org.qizhong.bridge.wiring.Host;
import org.qizhong.bridge.wiring.Microcontroller;
import org.qizhong.bridge.wiring.Pi;
import org.qizhong.bridge.wiring.Pin;
import org.qizhong.bridge.wiring.Sensing;
import org.qizhong.bridge.wiring.SerialPort;
import org.qizhong.bridge.wiring.Wiring;

/** What a wiring file describes, opened: the devices of one board. */
public final class Assembly {

    /** A chain is read each millisecond; expanders take about that long themselves. */
    private static final int CHAIN_PERIOD = 1_000;

    private static final int EXPANDER_PERIOD = 2_000;
    /** For how many readings a sensor must show the same. */
    private static final int READINGS = 4;

    private static final int BITS = 96;
    private static final int SPI_HERTZ = 1_000_000;

    private Assembly() {}

    /** Which channel lies under which point. */
    public static ChannelMap map(Wiring wiring) {
        return wiring.map();
    }

    /**
     * Opens the devices; a microcontroller is looked for until it is there.
     *
     * @throws HardwareException if pins of this machine cannot be used; it says which, why, and what would put it right
     */
    public static List<Device> open(Wiring wiring, Ticker ticker) {
        List<Device> devices = new ArrayList<>();
        pins(wiring).ifPresent(pins -> devices.add(gpio(pins)));
        wiring.microcontroller()
                .map(chip -> serial(chip, expected(wiring, chip), ticker))
                .ifPresent(devices::add);
        return devices;
    }

    /** The board on that microcontroller, whichever map it was set up for: to learn the map, or to set one up. */
    public static SerialDriver serial(Microcontroller chip, Expected expected, Ticker ticker) {
        PortName name = switch (chip.port()) {
            case SerialPort.Path(String path) -> new PortName.Path(path);
            case SerialPort.Usb(int vendor, int product) -> new PortName.Usb(vendor, product, Optional.empty());
        };
        return SerialDriver.start(name, chip.baud(), expected, ticker);
    }

    /** The board that the wiring file describes, and no other. */
    public static Expected expected(Wiring wiring, Microcontroller chip) {
        OptionalLong board = chip.board() == 0 ? OptionalLong.empty() : OptionalLong.of(chip.board());
        return new Expected(board, OptionalInt.of(map(wiring).crc()), wiring.sensors());
    }

    private static Device gpio(GpioWiring pins) {
        try {
            return GpioDriver.open(pins);
        } catch (PinException e) {
            throw new HardwareException(e.getMessage(), e);
        }
    }

    private static Optional<GpioWiring> pins(Wiring wiring) {
        Optional<Pi> pi = wiring.pi();
        if (pi.isEmpty()) {
            return Optional.empty();
        }
        List<Button> buttons = wiring.buttons().pins().entrySet().stream()
                .filter(entry -> entry.getValue().host() == Host.PI)
                .map(entry -> new Button(
                        entry.getKey(),
                        entry.getValue().number(),
                        Pull.valueOf(wiring.buttons().pull().name()),
                        Active.valueOf(wiring.buttons().active().name()),
                        wiring.buttons().debounceMicros()))
                .toList();
        return Optional.of(new GpioWiring(pi.get().chip(), buttons, sensors(wiring), lamps(wiring)));
    }

    private static Optional<GpioWiring.Scanned> sensors(Wiring wiring) {
        return switch (wiring.sensing()) {
            case Sensing.Chain chain
            when chain.load().host() == Host.PI ->
                Optional.of(new GpioWiring.Scanned(chain(chain), CHAIN_PERIOD, READINGS * CHAIN_PERIOD));
            case Sensing.Expanders expanders ->
                Optional.of(new GpioWiring.Scanned(expanders(expanders), EXPANDER_PERIOD, READINGS * EXPANDER_PERIOD));
            case Sensing.Chain _, Sensing.Readers _ -> Optional.empty();
        };
    }

    private static Sensors chain(Sensing.Chain chain) {
        if (chain.bits() == Sensing.Bits.TWO) {
            throw new HardwareException(
                    "a chain with two bits a point is read by a microcontroller only: give the" + " chain pins of one");
        }
        Sensors.Shift shift = switch (chain.bus()) {
            case GPIO ->
                new Sensors.Shift.Lines(chain.clock().number(), chain.data().number());
            case SPI -> new Sensors.Shift.Spi(Path.of("/dev/spidev0.0"), SPI_HERTZ);
        };
        return new Sensors.Chain(chain.load().number(), shift, BITS, TestPattern.LAST_SIX);
    }

    private static Sensors expanders(Sensing.Expanders expanders) {
        List<Expander> all = new ArrayList<>();
        int first = 0;
        for (int address : expanders.addresses()) {
            int room = Math.min(Integer.bitCount(expanders.pins()), Channel.SENSORS - first);
            all.add(new Expander(address, new Channel(first), lowest(expanders.pins(), room)));
            first += room;
        }
        return new Sensors.Expanders(Path.of("/dev/i2c-" + expanders.bus()), all);
    }

    /** The lowest so many pins of a mask: the last expander has more than there are channels left. */
    private static int lowest(int pins, int count) {
        int kept = pins;
        while (Integer.bitCount(kept) > count) {
            kept ^= Integer.highestOneBit(kept);
        }
        return kept;
    }

    private static List<Lamp> lamps(Wiring wiring) {
        List<Pin> pins = new ArrayList<>(wiring.indicators().ranks());
        pins.addAll(wiring.indicators().files());
        pins.addAll(wiring.indicators().turns());
        pins.addAll(wiring.indicators().buzzer());
        return IntStream.range(0, pins.size())
                .filter(i -> pins.get(i).host() == Host.PI)
                .mapToObj(i -> new Lamp(i, pins.get(i).number(), Active.HIGH))
                .toList();
    }
}
