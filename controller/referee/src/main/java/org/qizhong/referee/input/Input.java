package org.qizhong.referee.input;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Something that happened, with the time at which the hardware or the person stamped it. */
public sealed interface Input {

    GameTime at();

    /** From the board, the buttons and their link. */
    sealed interface Hardware extends Input {}

    /** What a player said or did, entered by a person. */
    sealed interface Player extends Input {}

    /** What the arbiter entered. */
    sealed interface Arbiter extends Input {}

    record Lift(GameTime at, Point point) implements Hardware {}

    record Place(GameTime at, Point point, Seen seen) implements Hardware {}

    /** A clock button (按钟). */
    record Press(GameTime at, Side side) implements Hardware {}

    /** A declaration of adjusting (摆正, CXA2011:5.6). */
    record Adjust(GameTime at, Side side) implements Hardware {}

    /** A player called the arbiter. */
    record Call(GameTime at, Side side) implements Hardware {}

    record Link(GameTime at, boolean up) implements Hardware {}

    record Snapshot(GameTime at, Sensed board) implements Hardware {}

    record Fault(GameTime at, Point point, SensorState state) implements Hardware {}

    /** Nothing happened up to here: time passes. */
    record Tick(GameTime at) implements Hardware {}

    record Start(GameTime at) implements Arbiter {}

    record Absent(GameTime at, Side side) implements Player {}

    record Arrived(GameTime at, Side side) implements Player {}

    record Pause(GameTime at) implements Arbiter {}

    record Resume(GameTime at, Optional<Side> side) implements Arbiter {}

    record SetClock(GameTime at, Side side, Duration remaining) implements Arbiter {}

    record AddTime(GameTime at, Side side, Duration more) implements Arbiter {}

    /** A draw offer (提和). */
    record Offer(GameTime at, Side side) implements Player {}

    record Accept(GameTime at, Side side) implements Player {}

    record Decline(GameTime at, Side side) implements Player {}

    record Resign(GameTime at, Side side) implements Player {}

    record Claim(GameTime at, Side side, ClaimKind kind) implements Player {}

    record CallFoul(GameTime at, Side side, Clause clause) implements Arbiter {}

    record Pardon(GameTime at, Side side, Clause clause) implements Arbiter {}

    record Waive(GameTime at, Point point) implements Arbiter {}

    record Unrecorded(GameTime at, Side side, int moves) implements Arbiter {}

    record Confirm(GameTime at, String alert) implements Arbiter {}

    record Dismiss(GameTime at, String alert) implements Arbiter {}

    record Designate(GameTime at, Point point) implements Arbiter {}

    record Vary(GameTime at, Side side) implements Arbiter {}

    record Rewind(GameTime at, int ply, Optional<Point> touched) implements Arbiter {}

    record Swap(GameTime at) implements Arbiter {}

    record Declare(GameTime at, Fen position) implements Arbiter {}

    record Rule(GameTime at, GameResult result, Clause clause) implements Arbiter {}

    record Warn(GameTime at, Side side) implements Arbiter {}

    record Sign(GameTime at) implements Arbiter {}
}
