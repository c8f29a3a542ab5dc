package org.qizhong.xiangqi.record;

import java.util.List;
import java.util.stream.Collectors;
import org.qizhong.xiangqi.Fen;

/** Writes games as DhtmlXQ (东萍象棋), one field a line. What is written reads back as the same game. */
public final class DhtmlXqWriter {

    private DhtmlXqWriter() {}

    /** The game as text; a file takes it in UTF-8, and several games one after the other. */
    public static String write(GameRecord game) {
        return write(game, List.of());
    }

    /**
     * The game as text, with remarks.
     *
     * @param remarks what there is to say before the first move, then after each; the last may be missing, and what is
     *     empty is not written
     */
    public static String write(GameRecord game, List<String> remarks) {
        StringBuilder text = new StringBuilder("[DhtmlXQ]\n");
        DhtmlXqTags.fields(game).forEach((field, value) -> field(text, field, value));
        field(text, "binit", DhtmlXqCodes.code(game.start().position().board()));
        // The 64 digits do not say whose move it is, nor how many came before; readers that know no fen pass it over.
        if (!game.start().equals(Fen.START)) {
            field(text, "fen", game.start().toString());
        }
        field(text, "movelist", game.moves().stream().map(DhtmlXqCodes::code).collect(Collectors.joining()));
        for (int ply = 0; ply < remarks.size(); ply++) {
            if (!remarks.get(ply).isEmpty()) {
                field(text, "comment" + ply, remarks.get(ply));
            }
        }
        return text.append("[/DhtmlXQ]\n").toString();
    }

    /** A value stays on its line, and cannot end its field: brackets become full-width ones. */
    private static void field(StringBuilder text, String name, String value) {
        String plain = value.replaceAll("\\R", "||").replace('[', '［').replace(']', '］');
        text.append("[DhtmlXQ_%s]%s[/DhtmlXQ_%s]\n".formatted(name, plain, name));
    }
}
