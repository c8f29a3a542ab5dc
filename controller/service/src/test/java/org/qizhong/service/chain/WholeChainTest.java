package org.qizhong.service.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.link.Expected;
import org.qizhong.bridge.serial.PortName;
import org.qizhong.bridge.serial.SerialDriver;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.live.LiveClock;
import org.qizhong.simulator.DemoGame;
import org.qizhong.simulator.Ending;
import org.qizhong.simulator.Hands;
import org.qizhong.simulator.Playing;
import org.qizhong.simulator.Style;
import org.qizhong.xiangqi.Move;

/**
 * A recorded game by messy hands through the emulated board, its firmware, a serial device, the bridge and the referee.
 * {@code -Dchain.full} plays the whole game with three pairs of hands, and pulls the cable twenty times.
 */
class WholeChainTest {

    private static final boolean FULL = System.getProperty("chain.full") != null;
    private static final int PLIES = 8;
    private static final int SPEED = 115_200;
    private static final long BOARD = 7;
    private static final long TAIL = 2_000_000;
    /** What a press may be off, beside what the emulator itself was late. */
    private static final long PRESS_TOLERANCE = 3_000;

    private static final Expected EXPECTED = new Expected(
            OptionalLong.of(BOARD), OptionalInt.of(ChannelMap.straight().crc()), SensorKind.OCCUPANCY);

    private final Ticker ticker = () -> LiveClock.MACHINE.nanos() / 1_000;

    @TempDir
    private Path folder;

    @BeforeEach
    void there_is_an_emulator() {
        EmulatedBoard.assumeBuilt();
    }

    private static List<Move> record(int plies) {
        List<Move> moves = DemoGame.record().moves();
        return moves.subList(0, Math.min(plies, moves.size()));
    }

    private static Script hands(List<Move> moves, long seed) {
        Style style = new Style("messy", 300, 700, Style.MESSY.rates());
        List<Input> inputs = Hands.play(new Playing(Settings.DEFAULT, moves, Ending.NONE, style, seed));
        return Script.of(inputs, ChannelMap.straight());
    }

    @Test
    void a_recorded_game_is_found_again_at_the_other_end(TestReporter reporter)
            throws IOException, InterruptedException {
        for (int seed = 1; seed <= (FULL ? 3 : 1); seed++) {
            List<Move> moves = record(FULL ? Integer.MAX_VALUE : PLIES);
            Script script = hands(moves, seed);
            try (EmulatedBoard board = EmulatedBoard.start(folder.resolve("board" + seed));
                    SerialDriver driver = driver("board" + seed)) {
                Chain chain = new Chain(board, driver, Settings.DEFAULT, ticker);
                chain.begin();
                board.late();
                chain.play(script, TAIL);
                assertEquals(moves, chain.moves(), () -> "hands " + lateOf(board) + chain.notices);
                assertEquals(List.of(), chain.alerts());
                List<Long> errors = pressErrors(chain);
                String late = board.late();
                reporter.publishEntry(
                        "hands " + seed, moves.size() + " plies; " + summary(errors) + "; emulator " + late + " us");
                long worst = errors.stream().mapToLong(Math::abs).max().orElseThrow();
                assertTrue(worst <= PRESS_TOLERANCE + lateness(late), "a press is off by " + worst + " us; " + late);
            }
        }
    }

    @Test
    void nothing_is_lost_when_the_cable_is_pulled_at_bad_moments(TestReporter reporter)
            throws IOException, InterruptedException {
        int pulls = FULL ? 20 : 2;
        List<Move> moves = record(FULL ? 60 : 6);
        Script script = hands(moves, 11);
        pull(script, pulls);
        reporter.publishEntry(pulls + " pulls", played(script, moves, "pulled"));
    }

    @Test
    void nothing_is_lost_on_a_line_that_damages_one_byte_in_a_hundred(TestReporter reporter)
            throws IOException, InterruptedException {
        for (int seed = 1; seed <= (FULL ? 50 : 1); seed++) {
            List<Move> moves = record(4);
            Script script = hands(moves, seed);
            script.add(0, "corrupt " + seed + " " + new SplittableRandom(seed).nextInt(10, 101));
            reporter.publishEntry("damage " + seed, played(script, moves, "damaged" + seed));
        }
    }

    /** Plays, and checks that every change and every press is heard, and every move read. */
    private String played(Script script, List<Move> moves, String name) throws IOException, InterruptedException {
        try (EmulatedBoard board = EmulatedBoard.start(folder.resolve(name));
                SerialDriver driver = driver(name)) {
            Chain chain = new Chain(board, driver, Settings.DEFAULT, ticker);
            chain.begin();
            chain.play(script, 2 * TAIL);
            long changes = script.lines().stream().filter(Script.Line::isChange).count();
            long heard = chain.inputs.stream()
                    .dropWhile(input -> !(input instanceof Input.Start))
                    .filter(input -> input instanceof Input.Lift || input instanceof Input.Place)
                    .count();
            long presses =
                    chain.inputs.stream().filter(Input.Press.class::isInstance).count();
            String told = heard + " of " + changes + " changes, " + presses + " of " + chain.presses.size()
                    + " presses, " + chain.moves().size() + " of " + moves.size() + " plies, "
                    + chain.alerts().size() + " alerts";
            assertEquals(changes, heard, () -> told + chain.notices);
            assertEquals(chain.presses.size(), presses, () -> told + chain.notices);
            assertEquals(moves, chain.moves(), () -> told + chain.alerts());
            return told;
        }
    }

    /** Just after a piece was lifted, put down or a button pressed. */
    private static void pull(Script script, int pulls) {
        SplittableRandom random = new SplittableRandom(5);
        List<Script.Line> lines = script.lines();
        int step = lines.size() / (pulls + 1);
        IntStream.rangeClosed(1, pulls).forEach(i -> {
            long at = lines.get(i * step).micros() + random.nextLong(8_000);
            script.add(at, "unplug");
            script.add(at + random.nextLong(50_000, 700_000), "plug");
        });
    }

    private SerialDriver driver(String link) {
        SerialDriver driver =
                SerialDriver.start(new PortName.Path(folder.resolve(link).toString()), SPEED, EXPECTED, ticker);
        driver.setUp(BOARD);
        return driver;
    }

    private static List<Long> pressErrors(Chain chain) {
        List<Long> stamps = chain.inputs.stream()
                .filter(Input.Press.class::isInstance)
                .map(input -> input.at().micros())
                .toList();
        assertEquals(chain.presses.size(), stamps.size(), "presses");
        return IntStream.range(0, stamps.size())
                .mapToObj(i -> stamps.get(i) - chain.presses.get(i))
                .toList();
    }

    private static String summary(List<Long> errors) {
        List<Long> sorted = errors.stream().map(Math::abs).sorted().toList();
        return "presses off by " + sorted.get(sorted.size() / 2) + " us (median), " + sorted.getLast() + " us at most";
    }

    private static String lateOf(EmulatedBoard board) {
        try {
            return board.late();
        } catch (IOException e) {
            return e.getMessage();
        }
    }

    private static long lateness(String late) {
        return Long.parseLong(late.split(" ")[1]);
    }
}
