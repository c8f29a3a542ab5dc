package org.qizhong.referee.laws;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** The same game with the colours exchanged and the board turned round. */
final class Mirror {

    private Mirror() {}

    static Settings of(Settings settings) {
        String[] sides = settings.time().text().split("\\|", -1);
        String time = sides.length == 2 ? sides[1] + "|" + sides[0] : sides[0];
        return settings.with(of(settings.start())).with(TimeControl.parse(time));
    }

    private static Fen of(Fen fen) {
        return new Fen(fen.position().mirrored(), fen.pliesSinceCapture(), fen.round());
    }

    static List<Input> of(List<Input> inputs) {
        return inputs.stream().map(Mirror::of).toList();
    }

    private static Input of(Input input) {
        return switch (input) {
            case Input.Hardware hardware -> of(hardware);
            case Input.Player player -> of(player);
            case Input.Arbiter arbiter -> of(arbiter);
        };
    }

    private static Input of(Input.Hardware input) {
        return switch (input) {
            case Input.Lift it -> new Input.Lift(it.at(), it.point().turned());
            case Input.Place it -> new Input.Place(it.at(), it.point().turned(), of(it.seen()));
            case Input.Press it -> new Input.Press(it.at(), it.side().opposite());
            case Input.Adjust it -> new Input.Adjust(it.at(), it.side().opposite());
            case Input.Call it -> new Input.Call(it.at(), it.side().opposite());
            case Input.Fault it -> new Input.Fault(it.at(), it.point().turned(), it.state());
            case Input.Snapshot it -> new Input.Snapshot(it.at(), of(it.board()));
            case Input.Link _, Input.Tick _ -> input;
        };
    }

    private static Input of(Input.Player input) {
        return switch (input) {
            case Input.Absent it -> new Input.Absent(it.at(), it.side().opposite());
            case Input.Arrived it -> new Input.Arrived(it.at(), it.side().opposite());
            case Input.Offer it -> new Input.Offer(it.at(), it.side().opposite());
            case Input.Accept it -> new Input.Accept(it.at(), it.side().opposite());
            case Input.Decline it -> new Input.Decline(it.at(), it.side().opposite());
            case Input.Resign it -> new Input.Resign(it.at(), it.side().opposite());
            case Input.Claim it -> new Input.Claim(it.at(), it.side().opposite(), it.kind());
        };
    }

    private static Input of(Input.Arbiter input) {
        return switch (input) {
            case Input.Resume it -> new Input.Resume(it.at(), it.side().map(Side::opposite));
            case Input.SetClock it -> new Input.SetClock(it.at(), it.side().opposite(), it.remaining());
            case Input.AddTime it -> new Input.AddTime(it.at(), it.side().opposite(), it.more());
            case Input.CallFoul it -> new Input.CallFoul(it.at(), it.side().opposite(), it.clause());
            case Input.Pardon it -> new Input.Pardon(it.at(), it.side().opposite(), it.clause());
            case Input.Waive it -> new Input.Waive(it.at(), it.point().turned());
            case Input.Unrecorded it -> new Input.Unrecorded(it.at(), it.side().opposite(), it.moves());
            case Input.Designate it -> new Input.Designate(it.at(), it.point().turned());
            case Input.Vary it -> new Input.Vary(it.at(), it.side().opposite());
            case Input.Rewind it ->
                new Input.Rewind(it.at(), it.ply(), it.touched().map(Point::turned));
            case Input.Declare it -> new Input.Declare(it.at(), of(it.position()));
            case Input.Rule it -> new Input.Rule(it.at(), of(it.result()), it.clause());
            case Input.Warn it -> new Input.Warn(it.at(), it.side().opposite());
            case Input.Start _, Input.Pause _, Input.Confirm _, Input.Dismiss _, Input.Swap _, Input.Sign _ -> input;
        };
    }

    private static GameResult of(GameResult result) {
        return switch (result) {
            case RED -> GameResult.BLACK;
            case BLACK -> GameResult.RED;
            case DRAW, BOTH_LOSE -> result;
        };
    }

    private static Sensed of(Sensed board) {
        Map<Point, Seen> turned = new EnumMap<>(Point.class);
        board.seen().forEach((point, seen) -> turned.put(point.turned(), of(seen)));
        return new Sensed(turned);
    }

    private static Seen of(Seen seen) {
        return switch (seen) {
            case Seen.Something _ -> seen;
            case Seen.Colour colour -> Seen.of(colour.of().opposite());
            case Seen.Identity identity ->
                Seen.of(Piece.of(identity.of().side().opposite(), identity.of().role()));
        };
    }
}
