package org.qizhong.referee.transcript;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.qizhong.referee.input.ClaimKind;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.input.SensorState;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * Makes inputs of every kind, with arguments at random.
 *
 * @param random where they come from
 * @param sensors what the board can tell
 */
record AnyInput(Random random, SensorKind sensors) {

    private static final long LATEST = 999_999_999_999_999L;
    private static final List<String> FENS = List.of(
            Fen.START.toString(), "3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w - - 0 1", "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 7 12");

    /** One input of each kind, in a fixed order, at ever later times. */
    List<Input> ofEveryKind() {
        return KINDS.stream().map(kind -> kind.apply(this)).toList();
    }

    private static final List<Function<AnyInput, Input>> KINDS = List.of(
            any -> new Input.Lift(any.at(), any.point()),
            any -> new Input.Place(any.at(), any.point(), any.seen()),
            any -> new Input.Press(any.at(), any.side()),
            any -> new Input.Adjust(any.at(), any.side()),
            any -> new Input.Call(any.at(), any.side()),
            any -> new Input.Link(any.at(), any.random.nextBoolean()),
            any -> new Input.Snapshot(any.at(), any.board()),
            any -> new Input.Fault(any.at(), any.point(), any.of(SensorState.values())),
            any -> new Input.Tick(any.at()),
            any -> new Input.Start(any.at()),
            any -> new Input.Absent(any.at(), any.side()),
            any -> new Input.Arrived(any.at(), any.side()),
            any -> new Input.Pause(any.at()),
            any -> new Input.Resume(any.at(), any.maybe(any.side())),
            any -> new Input.SetClock(any.at(), any.side(), any.duration().abs()),
            any -> new Input.AddTime(any.at(), any.side(), any.duration()),
            any -> new Input.Offer(any.at(), any.side()),
            any -> new Input.Accept(any.at(), any.side()),
            any -> new Input.Decline(any.at(), any.side()),
            any -> new Input.Resign(any.at(), any.side()),
            any -> new Input.Claim(any.at(), any.side(), any.of(ClaimKind.values())),
            any -> new Input.CallFoul(any.at(), any.side(), new Clause("CXA2011:8.1." + any.random.nextInt(10))),
            any -> new Input.Pardon(any.at(), any.side(), new Clause("HOUSE:phone")),
            any -> new Input.Waive(any.at(), any.point()),
            any -> new Input.Unrecorded(any.at(), any.side(), any.random.nextInt(99_999)),
            any -> new Input.Confirm(any.at(), "a" + (1 + any.random.nextInt(99_999))),
            any -> new Input.Dismiss(any.at(), "a" + (1 + any.random.nextInt(9))),
            any -> new Input.Designate(any.at(), any.point()),
            any -> new Input.Vary(any.at(), any.side()),
            any -> new Input.Rewind(any.at(), any.random.nextInt(300), any.maybe(any.point())),
            any -> new Input.Swap(any.at()),
            any -> new Input.Declare(any.at(), Fen.parse(any.of(FENS.toArray(String[]::new)))),
            any -> new Input.Rule(any.at(), any.of(GameResult.values()), new Clause("CLUB:3.1")),
            any -> new Input.Warn(any.at(), any.side()),
            any -> new Input.Sign(any.at()));

    private GameTime at() {
        long micros = Math.floorMod(random.nextLong(), LATEST + 1);
        return new GameTime(random.nextBoolean() ? micros : micros / 1_000_000 * 1_000_000);
    }

    private Side side() {
        return of(Side.values());
    }

    private Point point() {
        return of(Point.values());
    }

    private Seen seen() {
        return Seen.of(of(Piece.values()), sensors);
    }

    private Sensed board() {
        Map<Point, Seen> seen = new EnumMap<>(Point.class);
        for (Point point : Point.values()) {
            if (random.nextInt(3) == 0) {
                seen.put(point, seen());
            }
        }
        return new Sensed(seen);
    }

    /** Down to a microsecond, up to ten days, of either sign. */
    private Duration duration() {
        long micros = random.nextLong(1L << (1 + random.nextInt(39)));
        return Duration.ofNanos((random.nextBoolean() ? micros : -micros) * 1000);
    }

    private <T> Optional<T> maybe(T value) {
        return random.nextBoolean() ? Optional.of(value) : Optional.empty();
    }

    private <T> T of(T[] choices) {
        return choices[random.nextInt(choices.length)];
    }
}
