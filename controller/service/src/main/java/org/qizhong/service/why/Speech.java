package org.qizhong.service.why;

import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameTime;
import org.qizhong.service.clauses.ClauseBook;
import org.qizhong.service.words.Language;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.ChineseNotation;

/** How the things of a game are called in a language. */
final class Speech {

    private final Language language;
    private final Words words;
    private final ClauseBook book = ClauseBook.load();

    Speech(Language language) {
        this.language = language;
        this.words = Words.in(language);
    }

    Language language() {
        return language;
    }

    boolean knows(String key) {
        return words.knows(key);
    }

    /** The text of a key, its holes filled with the values that follow: name, value, name, value. */
    String say(String key, Object... namesAndValues) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        }
        return words.say(key, values);
    }

    String say(String key, Map<String, ?> values) {
        return words.say(key, values);
    }

    String side(Side side) {
        return say("side." + side.word());
    }

    /** Several things in one line; a word where there is none. */
    String list(Collection<String> items) {
        return items.isEmpty() ? say("word.none") : String.join(say("list.comma"), items);
    }

    String points(Collection<Point> points) {
        return list(points.stream().sorted().map(Point::toString).toList());
    }

    String piece(Piece piece) {
        return say("piece." + piece.letter());
    }

    String onPoint(Point point, Piece piece) {
        return say("why.on-point", "point", point, "piece", piece(piece));
    }

    String onPoints(Map<Point, Piece> pieces) {
        return list(pieces.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> onPoint(entry.getKey(), entry.getValue()))
                .toList());
    }

    /** A move as a record writes it, with its points for those who read those. */
    String move(Board board, Move move) {
        return board.isEmpty(move.from())
                ? move.toString()
                : say("why.move.named", "chinese", ChineseNotation.write(board, move), "move", move);
    }

    /** A move that no notation was made for, because no rule allows it. */
    String forbidden(Board board, Move move) {
        return board.at(move.from())
                .map(piece -> say("why.move.plain", "piece", piece(piece), "from", move.from(), "to", move.to()))
                .orElse(move.toString());
    }

    String moves(Board board, List<Move> moves) {
        return list(moves.stream().map(move -> move(board, move)).toList());
    }

    String moment(GameTime time) {
        return time.toString();
    }

    /** A time control as it was written; where there are no clocks, the word for none. */
    String control(String text) {
        return text.equals("none") ? say("word.none") : text;
    }

    String seconds(Duration duration) {
        return GameTime.seconds(duration.toNanos() / 1000);
    }

    /** What a clock shows: hours, minutes and seconds, and in byoyomi the periods left. */
    String reading(ClockTimes.Reading reading) {
        String time = clock(reading.remaining());
        return reading.periods().isPresent()
                ? say("why.periods", "time", time, "count", reading.periods().getAsInt())
                : time;
    }

    private static String clock(Duration duration) {
        String seconds = GameTime.seconds(duration.toNanos() / 1000 % 60_000_000);
        String two = seconds.indexOf('.') == 1 || seconds.length() == 1 ? "0" + seconds : seconds;
        long minutes = duration.toMinutes() % 60;
        return duration.toHours() > 0
                ? duration.toHours() + ":" + (minutes < 10 ? "0" : "") + minutes + ":" + two
                : minutes + ":" + two;
    }

    String times(ClockTimes times) {
        return say("why.times", "red", reading(times.red()), "black", reading(times.black()));
    }

    /** A clause by its name, with what it says where it is no secret of the organiser's. */
    String clause(Clause clause) {
        String says = book.find(clause).map(text -> text.in(language)).orElse(say("book.HOUSE"));
        return clause.id() + " " + says;
    }

    /** Parts of one sentence; what is missing leaves no gap. */
    String joined(String first, Optional<?>... more) {
        return Stream.concat(Stream.of(first), Stream.of(more).flatMap(Optional::stream))
                .map(Object::toString)
                .collect(Collectors.joining(say("why.comma")));
    }
}
