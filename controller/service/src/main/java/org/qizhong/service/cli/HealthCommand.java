package org.qizhong.service.cli;

import java.util.concurrent.Callable;
import org.qizhong.service.health.CheckUp;
import org.qizhong.service.health.HealthJson;
import org.qizhong.service.health.HealthText;
import org.qizhong.service.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong health TRANSCRIPT}: which sensors of the board are worth a look after a game. */
@Command(
        name = "health",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Tell which sensors did what no hand can do in a game, what to check there, and which",
            "points the game has tried at all."
        },
        footer = {
            "",
            "Exit code: 0; 2 if the file cannot be read or is malformed, as with replay.",
            "",
            "Examples:",
            "  qizhong health game.txt",
            "  qizhong health game.txt --lang en",
            "  qizhong health game.txt --as json"
        })
final class HealthCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "TRANSCRIPT", description = "The transcript; - is standard input.")
    private String file = "";

    @Option(names = "--as", paramLabel = "FORMAT", description = "text (default) or json, one object in one line.")
    private String format = "text";

    @Mixin
    private LanguageOption lang = new LanguageOption();

    HealthCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Words words = Words.in(lang.language());
        boolean json = format.equals("json");
        if (!json && !format.equals("text")) {
            throw new Complaint("--as: \"" + format + "\" is none of text, json");
        }
        CheckUp game = CheckUp.of(Inputs.transcript(file, terminal));
        if (json) {
            terminal.print(HealthJson.line(game));
        } else {
            HealthText.lines(file, game, words).forEach(terminal::print);
        }
        return 0;
    }
}
