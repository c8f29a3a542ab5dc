package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.clock.SideClock;
import org.qizhong.referee.clock.Stage;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.rulebook.Limits;

/** Whoever spends no more than the purse allows never sees the flag fall. */
class PurseTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "60m+30s",
                "30/60m,10/10m*",
                "40/90m,10/15m*",
                "60m",
                "30/5m*",
                "15m+5s",
                "20m b3x30s",
                "1m b1x10s",
                "10m d5s",
                "5m~3s",
                "40/10m,30/5m*",
                "1m+30s",
                "20/10m+10s,10m b5x20s"
            })
    void the_flag_stays_up_however_long_the_record(String control) {
        List<Stage> stages = TimeControl.parse(control).stages().orElseThrow().red();
        for (int moves : new int[] {1, 2, 10, 30, 31, 75, 200}) {
            Purse purse = new Purse(stages, Limits.DEFAULT);
            SideClock clock = SideClock.full(stages);
            for (int move = 0; move < moves; move++) {
                long share = purse.share(moves - move);
                clock = clock.run(share * 1000);
                String at = control + ": move " + (move + 1) + " of " + moves + " took " + share + " ms";
                assertTrue(clock.untilZero() > 0, at);
                assertTrue(share > 0, at);
                clock = clock.pressed(clock.bonus()).counted();
                clock = clock.stageDone() ? clock.nextStage() : clock;
                purse.spend(share);
            }
        }
    }
}
