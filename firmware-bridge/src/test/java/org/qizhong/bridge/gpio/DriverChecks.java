package org.qizhong.bridge.gpio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.gpio.kernel.I2cBus;
import org.qizhong.bridge.gpio.kernel.MonotonicClock;

/** The whole driver over a real gpiochip and the kernel's I²C stub. */
final class DriverChecks {
    private static final int RED = 17;
    private static final int BLACK = 27;
    private static final int LAMP = 22;
    private static final int SETTLE = 20_000;
    private static final long BOUNCE_NANOS = 1_000_000;
    private static final int FIRST = 0x20;
    private static final int SECOND = 0x21;
    private static final int NOBODY = 0x22;

    private final Fingers fingers;
    private final Path bus;

    DriverChecks(Fingers fingers, Path bus) {
        this.fingers = fingers;
        this.bus = bus;
    }

    void run(Verdicts verdicts) {
        verdicts.check("a press that bounces is one press, stamped with its first edge", this::bounce);
        verdicts.check("a button that was held before the start is pressed", this::held);
        verdicts.check("a lamp is lit and put out", this::lamp);
        verdicts.check("expanders on a bus of the kernel tell of pieces", this::expanders);
        verdicts.check("an expander that does not answer is named; the buttons go on", this::missing);
        verdicts.skip("sensors by 74HC165 on lines", "a file cannot follow the clock; see the tables of ShiftChain");
        verdicts.skip("sensors by 74HC165 on SPI", "an emulated PC has no SPI controller");
    }

    private String bounce() throws Exception {
        try (GpioDriver driver = GpioDriver.open(wiring(Optional.empty()))) {
            Listening listening = new Listening(driver);
            long before = now();
            fingers.press(RED);
            long pressed = now();
            for (int bounce = 0; bounce < 4; bounce++) {
                LockSupport.parkNanos(BOUNCE_NANOS);
                fingers.release(RED);
                fingers.press(RED);
            }
            long still = now();
            Signal.Changed press = listening.change(Channel.RED_PRESS, 1);
            long told = now() - press.micros();
            // Where the kernel's thread is late it tells several edges as one, with the last one's stamp: never unseen.
            boolean merged = listening.heard().stream().anyMatch(Signal.Notice.class::isInstance);
            Verdicts.must(
                    press.micros() >= before && press.micros() <= (merged ? still : pressed),
                    "stamped " + (press.micros() - before) + " µs after the finger began: " + listening.heard());
            fingers.release(RED);
            listening.change(Channel.RED_PRESS, 0);
            fingers.press(BLACK);
            fingers.release(BLACK);
            fingers.press(BLACK);
            listening.change(Channel.BLACK_PRESS, 1);
            long count = listening.heard().stream()
                    .filter(signal ->
                            signal instanceof Signal.Changed c && c.channel().equals(Channel.RED_PRESS))
                    .count();
            Verdicts.must(count == 2, listening.heard());
            return "told " + told + " µs after the first edge, with a settling time of " + SETTLE + " µs"
                    + (merged ? "; the kernel was late, told edges as one, and that was noticed" : "");
        } finally {
            fingers.release(BLACK);
        }
    }

    private String held() throws Exception {
        GpioDriver.open(wiring(Optional.empty())).close();
        fingers.press(BLACK);
        Watched.lines(GpioKernelChecks.CHIP, RED).close();
        try (GpioDriver driver = GpioDriver.open(unpulled())) {
            new Listening(driver).change(Channel.BLACK_PRESS, 1);
            return "";
        } finally {
            fingers.release(BLACK);
        }
    }

    private String lamp() throws Exception {
        try (GpioDriver driver = GpioDriver.open(wiring(Optional.empty()))) {
            Verdicts.must(!fingers.isHigh(LAMP), "lit at the start");
            driver.light(Set.of(3));
            new Listening(driver).until(() -> fingers.isHigh(LAMP));
            driver.light(Set.of());
            new Listening(driver).until(() -> !fingers.isHigh(LAMP));
            return "";
        }
    }

    private String expanders() throws Exception {
        try (I2cBus far = I2cBus.open(bus)) {
            far.write(FIRST, Mcp23017.GPIO, 0xFFFF & ~0b101);
            far.write(SECOND, Mcp23017.GPIO, 0xFFFF);
            try (GpioDriver driver = GpioDriver.open(wiring(Optional.of(scanned(FIRST, SECOND))))) {
                Listening listening = new Listening(driver);
                Signal.Whole whole = (Signal.Whole) listening.until(Signal.Whole.class::isInstance);
                List<Integer> occupied = whole.levels().entrySet().stream()
                        .filter(entry -> entry.getValue() == 1)
                        .map(entry -> entry.getKey().number())
                        .toList();
                Verdicts.must(occupied.equals(List.of(0, 2)) && whole.levels().size() == 32, whole);
                long before = now();
                far.write(SECOND, Mcp23017.GPIO, 0xFFFF & ~(1 << 15));
                Signal.Changed placed = listening.change(new Channel(31), 1);
                Verdicts.must(placed.micros() >= before, "stamped before it was placed");
                far.write(FIRST, Mcp23017.GPIO, 0xFFFF);
                listening.change(new Channel(0), 0);
                listening.change(new Channel(2), 0);
                return "stamped " + (placed.micros() - before) + " µs after the piece";
            }
        }
    }

    private String missing() throws Exception {
        try (GpioDriver driver = GpioDriver.open(wiring(Optional.of(scanned(FIRST, NOBODY))))) {
            Listening listening = new Listening(driver);
            Predicate<Signal> names =
                    signal -> signal instanceof Signal.Notice n && n.what().contains("0x22");
            String said = listening.until(names).toString();
            listening.until(signal -> signal instanceof Signal.Health h
                    && !h.works()
                    && h.channel().number() == 16);
            fingers.press(RED);
            listening.change(Channel.RED_PRESS, 1);
            return said;
        } finally {
            fingers.release(RED);
        }
    }

    private GpioWiring.Scanned scanned(int... addresses) {
        List<Expander> expanders = new ArrayList<>();
        for (int address : addresses) {
            expanders.add(new Expander(address, new Channel(16 * expanders.size()), Expander.ALL_PINS));
        }
        return new GpioWiring.Scanned(new Sensors.Expanders(bus, expanders), 5_000, 3_000);
    }

    private static GpioWiring wiring(Optional<GpioWiring.Scanned> scanned) {
        return new GpioWiring(
                GpioKernelChecks.CHIP, buttons(Pull.UP), scanned, List.of(new Lamp(3, LAMP, Active.HIGH)));
    }

    /** With pull-ups the request itself would let go of the simulated button. */
    private static GpioWiring unpulled() {
        return new GpioWiring(GpioKernelChecks.CHIP, buttons(Pull.NONE), Optional.empty(), List.of());
    }

    private static List<Button> buttons(Pull pull) {
        return List.of(
                new Button(Channel.RED_PRESS, RED, pull, Active.LOW, SETTLE),
                new Button(Channel.BLACK_PRESS, BLACK, pull, Active.LOW, SETTLE));
    }

    static long now() {
        return MonotonicClock.KERNEL.getAsLong() / 1_000;
    }
}
