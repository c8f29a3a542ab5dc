package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.Settings;

/** Players who think as long as they are allowed to never see their flag fall, whatever the time control. */
class SlowPlayersTest {

    private static final Style SLOW = new Style("slow", 600_000, 600_000, Map.of());
    private static final int[] LENGTHS = {1, 2, 19, 60, 61, 62, 150, 260};

    @ParameterizedTest
    @ValueSource(
            strings = {
                "60m+30s",
                "30/60m,10/10m*",
                "40/90m,10/15m*",
                "60m",
                "30/5m*",
                "15m+5s|12m+5s",
                "20m b3x30s",
                "1m b1x10s",
                "10m d5s",
                "5m~3s",
                "40/10m,30/5m*",
                "1m+30s",
                "20/10m+10s,10m b5x20s",
                "none"
            })
    void flags_stay_up(String control) {
        assertInTime(Settings.DEFAULT.with(TimeControl.parse(control)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"30/60m,10/10m*", "40/90m,10/15m*", "30/5m*", "10/2m,20/5m*", "10/3m+2s,10/2m+2s*"})
    void flags_stay_up_where_surplus_moves_do_not_carry_over(String control) {
        Limits limits = Limits.DEFAULT;
        Limits windows = new Limits(
                limits.late(),
                limits.naturalRounds(),
                limits.naturalChecks(),
                limits.naturalFromClaim(),
                limits.foulsLose(),
                true,
                limits.pinnedMustMove(),
                limits.noDrawBefore(),
                limits.noDrawUnder());
        assertInTime(Settings.DEFAULT.with(TimeControl.parse(control)).with(windows));
    }

    private static void assertInTime(Settings settings) {
        for (int plies : LENGTHS) {
            Simulation game = new Simulation(RandomGames.of(7, plies), settings, SLOW, 1);
            Optional<String> mistake = new Judge(game).mistake(game.transcript().inputs());
            assertEquals(Optional.empty(), mistake, () -> settings.time() + ", " + plies + " plies");
        }
    }
}
