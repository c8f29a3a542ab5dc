package org.qizhong.service.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.service.why.Question;
import org.qizhong.service.why.Why;
import org.qizhong.service.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong why TRANSCRIPT}: what the referee held at a moment of a game, and why, in words. */
@Command(
        name = "why",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Tell in words what the referee held at a moment of a transcript: position, clocks,",
            "touches, fouls, what waits for the arbiter and what each answer would do; then",
            "what it decided up to then, with what each clause says."
        },
        footer = {
            "",
            "Exit code: 0; 2 if the file or an option cannot be used.",
            "",
            "Examples:",
            "  qizhong why game.txt",
            "  qizhong why game.txt --at 12.345 --lang en",
            "  qizhong why game.txt --all"
        })
final class WhyCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "TRANSCRIPT", description = "The transcript; - is standard input.")
    private String file = "";

    @Option(
            names = "--at",
            paramLabel = "T",
            description = "The moment, in seconds as the transcript writes them; without it, the end.")
    private Optional<String> at = Optional.empty();

    @Mixin
    private LanguageOption lang = new LanguageOption();

    @Option(names = "--last", paramLabel = "N", description = "How many decisions are told; 8 if not given.")
    private int last = 8;

    @Option(names = "--all", description = "Tell all decisions up to the moment.")
    private boolean all;

    WhyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Language spoken = lang.language();
        if (last < 0) {
            throw new Complaint("--last: " + last + " is less than nothing");
        }
        Transcript transcript = Inputs.transcript(file, terminal);
        Question question =
                new Question(at.map(text -> moment(text, transcript)), all ? Integer.MAX_VALUE : last, spoken);
        Why.lines(file, transcript, question).forEach(terminal::print);
        return 0;
    }

    private GameTime moment(String text, Transcript transcript) {
        GameTime moment = GameTime.parse(text)
                .orElseThrow(() -> new Complaint("--at: \"" + text
                        + "\" is no time: it must be seconds with at most six decimals, such as 12.345"));
        GameTime end = Why.end(transcript);
        if (moment.isAfter(end)) {
            throw new Complaint("--at: " + text + " is after the last line of " + file + ", which is at " + end);
        }
        return moment;
    }
}
