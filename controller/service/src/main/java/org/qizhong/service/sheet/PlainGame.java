package org.qizhong.service.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.Notation;
import org.qizhong.xiangqi.record.DhtmlXqWriter;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;
import org.qizhong.xiangqi.record.PgnWriter;

/**
 * A sheet as a game record for other programs: the line of play that counts. What was taken back, and how the game was
 * put right, are remarks: to those programs a variation is somebody's analysis.
 */
final class PlainGame {

    private static final SequencedMap<Label, String> TAGS = new LinkedHashMap<>();

    static {
        TAGS.put(Label.EVENT, "Event");
        TAGS.put(Label.PLACE, "Site");
        TAGS.put(Label.DATE, "Date");
        TAGS.put(Label.ROUND, "Round");
        TAGS.put(Label.TABLE, "Table");
        TAGS.put(Label.RED, "Red");
        TAGS.put(Label.BLACK, "Black");
    }

    private final ScoreSheet sheet;
    private final Words words;
    private final Outline outline;
    private final List<Line> counting;
    /** What there is to say before the first move that counts, then after each. */
    private final List<List<String>> remarks = new ArrayList<>();
    /** Moves that are gone, not told yet. */
    private final List<Line> gone = new ArrayList<>();

    private PlainGame(ScoreSheet sheet, Words words) {
        this.sheet = sheet;
        this.words = words;
        this.outline = new Outline(sheet, words);
        this.counting = sheet.counting();
        for (int ply = 0; ply <= counting.size(); ply++) {
            remarks.add(new ArrayList<>());
        }
    }

    /** The game as PGN, with the times of each move. */
    static String pgn(ScoreSheet sheet, Words words) {
        PlainGame game = new PlainGame(sheet, words);
        for (int i = 0; i < game.counting.size(); i++) {
            game.remarks.get(i + 1).addAll(game.times(game.counting.get(i)));
        }
        game.corrections();
        game.ending();
        return PgnWriter.write(game.record(), Notation.CHINESE, game.remarks());
    }

    /** The game as DhtmlXQ. */
    static String dhtmlXq(ScoreSheet sheet, Words words) {
        PlainGame game = new PlainGame(sheet, words);
        game.corrections();
        game.ending();
        return DhtmlXqWriter.write(game.record(), game.remarks());
    }

    private GameRecord record() {
        return new GameRecord(
                tags(),
                sheet.start(),
                counting.stream().map(line -> line.ply().move()).toList(),
                result(),
                0);
    }

    private GameResult result() {
        return sheet.result()
                .map(result -> switch (result.result()) {
                    case RED -> GameResult.RED_WON;
                    case BLACK -> GameResult.BLACK_WON;
                    case DRAW -> GameResult.DRAW;
                    case BOTH_LOSE -> GameResult.UNKNOWN;
                })
                .orElse(GameResult.UNKNOWN);
    }

    private SequencedMap<String, String> tags() {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        TAGS.forEach((label, tag) -> sheet.settings().labels().of(label).ifPresent(text -> tags.put(tag, text)));
        tags.put("TimeControl", sheet.settings().time().text());
        sheet.clocks().ifPresent(clocks -> {
            tags.put("RedTime", Times.full(clocks.used().red()));
            tags.put("BlackTime", Times.full(clocks.used().black()));
        });
        sheet.result()
                .ifPresent(result -> tags.put(
                        "Termination", words.say("reason." + result.reason().word())));
        return tags;
    }

    private List<String> times(Line line) {
        List<String> times = new ArrayList<>();
        line.used().ifPresent(used -> times.add("[%emt " + Times.full(used) + "]"));
        line.left().ifPresent(left -> times.add("[%clk " + Times.full(left.remaining()) + "]"));
        Stream.of(Sign.UNPRESSED, Sign.DECIDED, Sign.LATER)
                .filter(sign -> sign.standsBeside(line))
                .forEach(sign -> times.add(words.say(sign.key())));
        return times;
    }

    /** What was taken back, and each place where the line of play breaks off. */
    private void corrections() {
        int counted = 0;
        for (Row row : Row.table(sheet)) {
            switch (row) {
                case Row.Round round -> {
                    for (Side side : Side.values()) {
                        Optional<Line> line = round.of(side);
                        if (line.filter(counting::contains).isPresent()) {
                            tellGone(counted++);
                        } else {
                            line.ifPresent(gone::add);
                        }
                    }
                }
                case Row.Break(Note note) -> {
                    tellGone(counted);
                    remarks.get(counted).add(Times.moment(note.fact().at()) + " " + outline.tellAlone(note));
                }
            }
        }
        tellGone(counted);
    }

    /** Moves before a position that no move led to did count; the others were taken back. */
    private void tellGone(int counted) {
        Map<Boolean, List<Line>> kinds = gone.stream().collect(Collectors.partitioningBy(Line::struck));
        for (Map.Entry<Boolean, List<Line>> kind : kinds.entrySet()) {
            if (!kind.getValue().isEmpty()) {
                String moves = kind.getValue().stream().map(PlainGame::numbered).collect(Collectors.joining(" "));
                String key = kind.getKey() ? "sheet.taken-back" : "sheet.before";
                remarks.get(counted).add(words.say(key, Map.of("moves", moves)));
            }
        }
        gone.clear();
    }

    private static String numbered(Line line) {
        return line.round()
                + (line.side() == Side.RED ? ". " : "... ")
                + line.ply().chinese();
    }

    private void ending() {
        List<String> last = remarks.getLast();
        sheet.doubt().ifPresent(doubt -> last.add(outline.doubt(doubt)));
        sheet.result().ifPresent(_ -> last.add(outline.result()));
    }

    private List<String> remarks() {
        return remarks.stream().map(said -> String.join(" ", said)).toList();
    }
}
