package org.qizhong.xiangqi.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.Notation;
import org.qizhong.xiangqi.notation.ShortNotation;

/** Writes games as PGN: the tags, then one round (回合) a line. What is written reads back as the same game. */
public final class PgnWriter {

    private PgnWriter() {}

    /**
     * The game as text; a file takes it in UTF-8, and several games one after the other.
     *
     * @param notation how moves are written; not UCI, which PGN cannot tell from ICCS
     */
    public static String write(GameRecord game, Notation notation) {
        return write(game, notation, List.of());
    }

    /**
     * The game as text, with comments.
     *
     * @param notation how moves are written; not UCI, which PGN cannot tell from ICCS
     * @param comments what there is to say before the first move, then after each; the last may be missing, and what is
     *     empty is not written
     */
    public static String write(GameRecord game, Notation notation, List<String> comments) {
        StringBuilder text = new StringBuilder();
        tags(game, notation).forEach((name, value) -> text.append("[%s \"%s\"]\n".formatted(name, escaped(value))));
        text.append('\n').append(comment(comments, 0, "", "\n"));
        int round = game.start().round();
        List<Position> positions = game.positions();
        for (int i = 0; i < game.moves().size(); i++) {
            Position before = positions.get(i);
            boolean red = before.toMove() == Side.RED;
            if (red || i == 0) {
                text.append(String.format(Locale.ROOT, "%3d.%s", round, red ? "" : " ..."));
            }
            text.append(' ').append(move(before, game.moves().get(i), notation));
            text.append(comment(comments, i + 1, " ", ""));
            boolean roundOver = !red || i == game.moves().size() - 1;
            text.append(roundOver ? "\n" : "");
            round += red ? 0 : 1;
        }
        return text.append(game.result().word()).append("\n\n").toString();
    }

    /** A comment ends at the first bracket that closes it, so it holds none of its own. */
    private static String comment(List<String> comments, int ply, String before, String after) {
        String text = ply < comments.size() ? comments.get(ply) : "";
        return text.isEmpty() ? "" : before + "{" + text.replace('{', '(').replace('}', ')') + "}" + after;
    }

    /** The stored tags; those that say what the record knows itself are made to agree with it. */
    private static SequencedMap<String, String> tags(GameRecord game, Notation notation) {
        SequencedMap<String, String> tags = new LinkedHashMap<>(game.tags());
        if (!tags.containsKey("Game")) {
            tags.putFirst("Game", "Chinese Chess");
        }
        tags.put("Result", game.result().word());
        if (game.start().equals(PgnDraft.START)) {
            tags.remove("FEN");
        } else {
            tags.put("FEN", game.start().toString());
        }
        tags.put("Format", format(notation));
        return tags;
    }

    private static String format(Notation notation) {
        return switch (notation) {
            case CHINESE -> "Chinese";
            case SHORT -> "Short";
            case WXF -> "WXF";
            case ICCS -> "ICCS";
            case UCI -> throw new IllegalArgumentException("PGN cannot tell UCI from ICCS");
        };
    }

    private static String move(Position before, Move move, Notation notation) {
        return notation == Notation.SHORT
                ? ShortNotation.writeDistinct(before, move)
                : notation.write(before.board(), move);
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\R", " ");
    }
}
