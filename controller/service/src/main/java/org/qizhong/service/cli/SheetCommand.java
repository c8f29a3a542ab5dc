package org.qizhong.service.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.service.sheet.Scribe;
import org.qizhong.service.sheet.SheetFormat;
import org.qizhong.service.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private LanguageOption lang = new LanguageOption();

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
        SheetFormat form = Stream.of(SheetFormat.values())
                .filter(known -> known.word().equals(format))
                .findFirst()
                .orElseThrow(() -> new Complaint("--as: \"" + format + "\" is none of "
                        + Stream.of(SheetFormat.values()).map(SheetFormat::word).collect(Collectors.joining(", "))));
        Words words = Words.in(lang.language());
        String sheet = form.write(Scribe.sheet(Inputs.transcript(file, terminal)), words);
        if (out.isPresent()) {
            Outputs.write(out.get(), sheet);
        } else {
            sheet.lines().forEach(terminal::print);
        }
        return 0;
    }
}
