package org.qizhong.simulator;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.rulebook.Labels;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptWriter;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.record.GameRecord;

/**
 * A recorded game played again on a virtual board.
 *
 * @param record the game
 * @param settings what is agreed; start and labels are the record's
 * @param style how the players handle pieces and clock
 * @param seed what is left to chance
 */
public record Simulation(GameRecord record, Settings settings, Style style, long seed) {

    /** Which tag of a record fills which label of a transcript. */
    private static final Map<String, Label> TAGS = Map.of(
            "Red", Label.RED,
            "Black", Label.BLACK,
            "Event", Label.EVENT,
            "Round", Label.ROUND,
            "Table", Label.TABLE,
            "Date", Label.DATE,
            "Site", Label.PLACE);

    /** How records say that they do not know: {@code ?}, {@code ????.??.??}, or nothing. */
    private static final String UNKNOWN = "[?.]*";

    public Simulation {
        settings = settings.with(record.start()).with(labels(record));
    }

    private static Labels labels(GameRecord record) {
        Labels labels = Labels.NONE;
        for (Map.Entry<String, Label> tag : TAGS.entrySet()) {
            String text = record.tag(tag.getKey()).orElse("").strip();
            if (!text.matches(UNKNOWN)) {
                labels = labels.with(tag.getValue(), text);
            }
        }
        return labels;
    }

    /** Everything that fixes what the hands do. */
    public Playing playing() {
        return new Playing(settings, record.moves(), ending(), style, seed);
    }

    /** The game as the hardware sees it. */
    public Transcript transcript() {
        return new Transcript(settings, Hands.play(playing()));
    }

    /** A transcript as text, each line ended. */
    public static String text(Transcript transcript) {
        return Stream.concat(
                        TranscriptWriter.header(transcript.settings()).stream(),
                        transcript.inputs().stream().map(TranscriptWriter::line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** How the players end the game, where the board does not. */
    public Ending ending() {
        if (last().legalMoves().isEmpty()) {
            return Ending.NONE;
        }
        return switch (record.result()) {
            case RED_WON -> Ending.resigns(Side.BLACK);
            case BLACK_WON -> Ending.resigns(Side.RED);
            case DRAW -> record.moves().isEmpty() ? Ending.NONE : Ending.AGREEMENT;
            case UNKNOWN -> Ending.NONE;
        };
    }

    /** What the referee has to find, if the game is over at all. The board counts before what the record says. */
    public Optional<GameResult> result() {
        if (last().legalMoves().isEmpty()) {
            return Optional.of(GameResult.lostBy(last().toMove()));
        }
        return switch (ending()) {
            case Ending.Open _ -> Optional.empty();
            case Ending.Agreement _ -> Optional.of(GameResult.DRAW);
            case Ending.Resignation resignation -> Optional.of(GameResult.lostBy(resignation.side()));
        };
    }

    private Position last() {
        return record.positions().getLast();
    }
}
