package org.qizhong.referee.input;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Something that happened, with the time at which the hardware or the person stamped it. */
public sealed interface Input {

    GameTime at();

    /** From the hardware. */
    record Lift(GameTime at, Point point) implements Input {}

    record Place(GameTime at, Point point, Seen seen) implements Input {}

    /** A clock button (按钟). */
    record Press(GameTime at, Side side) implements Input {}

    /** A declaration of adjusting (摆正, CXA2011:5.6). */
    record Adjust(GameTime at, Side side) implements Input {}

    /** A player called the arbiter. */
    record Call(GameTime at, Side side) implements Input {}

    record Link(GameTime at, boolean up) implements Input {}

    record Snapshot(GameTime at, Sensed board) implements Input {}

    record Fault(GameTime at, Point point, SensorState state) implements Input {}

    /** Nothing happened up to here: time passes. */
    record Tick(GameTime at) implements Input {}

    /** From a person. */
    record Start(GameTime at) implements Input {}

    record Absent(GameTime at, Side side) implements Input {}

    record Arrived(GameTime at, Side side) implements Input {}

    record Pause(GameTime at) implements Input {}

    record Resume(GameTime at, Optional<Side> side) implements Input {}

    record SetClock(GameTime at, Side side, Duration remaining) implements Input {}

    record AddTime(GameTime at, Side side, Duration more) implements Input {}

    /** A draw offer (提和). */
    record Offer(GameTime at, Side side) implements Input {}

    record Accept(GameTime at, Side side) implements Input {}

    record Decline(GameTime at, Side side) implements Input {}

    record Resign(GameTime at, Side side) implements Input {}

    record Claim(GameTime at, Side side, ClaimKind kind) implements Input {}

    record CallFoul(GameTime at, Side side, Clause clause) implements Input {}

    record Pardon(GameTime at, Side side, Clause clause) implements Input {}

    record Waive(GameTime at, Point point) implements Input {}

    record Unrecorded(GameTime at, Side side, int moves) implements Input {}

    record Confirm(GameTime at, String alert) implements Input {}

    record Dismiss(GameTime at, String alert) implements Input {}

    record Designate(GameTime at, Point point) implements Input {}

    record Vary(GameTime at, Side side) implements Input {}

    record Rewind(GameTime at, int ply, Optional<Point> touched) implements Input {}

    record Swap(GameTime at) implements Input {}

    record Declare(GameTime at, Fen position) implements Input {}

    record Rule(GameTime at, GameResult result, Clause clause) implements Input {}

    record Warn(GameTime at, Side side) implements Input {}

    record Sign(GameTime at) implements Input {}
}
