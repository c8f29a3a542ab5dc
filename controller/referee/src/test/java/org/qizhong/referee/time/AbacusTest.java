package org.qizhong.referee.time;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;
import org.qizhong.referee.Story;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/** The clocks against a count by hand, until a flag falls: moves of any length, pauses among them. */
@Clause("TRANSCRIPT:time-control")
class AbacusTest {

    private static final int SEEDS = 40;
    private static final int MOST_PLIES = 120;

    private final List<String> rows = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "60s",
                "20s+3s",
                "20s~3s",
                "20s d3s",
                "0s d5s",
                "10s b3x5s",
                "0s b2x5s",
                "2/20s,10s",
                "2/10s,3/7s*",
                "2/10s+2s,1/5s~2s,20s d2s",
                "3/10s d2s,2/9s b2x3s*",
                "3/20s,5s b1x4s",
                "30s+1s|15s+4s",
                "2/10s*|20s b2x5s",
                "1/5s b1x5s*",
                "1.234s+0.777s",
                "1m"
            })
    void every_move_shows_what_was_counted(String time) {
        for (int seed = 0; seed < SEEDS; seed++) {
            rows.clear();
            played(time, new Random(seed))
                    .shows("move|result", "t red redPeriods black blackPeriods reason", rows.toArray(String[]::new));
        }
    }

    private Story played(String time, Random random) {
        Match match = Match.of(time);
        BySide<Abacus> counts = TimeControl.parse(time).stages().orElseThrow().map(Abacus::new);
        long now = 0;
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            Abacus count = counts.of(ply % 2 == 0 ? Side.RED : Side.BLACK);
            long used = thought(random, count.limit());
            now += paused(match, random, now, Math.min(used, count.limit() - 1));
            if (used >= count.limit()) {
                rows.add(seconds(now + count.limit()) + " - - - - flag");
                return match.until((now + used) / 1000.0);
            }
            now += used;
            count.move(used);
            match.presses(now / 1000.0);
            rows.add(seconds(now) + " " + shown(counts.red()) + " " + shown(counts.black()) + " -");
        }
        return match.until(now / 1000.0);
    }

    /** Mostly some of what is left; sometimes all but a millisecond, or all of it, or a round number of seconds. */
    private static long thought(Random random, long limit) {
        return switch (random.nextInt(24)) {
            case 0 -> limit;
            case 1 -> limit - 1;
            case 2, 3, 4 -> 1000L * random.nextInt(6);
            default -> random.nextLong(1 + limit / 2);
        };
    }

    /** A pause in the middle of a thought, now and then; it takes nothing from anybody. */
    private static long paused(Match match, Random random, long now, long used) {
        if (random.nextInt(5) > 0 || used < 1) {
            return 0;
        }
        long from = now + random.nextLong(used);
        long pause = 1L + random.nextInt(5000);
        match.says(seconds(from) + " pause").says(seconds(from + pause) + " resume");
        return pause;
    }

    private static String shown(Abacus count) {
        return seconds(count.shown()) + " "
                + (count.periods().isPresent() ? count.periods().getAsLong() : "-");
    }

    private static String seconds(long millis) {
        return millis == 0
                ? "0"
                : BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }
}
