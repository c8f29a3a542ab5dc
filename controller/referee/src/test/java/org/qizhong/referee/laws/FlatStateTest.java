package org.qizhong.referee.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.xiangqi.Point;

/** A state does not grow with what sensors say, however long they say it; {@code -Dwild.events} asks for more. */
class FlatStateTest {

    private static final int SOME = 10_000;
    private static final long GAP_MICROS = 16_667;

    private long events;
    private GameState state;

    FlatStateTest() throws TranscriptException {
        byte[] header = "time none\nenforce auto\n---\n".getBytes(StandardCharsets.UTF_8);
        state = Referee.open(TranscriptReader.read(header).settings());
        state = Referee.step(state, new Input.Start(GameTime.ZERO)).state();
    }

    @Test
    @Clause("TRANSCRIPT:form")
    void a_sensor_that_never_rests_leaves_a_state_of_the_same_size_behind() throws ReflectiveOperationException {
        flicker(SOME);
        long size = size(state);
        assertTrue(size > 300, () -> size + " values are no state");
        flicker(Long.getLong("wild.events", 5L * SOME));
        assertEquals(size, size(state));
        assertEquals(1, state.openAlerts().size());
    }

    /** Sensors all over the board report at random; what is remembered of them has an end. */
    @Test
    @Clause("TRANSCRIPT:form")
    void a_board_whose_sensors_all_say_anything_leaves_a_bounded_state_behind() throws ReflectiveOperationException {
        SplittableRandom random = new SplittableRandom(7);
        long most = mostAfter(random, SOME);
        long later = mostAfter(random, Long.getLong("wild.events", SOME));
        assertTrue(later <= 2 * most, () -> "it grew from " + most + " values to " + later);
    }

    private long mostAfter(SplittableRandom random, long more) throws ReflectiveOperationException {
        long most = 0;
        for (long i = 0; i < more; i++) {
            GameTime at = state.now().plusMicros(random.nextInt(1000, 200_000));
            Point point = Point.values()[random.nextInt(Point.values().length)];
            Input input = random.nextBoolean() ? new Input.Lift(at, point) : new Input.Place(at, point, Seen.PIECE);
            state = Referee.step(state, input).state();
            most = i % 100 == 0 ? Math.max(most, size(state)) : most;
        }
        return most;
    }

    /** The piece on a3 comes and goes sixty times a second. */
    private void flicker(long more) {
        for (long end = events + more; events < end; events++) {
            GameTime at = GameTime.ZERO.plusMicros((events + 1) * GAP_MICROS);
            state = Referee.step(
                            state,
                            events % 2 == 0 ? new Input.Lift(at, Point.A3) : new Input.Place(at, Point.A3, Seen.PIECE))
                    .state();
        }
    }

    /** How many values there are in a value. */
    private static long size(Object value) throws ReflectiveOperationException {
        return switch (value) {
            case Map<?, ?> map -> 1 + size(map.keySet()) + size(map.values());
            case Collection<?> all -> 1 + size(all.toArray());
            case Object[] all -> sizes(all);
            case Optional<?> maybe -> 1 + size(maybe.stream().toArray());
            case Record composed -> 1 + size(parts(composed));
            default -> 1;
        };
    }

    private static long sizes(Object... all) throws ReflectiveOperationException {
        long sum = 0;
        for (Object one : all) {
            sum += size(one);
        }
        return sum;
    }

    private static Object[] parts(Record composed) throws ReflectiveOperationException {
        RecordComponent[] components = composed.getClass().getRecordComponents();
        Object[] parts = new Object[components.length];
        for (int i = 0; i < parts.length; i++) {
            var accessor = components[i].getAccessor();
            accessor.setAccessible(true);
            parts[i] = accessor.invoke(composed);
        }
        return parts;
    }
}
