package org.qizhong.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.qizhong.referee.clock.SideClock;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Turn;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** What the arbiter enters. */
final class Arbiter {

    private final Play play;

    Arbiter(Play play) {
        this.play = play;
    }

    /** Starts the game if the board holds the start position (CXA1999:1.3); the clock of the side to move runs. */
    void start() {
        if (!(play.state().phase() instanceof Phase.Setup)) {
            play.inform("already-started", Map.of());
            return;
        }
        Sensed sensed = play.state().sensed();
        Board board = play.position().board();
        List<Point> missing = new ArrayList<>();
        List<Point> extra = new ArrayList<>();
        for (Point point : sensed.contradictions(board)) {
            if (!board.isEmpty(point)) {
                missing.add(point);
            }
            if (!sensed.isEmpty(point)) {
                extra.add(point);
            }
        }
        if (missing.isEmpty() && extra.isEmpty()) {
            begin();
        } else {
            play.decide(new Decision.SetupMismatch(
                    play.now(), missing, extra, play.state().remedy().orElse(Remedy.NONE)));
        }
    }

    private void begin() {
        GameState state = play.state();
        play.decide(new Decision.Started(
                play.now(),
                play.rules().name(),
                state.settings().time().text(),
                state.fen().toString()));
        play.state(state.with(Turn.FRESH));
        new Lateness(play).started();
        play.resume(
                play.state().clock().isPresent() ? Optional.of(play.position().toMove()) : Optional.empty());
        play.loseIfMated();
    }

    void pause() {
        if (play.state().isPlaying()) {
            play.halt();
            play.inform("paused", Map.of());
        } else {
            play.inform("not-running", Map.of());
        }
    }

    void resume(Input.Resume resume) {
        Optional<Side> side = resume.side().or(() -> Optional.of(play.position().toMove()));
        boolean canRun = play.state().isPlaying() || play.state().phase() instanceof Phase.Halted;
        if (!canRun) {
            play.inform("not-running", Map.of());
            return;
        }
        if (play.state().phase() instanceof Phase.Halted) {
            play.inform("resumed", Map.of());
        }
        play.state(play.state().with(play.state().desk().released()));
        play.resume(play.state().clock().isPresent() ? side : Optional.empty());
    }

    void setClock(Input.SetClock set) {
        change(set.side(), clock -> clock.showing(micros(set.remaining())));
    }

    void addTime(Input.AddTime add) {
        change(add.side(), clock -> clock.plus(micros(add.more())));
    }

    private static long micros(Duration duration) {
        return duration.toNanos() / 1000;
    }

    private void change(Side side, UnaryOperator<SideClock> change) {
        if (play.state().clock().isEmpty()) {
            play.inform("no-clocks", Map.of());
            return;
        }
        play.change(play.state().clock().get().with(side, change));
        play.tellClocks();
    }

    /** The arbiter's own ruling ends the game, or replaces a result that nobody has signed yet. */
    void rule(Input.Rule rule) {
        play.finish(rule.result(), Reason.ARBITER, rule.clause());
    }

    /** A foul that no sensor can see; it needs no confirmation. */
    void foul(Input.CallFoul foul) {
        new Rulings(play).foul(foul.side(), foul.clause());
    }

    /** A warning for the record (警告, CXA1999:18.1). */
    void warn(Input.Warn warn) {
        play.inform("warned", Map.of("side", warn.side().word()));
    }

    void sign() {
        if (play.state().phase() instanceof Phase.Over(boolean signed) && !signed) {
            play.state(play.state().with(new Phase.Over(true)));
            play.inform("signed", Map.of());
        } else {
            play.inform("nothing-to-sign", Map.of());
        }
    }

    /** The arbiter names the target of a piece that lies nowhere, and with it the move (CXA2011:5.10). */
    void designate(Input.Designate designate) {
        Optional<OpenAlert> asked = play.state().desk().open().values().stream()
                .filter(alert -> alert.ruling() instanceof Ruling.NameTarget)
                .findFirst();
        if (asked.isPresent()
                && asked.get().ruling() instanceof Ruling.NameTarget(Side side, Point from, List<Move> _)) {
            play.state(play.state()
                    .with(play.state().desk().without(asked.get().alert().id())));
            named(side, new Move(from, designate.point()));
        } else {
            play.inform("nothing-to-designate", Map.of("point", designate.point()));
        }
    }

    private void named(Side side, Move move) {
        Optional<Illegality> why = play.position().whyIllegal(move);
        play.state(play.state().with(new Phase.Playing()));
        if (why.isEmpty()) {
            new Recording(play).pressed(move);
            new Restoration(play).beginIfNeeded();
        } else {
            new IllegalMoves(play).judge(new Ruling.IllegalMove(side, why.get(), Optional.of(move)));
        }
    }
}
