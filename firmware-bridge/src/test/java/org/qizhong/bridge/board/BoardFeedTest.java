package org.qizhong.bridge.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Signal;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.input.SensorState;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** What devices say, in the words of the referee. */
class BoardFeedTest {

    private static final long ZERO = 1_000;
    private static final Point A0 = Point.of(0, 0);
    private static final Point B0 = Point.of(1, 0);

    /** A device that says all it has when it is asked first. */
    private record Told(String name, List<Signal> signals, long watermark) implements Device {
        @Override
        public Heard until(long micros) {
            return new Heard(micros == ZERO + 1 ? signals : List.of(), Math.min(micros, watermark));
        }

        @Override
        public void close() {}
    }

    private static Signal at(long micros, int channel, int level) {
        return new Signal.Changed(ZERO + micros, new Channel(channel), level);
    }

    private static GameTime t(long micros) {
        return new GameTime(micros);
    }

    private static List<Input> heard(SensorKind kind, Signal... signals) {
        Device device = new Told("board", List.of(signals), Long.MAX_VALUE);
        BoardFeed feed = new BoardFeed(List.of(device), ChannelMap.straight(), kind, ZERO);
        feed.until(t(1));
        return feed.until(t(1_000)).inputs();
    }

    @Test
    void sensors_are_points_and_only_what_is_new_is_told() {
        assertEquals(
                List.of(new Input.Place(t(10), A0, Seen.PIECE), new Input.Lift(t(30), A0)),
                heard(SensorKind.OCCUPANCY, at(10, 0, 1), at(20, 0, 1), at(30, 0, 0), at(40, 0, 0), at(50, 95, 1)));
    }

    @Test
    void what_a_sensor_sees_depends_on_its_kind() {
        assertEquals(
                List.of(
                        new Input.Place(t(10), A0, Seen.of(Side.RED)),
                        new Input.Place(t(20), A0, Seen.of(Side.BLACK)),
                        new Input.Place(t(30), A0, Seen.PIECE)),
                heard(SensorKind.SIDE, at(10, 0, 1), at(20, 0, 2), at(30, 0, 3)));
        assertEquals(
                List.of(
                        new Input.Place(t(10), A0, Seen.of(Piece.RED_GENERAL)),
                        new Input.Place(t(20), B0, Seen.of(Piece.BLACK_SOLDIER)),
                        new Input.Place(t(30), A0, Seen.PIECE)),
                heard(SensorKind.IDENTITY, at(10, 0, 1), at(20, 1, 14), at(30, 0, 15)));
    }

    @Test
    void a_button_counts_when_it_goes_down() {
        assertEquals(
                List.of(
                        new Input.Press(t(10), Side.RED),
                        new Input.Press(t(30), Side.BLACK),
                        new Input.Adjust(t(40), Side.RED),
                        new Input.Adjust(t(50), Side.BLACK),
                        new Input.Call(t(60), Side.RED),
                        new Input.Call(t(70), Side.BLACK)),
                heard(
                        SensorKind.OCCUPANCY,
                        at(10, 96, 1),
                        at(20, 96, 0),
                        at(30, 97, 1),
                        at(40, 98, 1),
                        at(50, 99, 1),
                        at(60, 100, 1),
                        at(70, 101, 1)));
    }

    @Test
    void a_failing_sensor_is_stuck_as_it_was_seen_last() {
        assertEquals(
                List.of(
                        new Input.Place(t(10), A0, Seen.PIECE),
                        new Input.Fault(t(20), A0, SensorState.STUCK_ON),
                        new Input.Fault(t(30), B0, SensorState.STUCK_OFF),
                        new Input.Fault(t(40), A0, SensorState.OK)),
                heard(
                        SensorKind.OCCUPANCY,
                        at(10, 0, 1),
                        new Signal.Health(ZERO + 20, new Channel(0), false),
                        new Signal.Health(ZERO + 30, new Channel(1), false),
                        new Signal.Health(ZERO + 40, new Channel(0), true)));
    }

    @Test
    void the_whole_board_is_a_snapshot_and_known_afterwards() {
        Signal whole = new Signal.Whole(ZERO + 10, new TreeMap<>(Map.of(new Channel(0), 1)));
        assertEquals(
                List.of(
                        new Input.Link(t(10), true),
                        new Input.Snapshot(t(10), new Sensed(Map.of(A0, Seen.PIECE))),
                        new Input.Lift(t(30), A0)),
                heard(SensorKind.OCCUPANCY, new Signal.Link(ZERO + 10, true), whole, at(20, 0, 1), at(30, 0, 0)));
    }

    @Test
    void two_devices_have_one_order_and_the_slower_one_is_waited_for() {
        Device buttons = new Told("pins", List.of(at(15, 96, 1), at(60, 97, 1)), Long.MAX_VALUE);
        Device sensors = new Told("board", List.of(at(10, 0, 1), at(20, 1, 1)), ZERO + 50);
        BoardFeed feed = new BoardFeed(List.of(buttons, sensors), ChannelMap.straight(), SensorKind.OCCUPANCY, ZERO);
        feed.until(t(1));
        BoardFeed.Arrivals arrivals = feed.until(t(1_000));
        assertEquals(
                List.of(
                        new Input.Place(t(10), A0, Seen.PIECE),
                        new Input.Press(t(15), Side.RED),
                        new Input.Place(t(20), B0, Seen.PIECE)),
                arrivals.inputs());
        assertEquals(t(50), arrivals.watermark());
    }

    @Test
    void a_table_is_connected_while_all_of_its_devices_are() {
        assertEquals(
                List.of(new Input.Link(t(10), false), new Input.Link(t(20), true)),
                heard(SensorKind.OCCUPANCY, new Signal.Link(ZERO + 10, false), new Signal.Link(ZERO + 20, true)));
    }

    @Test
    void notices_are_kept_apart() {
        Signal notice = new Signal.Notice(ZERO + 10, "loose", Optional.of(new Channel(1)));
        BoardFeed feed = new BoardFeed(
                List.of(new Told("board", List.of(notice), Long.MAX_VALUE)),
                ChannelMap.straight(),
                SensorKind.OCCUPANCY,
                ZERO);
        feed.until(t(1));
        BoardFeed.Arrivals arrivals = feed.until(t(100));
        assertEquals(List.of(), arrivals.inputs());
        assertEquals(List.of(new Notice(t(10), "board", "loose", Optional.of(B0))), arrivals.notices());
    }
}
