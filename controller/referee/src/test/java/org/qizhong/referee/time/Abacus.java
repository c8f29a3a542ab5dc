package org.qizhong.referee.time;

import java.util.List;
import java.util.OptionalLong;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.Stage;

/** One side's time counted by hand, in milliseconds: a second opinion, written from the text of the contract. */
final class Abacus {

    private final List<Stage> stages;
    private int stage;
    private int made;
    private long main;
    private long periods;

    Abacus(List<Stage> stages) {
        this.stages = stages;
        enter(0);
    }

    private void enter(int next) {
        stage = next;
        made = 0;
        main += current().time().toMillis();
        periods = current().bonus() instanceof Bonus.Byoyomi byoyomi ? byoyomi.periods() : 0;
    }

    private Stage current() {
        return stages.get(Math.min(stage, stages.size() - 1));
    }

    /** How long the side may think about this move before it is lost. */
    long limit() {
        return switch (current().bonus()) {
            case Bonus.Delay delay -> main + delay.hold().toMillis();
            case Bonus.Byoyomi byoyomi -> main + periods * byoyomi.period().toMillis();
            case Bonus.None _, Bonus.Increment _, Bonus.Bronstein _ -> main;
        };
    }

    /** A move is completed after so much thought, less than the limit. */
    void move(long used) {
        long before = main;
        main = Math.max(0, main - used);
        switch (current().bonus()) {
            case Bonus.None _ -> {}
            case Bonus.Increment increment -> main += increment.added().toMillis();
            case Bonus.Bronstein bronstein ->
                main += Math.min(used, bronstein.most().toMillis());
            case Bonus.Delay delay ->
                main = before - Math.max(0, used - delay.hold().toMillis());
            case Bonus.Byoyomi byoyomi ->
                periods -= Math.max(0, used - before) / byoyomi.period().toMillis();
        }
        made++;
        boolean another = stage + 1 < stages.size() || current().repeats();
        if (current().moves().isPresent() && made == current().moves().getAsInt() && another) {
            enter(stage + 1);
        }
    }

    /** What its clock shows. */
    long shown() {
        return main > 0 || !(current().bonus() instanceof Bonus.Byoyomi byoyomi)
                ? main
                : byoyomi.period().toMillis();
    }

    /** Its periods, once the main time is gone. */
    OptionalLong periods() {
        return main == 0 && current().bonus() instanceof Bonus.Byoyomi
                ? OptionalLong.of(periods)
                : OptionalLong.empty();
    }
}
