package org.qizhong.referee.reading;

import java.util.Optional;
import org.qizhong.referee.input.GameTime;

/**
 * What one point saw during a turn.
 *
 * @param lifted when a piece last went
 * @param placed when a piece last came
 * @param brushed whether every lift so far came back as a bump (明显误碰)
 */
public record Trace(Optional<GameTime> lifted, Optional<GameTime> placed, boolean brushed) {

    static final Trace NONE = new Trace(Optional.empty(), Optional.empty(), true);

    Trace lifted(GameTime at) {
        return new Trace(Optional.of(at), placed, brushed);
    }

    Trace placed(GameTime at, boolean asBump) {
        return new Trace(lifted, Optional.of(at), brushed && asBump);
    }

    /** Whether something was put here after {@code moment}. */
    public boolean placedAfter(GameTime moment) {
        return placed.isPresent() && placed.get().isAfter(moment);
    }
}
