package org.qizhong.service.cli;

import java.util.concurrent.Callable;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptWriter;
import org.qizhong.simulator.Noise;
import org.qizhong.simulator.Simulation;
import org.qizhong.simulator.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong simulate RECORD}: a recorded game as the hardware would have seen it. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Print the transcript of a recorded game, as if people had played it on a board with sensors.",
            "The same options give the same transcript. With --cases or --noise it holds what else happens",
            "at a board, and what the arbiter enters to set it right."
        },
        footer = {
            "",
            "Examples:",
            "  qizhong simulate game.pgn",
            "  qizhong simulate games.pgn --game 3 --sensors side --style messy --seed 7 | qizhong replay -",
            "  qizhong simulate game.pgn --cases all --noise --seed 7"
        })
final class SimulateCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "RECORD", description = "A game record, such as a PGN file; - is standard input.")
    private String file = "";

    @Option(names = "--game", paramLabel = "N", description = "Which game of the file (default: 1).")
    private int game = 1;

    @Mixin
    private GameOptions options = new GameOptions();

    @Mixin
    private CaseOptions cases = new CaseOptions();

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Transcript transcript = transcript(options.simulation(GameOptions.record(file, game, terminal)));
        TranscriptWriter.header(transcript.settings()).forEach(terminal::print);
        for (Input input : transcript.inputs()) {
            terminal.print(TranscriptWriter.line(input));
        }
        return 0;
    }

    private Transcript transcript(Simulation simulation) {
        if (!cases.isGiven()) {
            return simulation.transcript();
        }
        Noise noise = cases.hardware().noise(simulation.settings().sensors(), simulation.seed());
        return new Trial(simulation, cases.mix(), noise).play().transcript();
    }
}
