package org.qizhong.bridge.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Signal;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.input.SensorState;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** The inputs of one table, from all of its devices. Only the board's own thread asks it. */
public final class BoardFeed implements AutoCloseable {

    private static final Map<Channel, BiFunction<GameTime, Side, Input>> BUTTONS = Map.of(
            Channel.RED_PRESS, Input.Press::new,
            Channel.BLACK_PRESS, Input.Press::new,
            Channel.RED_ADJUST, Input.Adjust::new,
            Channel.BLACK_ADJUST, Input.Adjust::new,
            Channel.RED_CALL, Input.Call::new,
            Channel.BLACK_CALL, Input.Call::new);

    /**
     * What came in.
     *
     * @param inputs in order of time, none after the watermark
     * @param notices what no game depends on
     * @param watermark no later input is stamped earlier
     */
    public record Arrivals(List<Input> inputs, List<Notice> notices, GameTime watermark) {
        public Arrivals {
            inputs = List.copyOf(inputs);
            notices = List.copyOf(notices);
        }
    }

    private final List<Device> devices;
    private final Merge merge;
    private final Points points;
    private final long zeroMicros;
    /** The devices whose link is down. */
    private final Set<Integer> down = new HashSet<>();

    private List<Input> inputs = new ArrayList<>();
    private List<Notice> notices = new ArrayList<>();

    /**
     * A table's feed.
     *
     * @param zeroMicros when the game's time began, on this machine's monotonic clock
     */
    public BoardFeed(List<Device> devices, ChannelMap map, SensorKind kind, long zeroMicros) {
        this.devices = List.copyOf(devices);
        this.merge = new Merge(devices);
        this.points = new Points(map, kind);
        this.zeroMicros = zeroMicros;
    }

    /** Takes what was stamped up to that moment and was not taken before. */
    public Arrivals until(GameTime now) {
        long watermark = merge.ask(Math.addExact(zeroMicros, now.micros()));
        merge.take(watermark).forEach(this::hear);
        Arrivals arrivals = new Arrivals(inputs, notices, time(watermark));
        inputs = new ArrayList<>();
        notices = new ArrayList<>();
        return arrivals;
    }

    private GameTime time(long micros) {
        return new GameTime(Math.max(0, micros - zeroMicros));
    }

    private void hear(Merge.Said said) {
        GameTime at = time(said.signal().micros());
        switch (said.signal()) {
            case Signal.Changed(long _, Channel channel, int level) -> changed(at, channel, level);
            case Signal.Whole whole -> inputs.add(points.whole(at, whole.levels()));
            case Signal.Link(long _, boolean up) -> link(at, said.device(), up);
            case Signal.Health(long _, Channel channel, boolean works) ->
                points.of(channel).ifPresent(point -> inputs.add(new Input.Fault(at, point, state(point, works))));
            case Signal.Notice(long _, String what, Optional<Channel> channel) ->
                notices.add(new Notice(at, merge.name(said.device()), what, channel.flatMap(points::of)));
        }
    }

    private void changed(GameTime at, Channel channel, int level) {
        if (channel.isSensor()) {
            points.changed(at, channel, level).ifPresent(inputs::add);
        } else if (level != 0) {
            inputs.add(BUTTONS.get(channel).apply(at, side(channel)));
        }
    }

    private static Side side(Channel button) {
        return (button.number() - Channel.SENSORS) % 2 == 0 ? Side.RED : Side.BLACK;
    }

    private SensorState state(Point point, boolean works) {
        return works ? SensorState.OK : points.failed(point);
    }

    /** The table is connected while none of its devices is down. */
    private void link(GameTime at, int device, boolean up) {
        boolean before = down.isEmpty();
        if (up) {
            down.remove(device);
        } else {
            down.add(device);
        }
        if (before != down.isEmpty() || (up && down.isEmpty())) {
            inputs.add(new Input.Link(at, up));
        }
    }

    @Override
    public void close() {
        devices.forEach(Device::close);
    }
}
