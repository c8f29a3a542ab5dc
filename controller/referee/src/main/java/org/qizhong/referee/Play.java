package org.qizhong.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.clock.SideClock;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.Enforce;
import org.qizhong.referee.rulebook.RuleBook;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * One step in the making: the state so far and what has been decided so far. It lives only inside
 * {@link Referee#step}, which is how the step stays a pure function.
 */
final class Play {

    private final List<Decision> decisions = new ArrayList<>();
    private GameState state;
    private List<Move> doubtful = List.of();

    Play(GameState state) {
        this.state = state;
    }

    GameState state() {
        return state;
    }

    void state(GameState changed) {
        state = changed;
    }

    GameTime now() {
        return state.now();
    }

    Position position() {
        return state.position();
    }

    RuleBook rules() {
        return state.settings().rules();
    }

    boolean confirms() {
        return state.settings().enforce() == Enforce.CONFIRM;
    }

    /** The press means one of these moves, and the board cannot tell which. */
    void doubt(List<Move> moves) {
        doubtful = List.copyOf(moves);
    }

    List<Move> doubtful() {
        return doubtful;
    }

    void decide(Decision decision) {
        decisions.add(decision);
    }

    void inform(String message, Map<String, ?> fields) {
        decide(new Decision.Info(now(), message, fields));
    }

    List<Decision> decisions() {
        return decisions;
    }

    /** The step, its decisions in order of time and, within one moment, of their kinds. */
    Step step() {
        decisions.sort(Comparator.comparing(Decision::at).thenComparingInt(Play::rank));
        return new Step(state, decisions);
    }

    private static int rank(Decision decision) {
        return switch (decision) {
            case Decision.Started _ -> 0;
            case Decision.SetupMismatch _ -> 1;
            case Decision.Touch _ -> 2;
            case Decision.Obligation _ -> 3;
            case Decision.Illegal _ -> 4;
            case Decision.Moved _ -> 5;
            case Decision.StageEntered _ -> 6;
            case Decision.Foul _ -> 7;
            case Decision.Penalty _ -> 8;
            case Decision.DrawOffer _, Decision.DrawDeclined _ -> 9;
            case Decision.Repetition _ -> 10;
            case Decision.Alert _ -> 11;
            case Decision.Restore _, Decision.Restored _ -> 12;
            case Decision.Info _ -> 13;
            case Decision.Flag _ -> 14;
            case Decision.Clock _ -> 15;
            case Decision.Result _ -> 16;
        };
    }

    /** Whether a press by that side is a press of the running clock; without clocks, of the side to move. */
    boolean runs(Side side) {
        return state.clock()
                .map(clock -> clock.running().equals(Optional.of(side)))
                .orElse(Dark.toPress(state) == side);
    }

    /** Lets that clock run, or none, and says so if that is a change. */
    void run(Optional<Side> side) {
        state.clock().filter(clock -> !clock.running().equals(side)).ifPresent(clock -> {
            state = state.withClock(Optional.of(clock.running(side)));
            tellClocks();
        });
    }

    void change(GameClock clock) {
        state = state.withClock(Optional.of(clock));
    }

    /** What both clocks show; a window that somebody's entry has used up has turned before that. */
    void tellClocks() {
        state.running()
                .filter(side -> {
                    SideClock clock = state.clock().orElseThrow().of(side);
                    return clock.untilZero() <= 0 && state.hasNextWindow(clock);
                })
                .ifPresent(side -> Recording.nextStage(this, side));
        state.clock().ifPresent(clock -> decide(new Decision.Clock(now(), clock.running(), clock.times())));
    }

    /** The game stands still: no clock runs, and what happens on the board is no touch. */
    void halt() {
        if (state.isPlaying()) {
            state = state.with(new Phase.Halted(ranBefore()));
            run(Optional.empty());
        }
    }

    /** Whose clock runs, or ran before the game was halted; without clocks, who is to move. */
    Optional<Side> ranBefore() {
        if (state.phase() instanceof Phase.Halted(Optional<Side> ran)) {
            return ran;
        }
        return state.clock().isPresent()
                ? state.running()
                : Optional.of(position().toMove());
    }

    /** The game goes on with that clock; a hand that was emptied meanwhile is judged now. */
    void resume(Optional<Side> side) {
        state = state.with(new Phase.Playing());
        run(side);
        new TouchWatch(this).handIsEmpty();
    }

    /** The game goes on with that clock; one that stands at zero waits until it is set and the arbiter resumes. */
    void resumeIfTimeIsLeft(Optional<Side> side) {
        Optional<Side> out = side.filter(it ->
                state.clock().filter(clock -> clock.of(it).untilZero() <= 0).isPresent());
        out.ifPresentOrElse(it -> inform("clock-at-zero", Map.of("side", it.word())), () -> resume(side));
    }

    void finish(GameResult result, Reason reason, Clause clause) {
        run(Optional.empty());
        state = state.with(new Phase.Over(false))
                .with(state.desk().restoring(Optional.empty()).flagWaits(Optional.empty()));
        decide(new Decision.Result(now(), result, reason, clause));
    }

    /** Remaining time has reached zero (超时). */
    void flag(Side side) {
        decide(new Decision.Flag(now(), side, rules().clause(Reason.FLAG)));
        lose(side, Reason.FLAG);
    }

    /** A side to move that has no legal move has lost, however the position came about (将死, 困毙). */
    void loseIfMated() {
        if (position().legalMoves().isEmpty()) {
            lose(position().toMove(), position().isCheck() ? Reason.CHECKMATE : Reason.STALEMATE);
        }
    }

    void lose(Side side, Reason reason) {
        finish(GameResult.lostBy(side), reason, rules().clause(reason));
    }
}
