package org.qizhong.xiangqi.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.Notation;
import org.qizhong.xiangqi.notation.NotationException;

/** One game of a DhtmlXQ file while it is gathered: first its fields, then the record or the reasons against it. */
final class DhtmlXqDraft {

    private static final int DIGITS = 4;
    private static final Field NONE = new Field(0, "");

    private final SequencedMap<String, Field> fields = new LinkedHashMap<>();
    private final List<RecordFlaw> flaws = new ArrayList<>();

    /**
     * What a field says.
     *
     * @param line where it begins, from 1
     */
    private record Field(int line, String text) {}

    boolean isEmpty() {
        return fields.isEmpty();
    }

    List<RecordFlaw> flaws() {
        return flaws;
    }

    /** A field that is there already may come again if it says the same, or nothing. */
    void field(String name, int line, String text) {
        Field before = fields.get(name);
        if (before == null || before.text().isEmpty()) {
            fields.put(name, new Field(line, text.strip()));
        } else if (!text.isBlank() && !before.text().equals(text.strip())) {
            flaws.add(new RecordFlaw(
                    line, "field " + name + " says something else than it said in line " + before.line()));
        }
    }

    /** The game, if nothing speaks against it; else {@link #flaws()} has at least one. */
    Optional<GameRecord> record() {
        List<String> codes = codes();
        Optional<Fen> start = start(codes);
        List<Move> moves = start.map(fen -> moves(fen, codes)).orElse(List.of());
        if (!flaws.isEmpty()) {
            return Optional.empty();
        }
        GameResult result =
                DhtmlXqTags.result(fields.getOrDefault("result", NONE).text());
        return start.map(fen -> new GameRecord(tags(), fen, moves, result, variations()));
    }

    private SequencedMap<String, String> tags() {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        fields.forEach((name, field) -> {
            if (!field.text().isEmpty() && !isGame(name)) {
                tags.put(DhtmlXqTags.tag(name), field.text());
            }
        });
        return tags;
    }

    private static boolean isGame(String name) {
        return name.matches("binit|fen|movelist|result|(move|comment)[0-9_]*");
    }

    private int variations() {
        return (int) fields.keySet().stream()
                .filter(name -> name.startsWith("move_"))
                .count();
    }

    private List<String> codes() {
        Field list = fields.getOrDefault("movelist", NONE);
        String digits = list.text().replaceAll("\\s", "");
        if (!digits.matches("[0-9]*")) {
            flaws.add(new RecordFlaw(list.line(), "field movelist holds more than digits: four stand for each move"));
            return List.of();
        }
        if (digits.length() % DIGITS != 0) {
            flaws.add(new RecordFlaw(
                    list.line(),
                    "field movelist has " + digits.length() + " digits, there must be four for each move"));
        }
        List<String> codes = new ArrayList<>();
        for (int at = 0; at + DIGITS <= digits.length(); at += DIGITS) {
            codes.add(digits.substring(at, at + DIGITS));
        }
        return codes;
    }

    private Optional<Fen> start(List<String> codes) {
        if (fields.containsKey("fen")) {
            return legal("fen", () -> Fen.parse(fields.get("fen").text()));
        }
        Field digits = fields.getOrDefault("binit", NONE);
        if (digits.text().isEmpty()) {
            return Optional.of(Fen.START);
        }
        if (!digits.text().matches("[0-9]{64}")) {
            flaws.add(new RecordFlaw(
                    digits.line(), "field binit must be 64 digits: column and row of each of 32 pieces, 99 for none"));
            return Optional.empty();
        }
        Board board = DhtmlXqCodes.board(digits.text());
        return legal("binit", () -> new Fen(Position.of(board, firstToMove(board, codes)), 0, 1));
    }

    /** The 64 digits do not say whose move it is; who makes the first move does, or who may not leave a check. */
    private static Side firstToMove(Board board, List<String> codes) {
        return codes.stream()
                .findFirst()
                .flatMap(code -> DhtmlXqCodes.point(code.substring(0, 2)))
                .flatMap(board::at)
                .map(Piece::side)
                .orElseGet(() -> !isPlayable(board, Side.RED) && isPlayable(board, Side.BLACK) ? Side.BLACK : Side.RED);
    }

    private static boolean isPlayable(Board board, Side toMove) {
        try {
            Position.of(board, toMove);
            return true;
        } catch (IllegalPositionException _) {
            return false;
        }
    }

    private Optional<Fen> legal(String field, Supplier<Fen> fen) {
        try {
            return Optional.of(fen.get());
        } catch (IllegalPositionException refused) {
            refused.reasons()
                    .forEach(reason ->
                            flaws.add(new RecordFlaw(fields.get(field).line(), "field " + field + ": " + reason)));
            return Optional.empty();
        }
    }

    /** The moves up to the first that cannot be made. */
    private List<Move> moves(Fen start, List<String> codes) {
        List<Move> moves = new ArrayList<>();
        Position position = start.position();
        for (String code : codes) {
            try {
                Move move = Notation.ICCS.parse(position, iccs(code));
                moves.add(move);
                position = position.play(move);
            } catch (NotationException refused) {
                flaws.add(new RecordFlaw(
                        fields.get("movelist").line(),
                        PgnDraft.ply(start, moves.size()) + code + ": " + refused.getMessage()));
                break;
            }
        }
        return moves;
    }

    private static String iccs(String code) {
        return DhtmlXqCodes.point(code.substring(0, 2))
                .flatMap(from -> DhtmlXqCodes.point(code.substring(2)).map(to -> new Move(from, to)))
                .map(Move::toString)
                .orElse(code);
    }
}
