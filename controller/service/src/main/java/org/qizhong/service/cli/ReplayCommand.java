package org.qizhong.service.cli;

import java.util.concurrent.Callable;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.referee.transcript.Transcript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code qizhong replay FILE}: what the referee decides on a transcript, as JSON Lines. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Print what the referee decides on a transcript, one JSON object a line.",
            "The same file gives the same bytes on every machine."
        },
        footer = {
            "",
            "Exit code: 0; 2 if the file cannot be read or is malformed: then every fault is",
            "printed on standard error as FILE:LINE: what is wrong, and nothing is decided.",
            "",
            "Examples:",
            "  qizhong replay game.txt",
            "  qizhong simulate game.pgn | qizhong replay - | grep '\"type\":\"move\"'"
        })
public final class ReplayCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "The transcript; - is standard input.")
    private String file = "";

    ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    public ReplayCommand(Terminal terminal, String file) {
        this(terminal);
        this.file = file;
    }

    @Override
    public Integer call() {
        Transcript transcript = Inputs.transcript(file, terminal);
        GameState state = Referee.open(transcript.settings());
        for (Input input : transcript.inputs()) {
            Step step = Referee.step(state, input);
            for (Decision decision : step.decisions()) {
                terminal.print(DecisionJson.line(decision));
            }
            state = step.state();
        }
        terminal.flush();
        return 0;
    }
}
