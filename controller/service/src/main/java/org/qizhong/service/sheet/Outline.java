package org.qizhong.service.sheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.ChineseNotation;

/** What every written sheet says in words, whatever its form. */
final class Outline {

    /** A name and what there is to say. */
    record Field(String name, String value) {}

    /** A name and what there is to say of each side. */
    record Pair(String name, BySide<String> values) {}

    private final ScoreSheet sheet;
    private final Words words;
    private final Sentences sentences;

    Outline(ScoreSheet sheet, Words words) {
        this.sheet = sheet;
        this.words = words;
        this.sentences = new Sentences(words);
    }

    /** What was agreed before the game; what nobody said is left out. */
    List<Field> header() {
        Settings settings = sheet.settings();
        Stream<Field> labels = Stream.of(Label.EVENT, Label.ROUND, Label.TABLE, Label.DATE, Label.PLACE)
                .flatMap(label ->
                        settings
                                .labels()
                                .of(label)
                                .map(text -> new Field(words.say("sheet." + label.key()), text))
                                .stream());
        String level = settings.level().name().toLowerCase(Locale.ROOT);
        List<Field> header = new ArrayList<>(labels.toList());
        header.add(field("sheet.rules", words.say("rules." + settings.rules().name())));
        header.add(field("sheet.level", words.say("level." + level)));
        header.add(field("sheet.time", timeControl()));
        if (!settings.start().equals(Fen.START)) {
            header.add(field("sheet.start", settings.start().toString()));
        }
        return header;
    }

    private String timeControl() {
        Settings settings = sheet.settings();
        return settings.time().stages().isPresent() ? settings.time().text() : words.say("sheet.no-clocks");
    }

    private Field field(String key, String value) {
        return new Field(words.say(key), value);
    }

    /** A side, with the player's name where it is known. */
    Field player(Side side) {
        Label label = side == Side.RED ? Label.RED : Label.BLACK;
        return new Field(words.side(side), sheet.settings().labels().of(label).orElse(""));
    }

    /** The result with its clause, or how far the record goes. */
    String result() {
        return sheet.result()
                .map(result -> sentences.outcome(result) + " · " + words.cite(result.clause()))
                .orElse(words.say("sheet.so-far", Map.of("time", Times.moment(sheet.until()))));
    }

    /** When the game ended, then the results that did not last. */
    List<String> aboutTheResult() {
        Stream<String> ended = sheet.result().stream()
                .map(result -> words.say("sheet.ended", Map.of("time", Times.moment(result.at()))));
        Stream<String> former = sheet.formerResults().stream()
                .map(note -> words.say(
                        "sheet.former",
                        Map.of(
                                "result",
                                sentences.tell(note.fact()),
                                "time",
                                Times.moment(note.fact().at()))));
        return Stream.concat(ended, former).toList();
    }

    /** Both sides compared: the times used, the fouls (CXA2011:9), and what else there is to count. */
    List<Pair> summary() {
        List<Pair> rows = new ArrayList<>();
        sheet.clocks().ifPresent(clocks -> {
            rows.add(pair("sheet.total", side -> Times.span(clocks.used().of(side))));
            rows.add(pair("sheet.remaining", side -> Times.clock(clocks.left(side))));
        });
        rows.add(pair("sheet.foul-count", side -> String.valueOf(sheet.standingFouls(side))));
        rows.add(pair("sheet.offers", side -> count(Decision.DrawOffer.class, offer -> offer.side() == side)));
        rows.add(pair(
                "sheet.warnings",
                side -> count(
                        Decision.Info.class,
                        info -> info.message().equals("warned")
                                && side.word().equals(info.fields().get("side")))));
        rows.add(pair("sheet.penalties", side -> Times.span(penalties(side))));
        return rows;
    }

    private Pair pair(String key, Function<Side, String> value) {
        return new Pair(words.say(key), BySide.from(value));
    }

    private <D extends Decision> Stream<D> standing(Class<D> kind) {
        return sheet.notes().stream()
                .filter(note -> !note.struck())
                .flatMap(note -> ScoreSheet.decided(note, kind).stream());
    }

    private <D extends Decision> String count(Class<D> kind, Predicate<D> which) {
        return String.valueOf(standing(kind).filter(which).count());
    }

    private Duration penalties(Side side) {
        return standing(Decision.Penalty.class)
                .filter(penalty -> penalty.side() == side)
                .map(Decision.Penalty::taken)
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** A fact with its clause. */
    String tell(Note note) {
        return sentences.tell(note.fact())
                + sentences
                        .clause(note.fact())
                        .map(clause -> " [" + clause + "]")
                        .orElse("");
    }

    /** A fact without its clause, which stands elsewhere. */
    String tellAlone(Note note) {
        return sentences.tell(note.fact());
    }

    String clause(Note note) {
        return sentences.clause(note.fact()).orElse("");
    }

    /** What the move in doubt may have been. */
    String doubt(Candidates doubt) {
        String moves = doubt.moves().stream()
                .map(move -> chinese(doubt.before(), move))
                .collect(Collectors.joining(words.say("list.comma")));
        return words.say("sheet.doubt", Map.of("ply", doubt.ply(), "moves", moves));
    }

    private static String chinese(Fen before, Move move) {
        return ChineseNotation.write(before.position().board(), move) + " (" + move + ")";
    }

    /** When all signed, or that they have not. */
    String signed() {
        return sheet.signed()
                .map(at -> words.say("sheet.signed", Map.of("time", Times.moment(at))))
                .orElse(words.say("sheet.unsigned"));
    }
}
