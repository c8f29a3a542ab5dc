package org.qizhong.referee.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/**
 * Follows a game from outside, by its inputs and by what the referee says of them, and holds both clocks to their
 * ledgers after every step. Which clock runs is known from the referee's {@code clock} lines alone.
 */
final class Audit {

    /** Within one moment they are told after the stage that they may end. */
    private static final Comparator<Decision> PENALTIES_FIRST =
            Comparator.comparing(Decision::at).thenComparing(decision -> !(decision instanceof Decision.Penalty));

    private final BySide<Ledger> ledgers;
    private final BySide<AtomicInteger> told = BySide.from(_ -> new AtomicInteger(1));
    private final boolean windows;
    private final List<Side> record = new ArrayList<>();
    private Optional<Side> running = Optional.empty();
    private GameTime now = GameTime.ZERO;

    Audit(Settings settings) {
        ledgers = settings.time().stages().orElseThrow().map(Ledger::new);
        windows = settings.limits().windows();
    }

    /** Books what one input led to; fails where the clocks disagree. */
    void follow(Input input, Step step) {
        Optional<Side> ran = running;
        Optional<Input> change = Optional.of(input).filter(_ -> !isRefused(step));
        for (Decision decision :
                step.decisions().stream().sorted(PENALTIES_FIRST).toList()) {
            pass(decision.at());
            if (decision instanceof Decision.Flag flag
                    && !ledgers.of(flag.side()).isExhausted()) {
                change.ifPresent(this::change);
                change = Optional.empty();
            }
            book(decision);
        }
        pass(step.state().now());
        change.ifPresent(this::change);
        if (input instanceof Input.Press(GameTime _, Side side) && ran.equals(Optional.of(side))) {
            belated(side, step);
        }
        turn();
        for (Side side : Side.values()) {
            compare(side, step);
        }
    }

    private static boolean isRefused(Step step) {
        return step.decisions().stream()
                .anyMatch(decision ->
                        decision instanceof Decision.Info info && info.message().equals("game-over"));
    }

    /** What the arbiter did; a flag that follows from it is told in the same step. */
    private void change(Input input) {
        switch (input) {
            case Input.SetClock set -> ledgers.of(set.side()).set(set.remaining());
            case Input.AddTime add -> ledgers.of(add.side()).add(add.more());
            case Input.Rewind rewind -> takeBack(rewind.ply());
            default -> {}
        }
    }

    private void takeBack(int ply) {
        List<Side> gone = record.subList(Math.min(ply, record.size()), record.size());
        gone.forEach(side -> ledgers.of(side).tookBack(1));
        gone.clear();
    }

    /** A press that neither completed a move nor was ignored, nor was judged, is one that a move before waited for. */
    private void belated(Side side, Step step) {
        boolean means = step.decisions().stream()
                .anyMatch(decision -> decision instanceof Decision.Info
                        || decision instanceof Decision.Alert
                        || decision instanceof Decision.Foul
                        || (decision instanceof Decision.Moved moved
                                && moved.ply().side() == side
                                && moved.pressed()));
        if (!means) {
            ledgers.of(side).belated();
        }
    }

    private void compare(Side side, Step step) {
        Ledger ledger = ledgers.of(side);
        ClockTimes shown = step.state().clocks(now).orElseThrow();
        assertEquals(ledger.reading(), side == Side.RED ? shown.red() : shown.black(), () -> side + ": " + ledger);
        step.decisions().stream()
                .filter(decision -> decision instanceof Decision.StageEntered entered && entered.side() == side)
                .forEach(_ -> told.of(side).incrementAndGet());
        assertEquals(ledger.stage(), told.of(side).get(), () -> side + ": " + ledger);
        boolean runs = running.equals(Optional.of(side));
        assertTrue(!runs || !ledger.isExhausted(), () -> side + " runs on at zero: " + ledger);
    }

    private void pass(GameTime until) {
        running.ifPresent(side -> ledgers.of(side).spend(until.micros() - now.micros()));
        now = until;
        turn();
    }

    /** With windows a stage turns when its time is up and its moves are made. */
    private void turn() {
        running.map(ledgers::of)
                .filter(ledger -> windows && ledger.isExhausted() && ledger.isStageDone())
                .ifPresent(Ledger::enter);
    }

    private void book(Decision decision) {
        switch (decision) {
            case Decision.Moved moved -> {
                Ledger ledger = ledgers.of(moved.ply().side());
                record.add(moved.ply().side());
                ledger.moved(moved.pressed());
                if (!windows && ledger.isStageDone()) {
                    ledger.enter();
                }
            }
            case Decision.Penalty penalty -> ledgers.of(penalty.side()).penalised(penalty.taken());
            case Decision.Flag flag -> {
                Ledger ledger = ledgers.of(flag.side());
                assertTrue(ledger.isExhausted() && !(windows && ledger.isStageDone()), () -> flag + ": " + ledger);
            }
            case Decision.Clock clock -> running = clock.running();
            default -> {}
        }
    }
}
