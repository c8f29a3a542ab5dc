package org.qizhong.simulator;

import java.time.Duration;
import java.util.List;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.Stage;
import org.qizhong.referee.rulebook.Limits;

/**
 * One side's time, as a player budgets it who never lets the flag fall. It errs towards too little: it decides nothing,
 * so it need not agree with the clock to the millisecond.
 */
final class Purse {

    private final List<Stage> stages;
    private final boolean windows;
    private int stage;
    /** Moves made in the stage. */
    private int made;
    /** Milliseconds left of the stage's own time. */
    private long left;

    /**
     * A full purse.
     *
     * @param stages the side's stages, at least one
     * @param limits say whether surplus moves carry over into the next stage
     */
    Purse(List<Stage> stages, Limits limits) {
        this.stages = stages;
        this.windows = limits.windows();
        this.left = current().time().toMillis();
    }

    private Stage current() {
        return stages.get(Math.min(stage, stages.size() - 1));
    }

    private Stage next() {
        return stages.get(Math.min(stage + 1, stages.size() - 1));
    }

    /**
     * How many milliseconds the next move may take.
     *
     * @param toCome how many moves the side will still make, this one included
     */
    long share(int toCome) {
        int due = Math.max(1, Math.min(toCome, current().moves().orElse(toCome + made) - made));
        long even = left * 9 / 10 / due;
        if (windows && surplus()) {
            return next().time().toMillis() * 8 / 10 / next().moves().orElse(toCome);
        }
        return switch (current().bonus()) {
            case Bonus.Delay delay -> even + part(delay.hold());
            case Bonus.Byoyomi byoyomi -> even + part(byoyomi.period());
            case Bonus.Bronstein back -> Math.max(even, Math.min(left * 9 / 10, part(back.most())));
            case Bonus.Increment _, Bonus.None _ -> even;
        };
    }

    private static long part(Duration duration) {
        return duration.toMillis() * 8 / 10;
    }

    private boolean surplus() {
        return current().moves().isPresent() && made >= current().moves().getAsInt();
    }

    /** A move was made that took so many milliseconds. */
    void spend(long millis) {
        left += switch (current().bonus()) {
            case Bonus.Delay delay -> -Math.max(0, millis - delay.hold().toMillis());
            case Bonus.Byoyomi _ -> -Math.min(left, millis);
            case Bonus.Bronstein back -> Math.min(millis, back.most().toMillis()) - millis;
            case Bonus.Increment increment -> increment.added().toMillis() - millis;
            case Bonus.None _ -> -millis;
        };
        made++;
        boolean stageOver = windows ? left <= 0 : surplus();
        if (stageOver && current().moves().isPresent()) {
            stage++;
            made = 0;
            left += current().time().toMillis();
        }
    }
}
