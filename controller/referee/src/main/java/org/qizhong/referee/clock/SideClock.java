package org.qizhong.referee.clock;

import java.util.List;
import java.util.OptionalInt;

/**
 * One side's clock as a value; all times are microseconds.
 *
 * <p>It keeps what it had when the move in hand began and what that move has used since, so that a bonus that depends
 * on the time used (Bronstein, delay, byoyomi) is always computed from the two and no pause can add a stray one.
 *
 * @param stages the control
 * @param stage the stage it is in, from 1; past the last it is the last one again
 * @param done the side's moves made in this stage
 * @param main the main time left when the move in hand began; adjustments change it, and where they reach into byoyomi
 *     it may be less than nothing
 * @param used what the move in hand has used
 * @param periods byoyomi periods left when the move in hand began
 */
public record SideClock(List<Stage> stages, int stage, int done, long main, long used, int periods) {

    public SideClock {
        stages = List.copyOf(stages);
    }

    /** A full clock. */
    public static SideClock full(List<Stage> stages) {
        Stage first = stages.getFirst();
        return new SideClock(stages, 1, 0, micros(first.time()), 0, periods(first.bonus()));
    }

    private static long micros(java.time.Duration duration) {
        return duration.toNanos() / 1000;
    }

    private static int periods(Bonus bonus) {
        return bonus instanceof Bonus.Byoyomi byoyomi ? byoyomi.periods() : 0;
    }

    private Stage current() {
        return stages.get(Math.min(stage, stages.size()) - 1);
    }

    /** How many moves the stage still asks for; nothing where it asks for none. */
    public OptionalInt movesDue() {
        OptionalInt moves = current().moves();
        return moves.isPresent() ? OptionalInt.of(Math.max(0, moves.getAsInt() - done)) : moves;
    }

    /** The clock after it ran for so long. */
    public SideClock run(long micros) {
        return new SideClock(stages, stage, done, main, used + micros, periods);
    }

    /** How much of the main time, and of the periods after it, the move in hand has cost. */
    private long cost() {
        return current().bonus() instanceof Bonus.Delay delay ? Math.max(0, used - micros(delay.hold())) : used;
    }

    /** How long it can still run before it stands at zero; zero or less is a flag. */
    public long untilZero() {
        return switch (current().bonus()) {
            case Bonus.None _, Bonus.Increment _, Bonus.Bronstein _ -> main - used;
            case Bonus.Delay delay -> main + micros(delay.hold()) - used;
            case Bonus.Byoyomi _ -> main + inPeriods() - used;
        };
    }

    /** What is left of the main time, or zero. */
    private long mainLeft() {
        return Math.max(0, main - cost());
    }

    /** Periods that the move in hand has used up whole. */
    private int periodsUsed() {
        return current().bonus() instanceof Bonus.Byoyomi byoyomi && used > main
                ? (int) Math.min(periods, (used - main) / micros(byoyomi.period()))
                : 0;
    }

    /** What the clock shows, in microseconds: the main time while there is some, then the current period. */
    public long shown() {
        if (current().bonus() instanceof Bonus.Byoyomi byoyomi && used >= main) {
            long period = micros(byoyomi.period());
            return untilZero() <= 0 ? 0 : period - (used - main) % period;
        }
        return mainLeft();
    }

    /** In byoyomi: how many periods are left, the current one counted. */
    public OptionalInt periodsShown() {
        boolean inByoyomi = current().bonus() instanceof Bonus.Byoyomi && used >= main;
        return inByoyomi ? OptionalInt.of(periods - periodsUsed()) : OptionalInt.empty();
    }

    /** What the stage gives for a move besides its time. */
    public Bonus bonus() {
        return current().bonus();
    }

    /**
     * The clock after the move in hand was completed by the press: the bonus of the stage it was made in is added and
     * the next move begins. A clock that stands at zero gets none.
     */
    public SideClock pressed(Bonus bonus) {
        long added = untilZero() <= 0 ? 0 : added(bonus);
        return new SideClock(stages, stage, done, mainLeft() + added, 0, periods - periodsUsed());
    }

    private long added(Bonus bonus) {
        return switch (bonus) {
            case Bonus.None _, Bonus.Delay _, Bonus.Byoyomi _ -> 0;
            case Bonus.Increment increment -> micros(increment.added());
            case Bonus.Bronstein bronstein -> Math.min(used, micros(bronstein.most()));
        };
    }

    /** The clock after one more move counts for the stage; it stays in its stage. */
    public SideClock counted() {
        return new SideClock(stages, stage, done + 1, main, used, periods);
    }

    /** The clock after so many moves were taken back; a stage that has turned stays turned. */
    public SideClock uncounted(int moves) {
        return new SideClock(stages, stage, Math.max(0, done - moves), main, used, periods);
    }

    /** Whether the moves that the stage asks for are made: another follows, for the last asks for none or repeats. */
    public boolean stageDone() {
        return current().moves().isPresent() && done >= current().moves().getAsInt();
    }

    /**
     * The clock in its next stage, whose time is added to the main time that is left. It may turn in the middle of a
     * move (with windows, or after a move that was not pressed): what was used before is charged as it was.
     */
    public SideClock nextStage() {
        SideClock next = new SideClock(stages, stage + 1, 0, 0, used, 0);
        long time = micros(next.current().time());
        SideClock entered = next.showing(mainLeft() + time);
        return new SideClock(
                stages,
                stage + 1,
                0,
                entered.main(),
                used,
                periods(next.current().bonus()));
    }

    /**
     * The clock with that much more, or less, time left; less than nothing is nothing. What goes beyond the main time
     * is taken from the current period and those after it, or given back to them.
     */
    public SideClock plus(long micros) {
        long least = cost() - inPeriods();
        return new SideClock(stages, stage, done, Math.max(least, Math.max(least, main) + micros), used, periods);
    }

    /** What the periods bear beyond the main time, from the beginning of the move in hand. */
    private long inPeriods() {
        return current().bonus() instanceof Bonus.Byoyomi byoyomi ? periods * micros(byoyomi.period()) : 0;
    }

    /** The clock showing that much main time. */
    public SideClock showing(long micros) {
        return new SideClock(stages, stage, done, cost() + micros, used, periods);
    }
}
