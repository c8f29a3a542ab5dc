package org.qizhong.service.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;
import org.qizhong.service.hardware.Calibration.Said;
import org.qizhong.xiangqi.Point;

/** A person carries one piece over the board, and the wires are learnt. */
class CalibrationTest {

    private Calibration calibration = Calibration.START;
    private final List<Said> said = new ArrayList<>();
    private long now;

    @Test
    void the_piece_is_asked_for_as_an_eye_goes_over_a_diagram() {
        assertEquals(Optional.of(Point.A9), calibration.asked());
        rest(17);
        assertEquals(List.of(new Said.Found(Point.A9, new Channel(17))), said);
        assertEquals(Optional.of(Point.B9), calibration.asked());
    }

    @Test
    void a_piece_that_only_passes_is_not_counted() {
        sees(4);
        later(Calibration.REST - 1);
        loses(4);
        later(Calibration.REST);
        assertEquals(List.of(), said);
    }

    @Test
    void a_piece_that_stays_where_it_is_is_counted_once() {
        sees(4);
        later(Calibration.REST);
        later(Calibration.REST);
        later(Calibration.REST);
        assertEquals(1, said.size());
    }

    @Test
    void two_sensors_that_see_one_piece_are_named_and_the_point_is_asked_again() {
        sees(17);
        sees(18);
        later(Calibration.REST);
        assertEquals(List.of(new Said.Several(Point.A9, List.of(new Channel(17), new Channel(18)))), said);
        loses(18);
        later(Calibration.REST);
        assertEquals(1, said.size(), "the piece is to be taken off first");
        loses(17);
        rest(17);
        assertEquals(new Said.Found(Point.A9, new Channel(17)), said.getLast());
    }

    @Test
    void a_wire_that_is_known_is_not_given_twice() {
        rest(17);
        rest(17);
        assertEquals(new Said.Known(Point.B9, new Channel(17), Point.A9), said.getLast());
        assertEquals(Optional.of(Point.B9), calibration.asked());
    }

    @Test
    void the_red_button_goes_one_point_back() {
        rest(17);
        rest(3);
        take(new Signal.Changed(now, Channel.RED_PRESS, 1));
        take(new Signal.Changed(now, Channel.RED_PRESS, 0));
        assertEquals(new Said.Back(Point.B9), said.getLast());
        rest(4);
        assertEquals(Map.of(Point.A9, new Channel(17), Point.B9, new Channel(4)), calibration.found());
    }

    @Test
    void the_last_point_can_be_taken_back_too() {
        for (int i = 0; i < Point.values().length; i++) {
            rest(i);
        }
        assertEquals(Optional.empty(), calibration.asked());
        take(new Signal.Changed(now, Channel.RED_PRESS, 1));
        assertEquals(Optional.of(Point.I0), calibration.asked());
    }

    @Test
    void a_board_that_comes_back_says_what_lies_on_it() {
        sees(17);
        take(new Signal.Whole(now, new TreeMap<>(Map.of(new Channel(5), 1, new Channel(17), 0))));
        later(Calibration.REST);
        assertEquals(List.of(new Said.Found(Point.A9, new Channel(5))), said);
    }

    /** Whatever the wires, a person who does as asked finds all of them. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void any_wiring_is_learnt(long seed) {
        List<Integer> wires = new ArrayList<>(IntStream.range(0, 96).boxed().toList());
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = wires.size() - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            wires.set(i, wires.set(other, wires.get(i)));
        }
        for (int i = 0; calibration.asked().isPresent(); i++) {
            Point asked = calibration.asked().get();
            rest(wires.get(asked.ordinal()));
            assertEquals(i + 1, calibration.found().size(), "seed " + seed);
        }
        for (Point point : Point.values()) {
            assertEquals(
                    wires.get(point.ordinal()), calibration.found().get(point).number(), "seed " + seed);
        }
    }

    private void rest(int channel) {
        sees(channel);
        later(Calibration.REST);
        loses(channel);
    }

    private void sees(int channel) {
        take(new Signal.Changed(now, new Channel(channel), 1));
    }

    private void loses(int channel) {
        take(new Signal.Changed(now, new Channel(channel), 0));
    }

    private void take(Signal signal) {
        keep(calibration.heard(signal));
    }

    private void later(long micros) {
        now += micros;
        keep(calibration.at(now));
    }

    private void keep(Calibration.Step step) {
        calibration = step.next();
        step.said().ifPresent(said::add);
    }
}
