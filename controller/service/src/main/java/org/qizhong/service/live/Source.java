package org.qizhong.service.live;

import java.util.List;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;

/**
 * Where a board's inputs come from: hands of the simulator, or hardware. Only a board's own thread asks it.
 *
 * <p>What it hands out is in order of time, and nothing that it hands out later is earlier than its watermark: up to
 * there the game's time may advance.
 */
public interface Source {

    /** A board that nothing is connected to. */
    Source NONE = now -> new Arrivals(List.of(), now);

    /**
     * What came in.
     *
     * @param inputs in order of time, none after the watermark
     * @param watermark nothing earlier can still arrive; never after the moment that was asked for
     */
    record Arrivals(List<Input> inputs, GameTime watermark) {
        public Arrivals {
            inputs = List.copyOf(inputs);
        }
    }

    /** Begins to listen, before it is asked first. */
    default void open() {}

    /** Ends listening. */
    default void close() {}

    /** Takes what was stamped up to that moment and was not taken before. */
    Arrivals until(GameTime now);
}
