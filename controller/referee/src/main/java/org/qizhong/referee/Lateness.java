package org.qizhong.referee;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.conduct.Attendance;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/** Players who are not at the board (迟到, CXA1999:21). Only a person can say who is. */
final class Lateness {

    private final Play play;

    Lateness(Play play) {
        this.play = play;
    }

    private Attendance attendance() {
        return play.state().conduct().attendance();
    }

    private void change(Attendance attendance) {
        play.state(play.state().with(play.state().conduct().with(attendance)));
    }

    void started() {
        change(attendance().started(play.now()));
    }

    void absent(Side side) {
        change(attendance().with(side, true));
        play.inform("absent", Map.of("side", side.word()));
    }

    /** Whose opponent was late too loses his own late time, though his clock did not run (CXA1999:21.3). */
    void arrived(Side side) {
        if (!attendance().absent().of(side)) {
            play.inform("not-absent", Map.of("side", side.word()));
            return;
        }
        change(attendance().with(side, false));
        play.inform("arrived", Map.of("side", side.word()));
        Optional<GameTime> started = attendance().started();
        boolean second = side != play.state().history().start().position().toMove();
        if (started.isPresent() && attendance().bothLate() && second) {
            long late = play.now().since(started.get()).toNanos() / 1000;
            long ran = play.state().clock().map(clock -> ranSoFar(clock, side)).orElse(0L);
            if (late > ran) {
                new Rulings(play).penalise(side, Topic.BOTH_LATE, Duration.ofNanos((late - ran) * 1000));
            }
        }
    }

    private static long ranSoFar(GameClock clock, Side side) {
        return clock.of(side).used();
    }

    /** Who has made a move is not late, whatever was entered. */
    private boolean isAway(Side side) {
        return attendance().absent().of(side)
                && play.state().history().plies().stream().noneMatch(ply -> ply.side() == side);
    }

    /** The moment at which whoever is still away has lost; never, where everybody is there. */
    GameTime limit() {
        Attendance attendance = attendance();
        return attendance
                .started()
                .filter(started -> (isAway(Side.RED) || isAway(Side.BLACK)) && !attendance.judged())
                .map(started -> started.plus(play.state().settings().limits().late()))
                .orElse(GameTime.NEVER);
    }

    /** Who is away at the limit has lost, both if both are (CXA2011:4.1.7). */
    void limitReached() {
        change(attendance().ruled());
        BySide<Boolean> absent = BySide.from(this::isAway);
        Side side = absent.red() ? Side.RED : Side.BLACK;
        GameResult result = absent.red() && absent.black() ? GameResult.BOTH_LOSE : GameResult.lostBy(side);
        new Alerts(play)
                .rule(
                        new Grounds(
                                AlertKind.LATE,
                                Optional.of(side),
                                play.rules().clause(Topic.LATENESS),
                                Evidence.of("red", absent.red(), "black", absent.black())),
                        new Ruling.Ends(result, Reason.LATE, play.rules().clause(Reason.LATE)));
    }
}
