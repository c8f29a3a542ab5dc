package org.qizhong.referee.time;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.Stage;
import org.qizhong.referee.decision.ClockTimes;

/**
 * One side's time as an account in microseconds: what was granted, what was spent, what was taken. Every entry follows
 * from the text of the contract, none is asked of the clock. Byoyomi periods count as time that the side holds; a
 * delay is granted while it is waited.
 */
final class Ledger {

    private final List<Stage> stages;
    private int stage;
    private int made;
    private long granted;
    private long spent;
    private long taken;
    private long periods;
    private long move;
    private Optional<Bonus> owed = Optional.empty();

    Ledger(List<Stage> stages) {
        this.stages = stages;
        enter();
    }

    /** Time granted = time left + time spent + penalties. */
    private long left() {
        return granted - spent - taken;
    }

    private Stage current() {
        return stages.get(Math.min(stage, stages.size()) - 1);
    }

    private long period() {
        return current().bonus() instanceof Bonus.Byoyomi byoyomi ? micros(byoyomi.period()) : 0;
    }

    private long hold() {
        return current().bonus() instanceof Bonus.Delay delay ? micros(delay.hold()) : 0;
    }

    /** Nothing is left, and nothing is waited for. */
    boolean isExhausted() {
        return left() == 0 && move >= hold();
    }

    /** Its clock ran for so long. */
    void spend(long micros) {
        granted += Math.min(move + micros, hold()) - Math.min(move, hold());
        spent += micros;
        move += micros;
    }

    /** A move of its own became part of the record. */
    void moved(boolean pressed) {
        made++;
        if (pressed) {
            give(current().bonus());
        } else {
            owed = Optional.of(current().bonus());
        }
    }

    /** A press after the move had counted already. */
    void belated() {
        owed.ifPresent(this::give);
    }

    private void give(Bonus bonus) {
        if (!isExhausted()) {
            granted += renewed()
                    + micros(
                            switch (bonus) {
                                case Bonus.None _, Bonus.Delay _, Bonus.Byoyomi _ -> Duration.ZERO;
                                case Bonus.Increment(Duration added) -> added;
                                case Bonus.Bronstein(Duration most) -> most.compareTo(used()) < 0 ? most : used();
                            });
        }
        owed = Optional.empty();
        move = 0;
    }

    private Duration used() {
        return Duration.ofNanos(move * 1000);
    }

    /** What a press adds to the period in which it came: the period is whole again, those before it are gone. */
    private long renewed() {
        if (period() == 0 || left() > periods * period()) {
            return 0;
        }
        periods = Math.ceilDiv(left(), period());
        return periods * period() - left();
    }

    /** Moves were taken back; a stage that has turned stays turned. */
    void tookBack(int moves) {
        made = Math.max(0, made - moves);
    }

    boolean isStageDone() {
        boolean another = stage < stages.size() || current().repeats();
        return another
                && current().moves().isPresent()
                && made >= current().moves().getAsInt();
    }

    /** The next stage's time comes to what is left; periods of the stage before lapse. */
    void enter() {
        if (stage > 0) {
            granted -= Math.min(left(), periods * period());
        }
        stage++;
        made = 0;
        periods = current().bonus() instanceof Bonus.Byoyomi byoyomi ? byoyomi.periods() : 0;
        granted += micros(current().time()) + periods * period();
    }

    int stage() {
        return stage;
    }

    /** The arbiter sets the main time; the periods are those that the move began with. */
    void set(Duration main) {
        granted += micros(main) + periods * period() - left();
    }

    /** The arbiter gives time, or takes some: never more than there is. */
    void add(Duration more) {
        granted += Math.max(-left(), micros(more));
    }

    void penalised(Duration most) {
        taken += Math.min(left(), micros(most));
    }

    /** What the clock has to show. */
    ClockTimes.Reading reading() {
        boolean inByoyomi = period() > 0 && left() <= periods * period();
        if (!inByoyomi) {
            return new ClockTimes.Reading(
                    Duration.ofNanos((left() - periods * period()) * 1000), java.util.OptionalInt.empty());
        }
        long whole = Math.ceilDiv(left(), period());
        long inPeriod = left() == 0 ? 0 : left() - (whole - 1) * period();
        return new ClockTimes.Reading(Duration.ofNanos(inPeriod * 1000), java.util.OptionalInt.of((int) whole));
    }

    private static long micros(Duration duration) {
        return duration.toNanos() / 1000;
    }

    @Override
    public String toString() {
        return "granted " + granted + " = left " + left() + " + spent " + spent + " + taken " + taken + " (stage "
                + stage + ", moves " + made + ", periods " + periods + ")";
    }
}
