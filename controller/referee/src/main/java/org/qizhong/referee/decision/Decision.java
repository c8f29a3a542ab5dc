package org.qizhong.referee.decision;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * Something that became true, at the moment when it was decided. The order of the records is the order in which
 * decisions of one moment are reported.
 */
public sealed interface Decision {

    GameTime at();

    record Started(GameTime at, String rules, String time, String fen) implements Decision {}

    record SetupMismatch(GameTime at, List<Point> missing, List<Point> extra, Remedy remedy) implements Decision {}

    /** The first touch of a piece in a turn (摸子); {@code lifted} is when the hand took it. */
    record Touch(GameTime at, Side side, Point point, Piece piece, GameTime lifted) implements Decision {}

    /** What the side may still play after its touches (摸子走子). */
    record Obligation(GameTime at, Side side, Clause clause, List<Move> moves) implements Decision {}

    /**
     * A move that the rules forbid was completed.
     *
     * @param swapped two points whose pieces may have been exchanged at set-up, for then it was legal; or none
     */
    record Illegal(GameTime at, Side side, Clause clause, Illegality reason, Optional<Move> move, List<Point> swapped)
            implements Decision {}

    record Moved(GameTime at, MovedPly ply, Optional<ClockTimes> clocks, boolean pressed, boolean ruled)
            implements Decision {}

    record StageEntered(GameTime at, Side side, int stage, Duration remaining) implements Decision {}

    record Foul(GameTime at, Side side, Clause clause, int count) implements Decision {}

    record Penalty(GameTime at, Side side, Clause clause, Duration taken) implements Decision {}

    record DrawOffer(GameTime at, Side side) implements Decision {}

    record DrawDeclined(GameTime at, Side side) implements Decision {}

    record Repetition(GameTime at, String verdict, Clause clause, String red, String black) implements Decision {}

    /**
     * A person is needed.
     *
     * @param evidence what the arbiter needs to decide, by field name
     * @param proposes what a confirmation would decide
     */
    record Alert(
            GameTime at,
            String id,
            AlertKind kind,
            Optional<Side> side,
            Clause clause,
            Map<String, ?> evidence,
            List<Decision> proposes)
            implements Decision {}

    record Restore(GameTime at, List<Point> lift, Map<Point, Piece> place, Remedy remedy) implements Decision {

        /** The same, without the way there. */
        public Restore withoutSteps() {
            return new Restore(at, lift, place, Remedy.NONE);
        }
    }

    record Restored(GameTime at) implements Decision {}

    /** Anything worth showing that decides nothing. */
    record Info(GameTime at, String message, Map<String, ?> fields) implements Decision {}

    /** Remaining time reached zero (超时). */
    record Flag(GameTime at, Side side, Clause clause) implements Decision {}

    record Clock(GameTime at, Optional<Side> running, ClockTimes times) implements Decision {}

    record Result(GameTime at, GameResult result, Reason reason, Clause clause) implements Decision {}
}
