package org.qizhong.service.live;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;

/** A source that knows beforehand everything that will happen: a simulated game, or a transcript shown again. */
public final class Script implements Source {

    private final List<Input> inputs;
    private int next;

    public Script(List<Input> inputs) {
        this.inputs = List.copyOf(inputs);
    }

    @Override
    public Arrivals until(GameTime now) {
        List<Input> due = new ArrayList<>();
        while (next < inputs.size() && !inputs.get(next).at().isAfter(now)) {
            due.add(inputs.get(next++));
        }
        return new Arrivals(due, now);
    }
}
