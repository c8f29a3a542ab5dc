package org.qizhong.service.live;

import org.qizhong.referee.input.GameTime;
import org.qizhong.service.view.Speed;

/**
 * Turns the world's time into the game's.
 *
 * @param clock the world's
 * @param startNanos when the game's time was zero
 * @param speed how much faster the game's time runs
 */
public record Pace(NanoClock clock, long startNanos, Speed speed) {

    public static Pace startingNow(NanoClock clock, Speed speed) {
        return new Pace(clock, clock.nanos(), speed);
    }

    public GameTime now() {
        return new GameTime(speed.gameMicros(clock.nanos() - startNanos));
    }
}
