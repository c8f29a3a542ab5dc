package org.qizhong.referee.transcript;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qizhong.referee.clock.Durations;
import org.qizhong.referee.input.ClaimKind;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.input.SensorState;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Reads one event line, {@code TIME VERB ARGUMENTS…}. */
final class EventReader {

    private static final String END = "end";

    private final String[] words;
    private final SensorKind sensors;
    private GameTime at = GameTime.ZERO;
    private int next = 2;

    EventReader(String line, SensorKind sensors) {
        this.words = line.split("\\s+");
        this.sensors = sensors;
    }

    boolean isEnd() {
        return words[1].equals(END);
    }

    /**
     * The event.
     *
     * @throws IllegalArgumentException with what is wrong
     */
    Input read() {
        at = GameTime.parse(words[0])
                .orElseThrow(() -> new IllegalArgumentException("\"" + words[0]
                        + "\" is no time: it must be seconds with at most six decimals, such as 12.345"));
        if (words.length < 2) {
            throw new IllegalArgumentException("after the time a verb is missing");
        }
        Input input = fromHardware();
        if (next < words.length) {
            throw new IllegalArgumentException("\"" + words[next] + "\" is too much after " + words[1]);
        }
        return input;
    }

    private Input fromHardware() {
        return switch (words[1]) {
            case "lift" -> new Input.Lift(at, point());
            case "place" -> new Input.Place(at, point(), seen());
            case "press" -> new Input.Press(at, side());
            case "adjust" -> new Input.Adjust(at, side());
            case "call" -> new Input.Call(at, side());
            case "link" -> new Input.Link(at, word("up or down", "up", "down").equals("up"));
            case "snapshot" -> new Input.Snapshot(at, snapshot());
            case "fault" -> new Input.Fault(at, point(), constant(SensorState.values(), SensorState::word));
            case "tick", END -> new Input.Tick(at);
            default -> fromPlayers();
        };
    }

    private Input fromPlayers() {
        return switch (words[1]) {
            case "offer" -> new Input.Offer(at, side());
            case "accept" -> new Input.Accept(at, side());
            case "decline" -> new Input.Decline(at, side());
            case "resign" -> new Input.Resign(at, side());
            case "claim" -> new Input.Claim(at, side(), constant(ClaimKind.values(), ClaimKind::word));
            case "absent" -> new Input.Absent(at, side());
            case "arrived" -> new Input.Arrived(at, side());
            default -> fromArbiter();
        };
    }

    private Input fromArbiter() {
        return switch (words[1]) {
            case "start" -> new Input.Start(at);
            case "pause" -> new Input.Pause(at);
            case "resume" -> new Input.Resume(at, hasNext() ? Optional.of(side()) : Optional.empty());
            case "clock" -> new Input.SetClock(at, side(), Durations.parse(next("a duration")));
            case "add" -> new Input.AddTime(at, side(), signedDuration());
            case "foul" -> new Input.CallFoul(at, side(), clause());
            case "pardon" -> new Input.Pardon(at, side(), clause());
            case "waive" -> new Input.Waive(at, point());
            case "unrecorded" -> new Input.Unrecorded(at, side(), number("a number of moves"));
            case "confirm" -> new Input.Confirm(at, alert());
            case "dismiss" -> new Input.Dismiss(at, alert());
            case "designate" -> new Input.Designate(at, point());
            case "vary" -> new Input.Vary(at, side());
            default -> fromArbiterOnTheGame();
        };
    }

    private Input fromArbiterOnTheGame() {
        return switch (words[1]) {
            case "rewind" -> new Input.Rewind(at, number("a ply"), hasNext() ? Optional.of(point()) : Optional.empty());
            case "swap" -> new Input.Swap(at);
            case "position" -> new Input.Declare(at, fen());
            case "result" -> new Input.Rule(at, constant(GameResult.values(), GameResult::word), clause());
            case "warn" -> new Input.Warn(at, side());
            case "sign" -> new Input.Sign(at);
            default -> throw new IllegalArgumentException("there is no verb \"" + words[1] + "\"");
        };
    }

    private boolean hasNext() {
        return next < words.length;
    }

    private String next(String what) {
        if (!hasNext()) {
            throw new IllegalArgumentException("after " + words[1] + " " + what + " is missing");
        }
        return words[next++];
    }

    private Point point() {
        String word = next("a point");
        return Point.parse(word)
                .filter(point -> point.toString().equals(word))
                .orElseThrow(() -> new IllegalArgumentException(
                        "\"" + word + "\" is no point: it must be a file from a to i and a rank from 0 to 9"));
    }

    private Side side() {
        return constant(Side.values(), Side::word);
    }

    private <T> T constant(T[] constants, Function<T, String> word) {
        String wanted = next("one of " + String.join(", ", words(constants, word)));
        return Stream.of(constants)
                .filter(constant -> word.apply(constant).equals(wanted))
                .findFirst()
                .orElseThrow(() -> HeaderReader.noneOf(words(constants, word).stream(), wanted));
    }

    private static <T> List<String> words(T[] constants, Function<T, String> word) {
        return Stream.of(constants).map(word).toList();
    }

    private String word(String what, String... allowed) {
        String word = next(what);
        if (!List.of(allowed).contains(word)) {
            throw HeaderReader.noneOf(Stream.of(allowed), word);
        }
        return word;
    }

    private int number(String what) {
        return HeaderReader.number(next(what), 0, 99_999);
    }

    private Duration signedDuration() {
        String word = next("a duration");
        return word.startsWith("-") ? Durations.parse(word.substring(1)).negated() : Durations.parse(word);
    }

    private Clause clause() {
        return new Clause(next("a clause"));
    }

    private String alert() {
        String word = next("an alert");
        if (!word.matches("a[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException("\"" + word + "\" is no alert: it must read like a1");
        }
        return word;
    }

    private Fen fen() {
        List<String> fields = new ArrayList<>();
        while (hasNext()) {
            fields.add(next("a FEN"));
        }
        return Fen.parse(String.join(" ", fields));
    }

    private Seen seen() {
        return switch (sensors) {
            case OCCUPANCY -> Seen.PIECE;
            case SIDE -> Seen.of(side());
            case IDENTITY -> Seen.of(piece(next("a piece letter")));
        };
    }

    private static Piece piece(String word) {
        return Optional.of(word)
                .filter(letter -> letter.length() == 1)
                .flatMap(letter -> Piece.ofLetter(letter.charAt(0)))
                .orElseThrow(() -> new IllegalArgumentException("\"" + word + "\" is no piece letter"));
    }

    private Sensed snapshot() {
        List<String> flaws = new ArrayList<>();
        char[] cells = Fen.cells(next("ranks"), flaws);
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", flaws));
        }
        Map<Point, Seen> seen = new EnumMap<>(Point.class);
        for (Point point : Point.values()) {
            char cell = cells[point.ordinal()];
            if (cell != '.') {
                seen.put(point, seen(cell));
            }
        }
        return new Sensed(seen);
    }

    private Seen seen(char cell) {
        return switch (sensors) {
            case OCCUPANCY -> cell(cell, "X", Seen.PIECE);
            case SIDE -> cell == '-' ? Seen.of(Side.BLACK) : cell(cell, "+", Seen.of(Side.RED));
            case IDENTITY -> Seen.of(piece(String.valueOf(cell)));
        };
    }

    private Seen cell(char cell, String wanted, Seen seen) {
        if (wanted.indexOf(cell) < 0) {
            throw new IllegalArgumentException("'" + cell + "' in a snapshot: these sensors see "
                    + (sensors == SensorKind.OCCUPANCY ? "X for a piece" : "+ for a red piece, - for a black one"));
        }
        return seen;
    }
}
