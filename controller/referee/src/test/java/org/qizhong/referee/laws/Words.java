package org.qizhong.referee.laws;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.qizhong.referee.GameState;
import org.qizhong.referee.input.ClaimKind;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorState;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Any single event, at a given time. */
final class Words {

    private static final Clause CLAUSE = new Clause("HOUSE:law");

    private Words() {}

    static Input ofHardware(Random random, GameTime at, GameState state) {
        Side side = Tables.pick(random, Side.values());
        Point point = Tables.pick(random, Point.values());
        return switch (random.nextInt(7)) {
            case 0 -> new Input.Adjust(at, side);
            case 1 -> new Input.Call(at, side);
            case 2 -> new Input.Link(at, random.nextBoolean());
            case 3 -> new Input.Snapshot(at, state.sensed().without(point));
            case 4 -> new Input.Fault(at, point, Tables.pick(random, SensorState.values()));
            case 5 ->
                new Input.Snapshot(
                        at,
                        Sensed.of(Fen.START.position().board(), state.settings().sensors()));
            default -> new Input.Tick(at);
        };
    }

    static Input ofPlayer(Random random, GameTime at) {
        Side side = Tables.pick(random, Side.values());
        return switch (random.nextInt(16)) {
            case 0 -> new Input.Resign(at, side);
            case 1, 2 -> new Input.Accept(at, side);
            case 3, 4, 5 -> new Input.Decline(at, side);
            case 6, 7 -> new Input.Claim(at, side, Tables.pick(random, ClaimKind.values()));
            case 8 -> new Input.Absent(at, side);
            case 9 -> new Input.Arrived(at, side);
            default -> new Input.Offer(at, side);
        };
    }

    static Input ofArbiter(Random random, GameTime at) {
        Side side = Tables.pick(random, Side.values());
        Point point = Tables.pick(random, Point.values());
        return switch (random.nextInt(20)) {
            case 0 -> new Input.Start(at);
            case 1, 2 -> new Input.Pause(at);
            case 3, 4, 11, 12 -> new Input.Resume(at, Optional.empty());
            case 13 -> new Input.Resume(at, Optional.of(side));
            case 5 -> new Input.SetClock(at, side, Duration.ofMillis(random.nextInt(20_000)));
            case 6 -> new Input.AddTime(at, side, Duration.ofMillis(random.nextInt(10_000) - 5_000));
            case 7 -> new Input.CallFoul(at, side, CLAUSE);
            case 8 -> new Input.Pardon(at, side, CLAUSE);
            case 9 -> new Input.Waive(at, point);
            case 10 -> new Input.Designate(at, point);
            default -> ofArbiterOnTheGame(random, at, side);
        };
    }

    private static Input ofArbiterOnTheGame(Random random, GameTime at, Side side) {
        return switch (random.nextInt(24)) {
            case 0 -> new Input.Unrecorded(at, side, random.nextInt(12));
            case 1 -> new Input.Vary(at, side);
            case 2 -> new Input.Rewind(at, random.nextInt(4), Optional.of(Tables.pick(random, Point.values())));
            case 3 -> new Input.Rewind(at, random.nextInt(4), Optional.empty());
            case 4 -> new Input.Swap(at);
            case 5 -> new Input.Declare(at, Fen.START);
            case 6 -> new Input.Rule(at, Tables.pick(random, GameResult.values()), CLAUSE);
            case 7 -> new Input.Sign(at);
            default -> new Input.Warn(at, side);
        };
    }
}
