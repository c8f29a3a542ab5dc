package org.qizhong.service.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong perft DEPTH [FEN]}: how many sequences of legal moves there are, to compare with other programs. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Count the sequences of DEPTH legal moves, to compare the move generator with others.",
        footer = {
            "",
            "Examples:",
            "  qizhong perft 4",
            "  qizhong perft 3 --divide",
            "  qizhong perft 2 '4k4/9/9/9/9/9/9/9/4A4/4K4 w'"
        })
final class PerftCommand implements Callable<Integer> {

    private static final int DEEPEST = 12;

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "DEPTH", description = "How many plies, 0 to 12.")
    private int depth;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FEN",
            description = "The position; without it, the one a game starts from.")
    private List<String> fen = List.of();

    @Option(names = "--divide", description = "List each move with the sequences that begin with it.")
    private boolean divide;

    PerftCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (depth < 0 || depth > DEEPEST) {
            throw new Complaint("DEPTH is " + depth + ", it must be a number from 0 to " + DEEPEST);
        }
        Position position = position();
        if (divide && depth > 0) {
            position.legalMoves().forEach(move -> terminal.print(move + ": " + below(position, move)));
            terminal.print("");
        }
        terminal.print(Long.toString(position.perft(depth)));
        return 0;
    }

    private long below(Position position, Move move) {
        return position.play(move).perft(depth - 1);
    }

    private Position position() {
        String text = String.join(" ", fen);
        try {
            return text.isEmpty() || text.equals("startpos")
                    ? Position.start()
                    : Fen.parse(text).position();
        } catch (IllegalPositionException e) {
            throw new Complaint(
                    e.reasons().stream().map(reason -> "FEN: " + reason).toList());
        }
    }
}
