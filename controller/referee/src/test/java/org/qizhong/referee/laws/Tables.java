package org.qizhong.referee.laws;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Enforce;
import org.qizhong.referee.rulebook.Level;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.RuleBook;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.referee.rulebook.Sensitivity;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;

/** What may be agreed before a game: every rule book, every board, clocks of every kind, games nearly over. */
final class Tables {

    private static final List<String> TIMES = List.of(
            "60m+30s",
            "90s",
            "30s+2s",
            "3/40s,2/15s*",
            "2/20s+1s*",
            "40s~3s",
            "30s d2s",
            "20s b3x4s",
            "60s+1s|15s",
            "2/16s b1x5s,25s",
            "none");

    private static final List<String> STARTS = List.of(
            Fen.START.toString(),
            Fen.START.toString(),
            "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKABR1 w - - 4 5",
            "5k3/9/9/n1p1c3p/9/4p4/R2p4P/9/4C4/3AK4 w - - 0 1",
            "3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w - - 0 1",
            "4k4/4a4/9/9/4R4/9/9/9/4p4/3K1C3 b - - 10 30",
            "3k5/9/3P5/9/9/9/9/5n3/4A4/3AK1R2 w - - 118 80",
            "2bak4/4a4/4b4/9/9/2R6/9/9/9/3RK4 w - - 0 40");

    private Tables() {}

    static Settings any(Random random) {
        return Settings.DEFAULT
                .with(pick(random, RuleBooks.ALL.toArray(RuleBook[]::new)))
                .with(pick(random, Level.values()))
                .with(pick(random, SensorKind.values()))
                .with(pick(random, Enforce.values()))
                .with(TimeControl.parse(pick(random, TIMES.toArray(String[]::new))))
                .with(Fen.parse(pick(random, STARTS.toArray(String[]::new))))
                .with(hands(random))
                .with(limits(random));
    }

    /** Mostly the usual ones; waits of no length, and waits longer than those that they should be shorter than. */
    private static Sensitivity hands(Random random) {
        return random.nextInt(3) > 0 ? Sensitivity.DEFAULT : new Sensitivity(wait(random), wait(random), wait(random));
    }

    private static Duration wait(Random random) {
        return Duration.ofMillis(pick(random, new Integer[] {0, 1, 50, 150, 600, 2000}));
    }

    /** No offers refused before a round: rounds begin with Red, and no law of colours holds for them. */
    private static Limits limits(Random random) {
        return random.nextInt(3) > 0
                ? Limits.DEFAULT
                : new Limits(
                        Duration.ofSeconds(random.nextInt(40)),
                        1 + random.nextInt(4),
                        random.nextInt(3),
                        random.nextBoolean(),
                        1 + random.nextInt(4),
                        random.nextBoolean(),
                        random.nextBoolean(),
                        0,
                        Duration.ofSeconds(random.nextInt(30)));
    }

    static <T> T pick(Random random, T[] choices) {
        return choices[random.nextInt(choices.length)];
    }
}
