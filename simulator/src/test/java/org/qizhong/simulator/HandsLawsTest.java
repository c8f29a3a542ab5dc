package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.record.GameRecord;

/** What holds for all hands, whatever the record, the board, the style and the seed. */
class HandsLawsTest {

    private static final int GAMES = 12;

    static Stream<Simulation> simulations() {
        return LongStream.rangeClosed(1, GAMES)
                .boxed()
                .flatMap(seed -> Soak.STYLES.stream()
                        .flatMap(style ->
                                Stream.of(SensorKind.values()).map(sensors -> simulation(seed, sensors, style))));
    }

    private static Simulation simulation(long seed, SensorKind sensors, Style style) {
        return new Simulation(RandomGames.of(seed), Settings.DEFAULT.with(sensors), style, seed);
    }

    private static String name(Simulation simulation) {
        return "game and seed " + simulation.seed() + ", "
                + simulation.settings().sensors() + ", " + simulation.style();
    }

    @Test
    void the_same_seed_gives_the_same_bytes_and_another_does_not() {
        simulations().forEach(one -> {
            String text = Simulation.text(one.transcript());
            Simulation again = new Simulation(one.record(), one.settings(), one.style(), one.seed());
            Simulation other = new Simulation(one.record(), one.settings(), one.style(), one.seed() + 1);
            assertEquals(text, Simulation.text(again.transcript()), () -> name(one));
            assertNotEquals(text, Simulation.text(other.transcript()), () -> name(one));
        });
    }

    @Test
    void every_transcript_is_read_back_as_it_was_written() throws TranscriptException {
        for (Simulation one : simulations().toList()) {
            Transcript transcript = one.transcript();
            byte[] bytes = Simulation.text(transcript).getBytes(StandardCharsets.UTF_8);
            assertEquals(transcript, TranscriptReader.read(bytes), () -> name(one));
        }
    }

    /** Replies before the press are left out: at a belated press another piece is in the air. */
    @ParameterizedTest
    @EnumSource
    void at_every_press_the_sensors_show_the_position(SensorKind sensors) {
        for (Style style : Soak.STYLES) {
            for (long seed = 1; seed <= GAMES; seed++) {
                Simulation one = simulation(seed, sensors, style.with(Behaviour.REPLY_EARLY, 0));
                checkPresses(one);
            }
        }
    }

    private static void checkPresses(Simulation one) {
        List<Position> positions = one.record().positions();
        Sensed sensed = Sensed.of(positions.getFirst().board(), one.settings().sensors());
        int ply = 0;
        for (Input input : one.transcript().inputs()) {
            switch (input) {
                case Input.Lift lift -> {
                    assertFalse(sensed.isEmpty(lift.point()), () -> name(one) + ": " + lift + " of nothing");
                    sensed = sensed.without(lift.point());
                }
                case Input.Place place -> sensed = sensed.with(place.point(), place.seen());
                case Input.Press press -> {
                    Position after = positions.get(++ply);
                    assertEquals(after.toMove().opposite(), press.side(), () -> name(one));
                    assertEquals(Sensed.of(after.board(), one.settings().sensors()), sensed, () -> name(one));
                }
                default -> {}
            }
        }
        assertEquals(positions.size() - 1, ply, () -> name(one) + ": presses");
    }

    @Test
    void the_game_begins_with_start_and_ends_with_a_tick() {
        simulations().forEach(one -> {
            List<Input> inputs = one.transcript().inputs();
            assertTrue(inputs.getFirst() instanceof Input.Start, () -> name(one));
            assertTrue(inputs.getLast() instanceof Input.Tick, () -> name(one));
        });
    }

    @Test
    void every_move_is_pressed_once_by_its_side() {
        simulations().forEach(one -> {
            GameRecord record = one.record();
            List<Input> inputs = one.transcript().inputs();
            for (Side side : Side.values()) {
                long moves = record.positions().stream()
                        .limit(record.moves().size())
                        .filter(position -> position.toMove() == side)
                        .count();
                long presses = inputs.stream()
                        .filter(input -> input instanceof Input.Press press && press.side() == side)
                        .count();
                assertEquals(moves, presses, () -> name(one) + ": " + side);
            }
        });
    }

    static Stream<Arguments> occasions() {
        Scene move = Scene.of("3k5/9/9/9/9/9/9/9/1N7/R4K3 w", "a0a4");
        Scene capture = Scene.of("3k5/9/9/9/9/p8/9/9/9/R4K3 w", "a0a4");
        return Stream.of(
                Arguments.of(Behaviour.SLIDE, move),
                Arguments.of(Behaviour.PUT_BACK, move),
                Arguments.of(Behaviour.TOUCH_DOWN, move),
                Arguments.of(Behaviour.STRAIGHTEN, move),
                Arguments.of(Behaviour.BRUSH, move),
                Arguments.of(Behaviour.ENEMY_FIRST, capture),
                Arguments.of(Behaviour.PUSH_ASIDE, capture),
                Arguments.of(Behaviour.UNSEEN, capture));
    }

    @ParameterizedTest
    @MethodSource("occasions")
    void a_rate_is_how_often_a_behaviour_is_seen(Behaviour behaviour, Scene scene) {
        List<String> plain = scene.words(1);
        Scene often = new Scene(
                scene.settings(), scene.moves(), scene.ending(), scene.style().with(behaviour, 30));
        int seeds = 1000;
        long seen = LongStream.range(0, seeds)
                .filter(seed -> !often.words(seed).equals(plain))
                .count();
        assertTrue(seen > seeds * 0.25 && seen < seeds * 0.35, () -> behaviour + " in " + seen + " of " + seeds);
    }

    @Test
    void without_clocks_the_game_is_the_same_but_for_its_times() {
        Simulation one = simulation(1, SensorKind.OCCUPANCY, Style.PLAIN);
        Settings untimed = one.settings().with(TimeControl.NONE);
        Simulation other = new Simulation(one.record(), untimed, one.style(), one.seed());
        assertEquals(
                one.transcript().inputs().size(), other.transcript().inputs().size());
    }
}
