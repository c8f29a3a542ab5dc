package org.qizhong.service.cli;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.qizhong.service.sheet.Language;
import org.qizhong.service.sheet.Scribe;
import org.qizhong.service.sheet.SheetFormat;
import org.qizhong.service.sheet.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong sheet TRANSCRIPT}: the record of a game, to print, sign and keep (CXA2011:9). */
@Command(
        name = "sheet",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Print the score sheet of a game: its moves and times, fouls, rulings and corrections, the result,",
            "and lines to sign on. Of a game that is not over it is the sheet so far."
        },
        footer = {
            "",
            "Exit code: 0; 2 if the file cannot be read or is malformed, as with replay.",
            "",
            "Examples:",
            "  qizhong sheet game.txt",
            "  qizhong sheet game.txt --as html --lang en --out table-4.html",
            "  qizhong simulate game.pgn | qizhong sheet - --as dhtmlxq"
        })
final class SheetCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "TRANSCRIPT", description = "The transcript; - is standard input.")
    private String file = "";

    @Option(
            names = "--as",
            paramLabel = "FORMAT",
            description = "text (default), html, pgn or dhtmlxq. The last two hold the line of play that counts.")
    private String format = SheetFormat.TEXT.word();

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "zh (default) or en.")
    private String language = Language.ZH.word();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write a file instead. One that is there already is not overwritten.")
    private Optional<String> out = Optional.empty();

    SheetCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        SheetFormat form = one("--as", format, SheetFormat.values(), SheetFormat::word);
        Words words = Words.in(one("--lang", language, Language.values(), Language::word));
        String sheet = form.write(Scribe.sheet(Inputs.transcript(file, terminal)), words);
        if (out.isPresent()) {
            Outputs.write(out.get(), sheet);
        } else {
            sheet.lines().forEach(terminal::print);
        }
        return 0;
    }

    private static <T> T one(String option, String word, T[] choices, Function<T, String> name) {
        return Arrays.stream(choices)
                .filter(choice -> name.apply(choice).equals(word))
                .findFirst()
                .orElseThrow(() -> new Complaint(option + ": \"" + word + "\" is none of "
                        + Arrays.stream(choices).map(name).collect(Collectors.joining(", "))));
    }
}
