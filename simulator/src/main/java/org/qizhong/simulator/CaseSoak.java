package org.qizhong.simulator;

import java.util.List;
import java.util.stream.LongStream;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;

/**
 * Plays many records, with everything that happens at boards, and counts by case what the referee makes of it.
 *
 * @param games the records
 * @param mix what happens, and how often
 * @param hardware how good the boards are
 * @param firstSeed where the seeds begin; each game is played once with each
 * @param seeds how many there are
 */
public record CaseSoak(List<NamedGame> games, Mix mix, Hardware hardware, long firstSeed, int seeds) {

    public CaseSoak {
        games = List.copyOf(games);
    }

    /** One game of many. */
    private record One(NamedGame game, long seed) {}

    /** Plays every game with every seed on one kind of board with one kind of players, on all processors. */
    public CaseReport run(SensorKind kind, Style style) {
        return LongStream.range(firstSeed, firstSeed + seeds)
                .boxed()
                .flatMap(seed -> games.stream().map(game -> new One(game, seed)))
                .parallel()
                .map(one -> report(one, kind, style))
                .reduce(CaseReport.NONE, CaseReport::plus);
    }

    private CaseReport report(One one, SensorKind kind, Style style) {
        Simulation simulation = new Simulation(one.game().record(), Settings.DEFAULT.with(kind), style, one.seed());
        String name = one.game().name() + " sensors " + kind.name().toLowerCase(java.util.Locale.ROOT) + " style "
                + style + " seed " + one.seed();
        try {
            return CaseReport.of(name, kind, new Trial(simulation, mix, hardware.noise(kind, one.seed())).play());
        } catch (IllegalStateException e) {
            throw new IllegalStateException(name + ": " + e.getMessage(), e);
        }
    }
}
