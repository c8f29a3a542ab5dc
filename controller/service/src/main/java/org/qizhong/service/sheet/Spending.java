package org.qizhong.service.sheet;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/**
 * How long each clock ran, and for which ply. It follows the running clock from decision to decision, since the clocks
 * themselves forget what a move used once it is pressed.
 */
final class Spending {

    private final Map<Integer, Duration> byPly = new TreeMap<>();
    private BySide<Duration> total = BySide.both(Duration.ZERO);
    private Optional<Side> running = Optional.empty();
    private GameTime since = GameTime.ZERO;

    Optional<Side> running() {
        return running;
    }

    BySide<Duration> total() {
        return total;
    }

    /** Charges the running clock up to a moment, and tells how much that is. */
    Duration until(GameTime at, int ply) {
        Duration spent = running.isPresent() && at.isAfter(since)
                ? Duration.of(at.micros() - since.micros(), ChronoUnit.MICROS)
                : Duration.ZERO;
        running.ifPresent(side -> {
            total = total.with(side, sum -> sum.plus(spent));
            byPly.merge(ply, spent, Duration::plus);
        });
        since = at;
        return spent;
    }

    void run(Optional<Side> side) {
        running = side;
    }

    /** What a ply used, which is asked for once. */
    Duration of(int ply) {
        return Optional.ofNullable(byPly.remove(ply)).orElse(Duration.ZERO);
    }

    /** The plies after that number are thought about anew. */
    void backTo(int ply) {
        byPly.keySet().removeIf(number -> number > ply);
    }

    /** Both clocks begin anew. */
    void reset() {
        byPly.clear();
        total = BySide.both(Duration.ZERO);
    }
}
