package org.qizhong.bridge.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.bridge.Device.Heard;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.link.Expected;
import org.qizhong.bridge.link.Twin;
import org.qizhong.referee.input.SensorKind;

/** The driver over a real serial device: a pseudo-terminal, with a board's twin behind it. */
class SerialDriverTest {

    private static final Expected BOARD_7 = new Expected(OptionalLong.of(7), OptionalInt.of(99), SensorKind.OCCUPANCY);
    private static final long PATIENCE_MICROS = 10_000_000;
    private static final int SPEED = 115_200;

    private final long zero = Monotonic.micros();
    private final Ticker ticker = () -> Monotonic.micros() - zero;
    private final List<Signal> told = new ArrayList<>();

    @TempDir
    private Path folder;

    @BeforeEach
    void there_are_pseudo_terminals() {
        Assumptions.assumeTrue(Files.exists(Path.of("/dev/ptmx")), "no pseudo-terminals on this machine");
    }

    private TwinOnPty board(Path link) {
        Twin twin = new Twin(new Twin.Make(7, 99, 1, 1_500, -5_000_000, 200), 3, ticker.micros());
        return new TwinOnPty(twin, link, ticker);
    }

    private SerialDriver driver(Path link) {
        return SerialDriver.start(new PortName.Path(link.toString()), SPEED, BOARD_7, ticker);
    }

    @Test
    void a_change_is_told_with_the_moment_of_its_first_edge(TestReporter reporter) throws InterruptedException {
        Path link = folder.resolve("board");
        try (TwinOnPty board = board(link);
                SerialDriver driver = driver(link)) {
            await(driver, signal -> signal instanceof Signal.Whole);
            long worst = 0;
            for (int i = 0; i < 20; i++) {
                long edge = board.change(30 + i, 1);
                Signal change = await(driver, signal -> signal instanceof Signal.Changed);
                worst = Math.max(worst, Math.abs(change.micros() - edge));
                assertEquals(30 + i, ((Signal.Changed) change).channel().number());
            }
            long bound = driver.status().boundMicros().orElseThrow();
            reporter.publishEntry("stamps", "off by " + worst + " us at most, bound " + bound + " us");
            assertTrue(worst <= bound + 1_000, worst + " us, bound " + bound);
        }
    }

    @Test
    void what_happens_while_the_cable_is_out_is_told_when_it_is_in_again() throws InterruptedException {
        Path link = folder.resolve("board");
        try (TwinOnPty board = board(link);
                SerialDriver driver = driver(link)) {
            await(driver, signal -> signal instanceof Signal.Whole);
            for (int i = 0; i < 3; i++) {
                told.clear();
                board.pull();
                int channel = i;
                board.change(channel, 1);
                await(driver, signal -> signal.equals(new Signal.Link(signal.micros(), false)));
                board.plugIn();
                await(driver, signal -> signal.equals(new Signal.Link(signal.micros(), true)));
                Signal change = await(driver, signal -> signal instanceof Signal.Changed);
                assertEquals(channel, ((Signal.Changed) change).channel().number());
                assertTrue(told.stream().anyMatch(Signal.Whole.class::isInstance), "the board as it was heard last");
                assertTrue(notices().contains("it kept 1 changes"), notices());
            }
        }
    }

    @Test
    void a_board_that_is_not_there_is_named_with_a_remedy_and_found_when_it_comes() throws InterruptedException {
        Path link = folder.resolve("board");
        try (SerialDriver driver = driver(link)) {
            Signal notice = await(driver, signal -> signal instanceof Signal.Notice);
            assertEquals(
                    link + " is not there: plug the board in; \"qizhong hardware list\" shows the ports",
                    ((Signal.Notice) notice).what());
            try (TwinOnPty _ = board(link)) {
                await(driver, signal -> signal instanceof Signal.Whole);
            }
        }
    }

    @Test
    void a_port_that_another_program_has_is_named_so() throws InterruptedException {
        Path link = folder.resolve("board");
        try (TwinOnPty _ = board(link);
                SerialDriver first = driver(link)) {
            await(first, signal -> signal instanceof Signal.Whole);
            try (SerialDriver second = driver(link)) {
                Signal notice = await(second, signal -> signal instanceof Signal.Notice);
                assertTrue(((Signal.Notice) notice).what().contains("is in use"), notice.toString());
            }
        }
    }

    /** Several boards, each with its own line. */
    @Test
    void boards_do_not_disturb_each_other() throws InterruptedException {
        try (TwinOnPty one = board(folder.resolve("one"));
                TwinOnPty other = board(folder.resolve("other"));
                SerialDriver left = driver(folder.resolve("one"));
                SerialDriver right = driver(folder.resolve("other"))) {
            await(left, signal -> signal instanceof Signal.Whole);
            await(right, signal -> signal instanceof Signal.Whole);
            one.pull();
            other.change(5, 1);
            assertEquals(
                    5,
                    ((Signal.Changed) await(right, it -> it instanceof Signal.Changed))
                            .channel()
                            .number());
        }
    }

    private String notices() {
        return told.stream().filter(it -> it instanceof Signal.Notice).toList().toString();
    }

    /** Asks as a board's thread does, until such a signal comes. */
    private Signal await(SerialDriver driver, Predicate<Signal> wanted) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        long until = ticker.micros() + PATIENCE_MICROS;
        while (ticker.micros() < until) {
            Heard heard = driver.until(ticker.micros());
            told.addAll(heard.signals());
            for (Signal signal : heard.signals()) {
                if (wanted.test(signal)) {
                    return signal;
                }
            }
            never.await(2, TimeUnit.MILLISECONDS);
        }
        throw new AssertionError("did not come; told was " + told + ", " + driver.status());
    }
}
