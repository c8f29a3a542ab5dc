package org.qizhong.service.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qizhong.service.sheet.Line.Mark;
import org.qizhong.service.words.Language;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.notation.ShortNotation;
import org.qizhong.xiangqi.notation.WxfNotation;

/** What stands beside a move. */
enum Sign {
    CHECK('+'),
    UNPRESSED('o'),
    RULED('!'),
    DECIDED('*'),
    LATER('?'),
    STRUCK('x');

    private final char letter;

    Sign(char letter) {
        this.letter = letter;
    }

    /** What it is in plain text. */
    char letter() {
        return letter;
    }

    boolean standsBeside(Line line) {
        return switch (this) {
            case CHECK -> line.ply().check();
            case UNPRESSED -> !line.pressed();
            case RULED -> line.mark().equals(Optional.of(Mark.RULED));
            case DECIDED -> line.mark().equals(Optional.of(Mark.DECIDED));
            case LATER -> line.mark().equals(Optional.of(Mark.LATER));
            case STRUCK -> line.struck();
        };
    }

    static List<Sign> beside(Line line) {
        return Arrays.stream(values()).filter(sign -> sign.standsBeside(line)).toList();
    }

    /** The key of its meaning. */
    String key() {
        return "mark." + name().toLowerCase(Locale.ROOT);
    }

    /** A move where the column is narrow: the short notation (CXA2011:7.5), or WXF for those who read no Chinese. */
    static String narrow(Line line, Language language) {
        Move move = line.ply().move();
        return switch (language) {
            case ZH -> ShortNotation.writeDistinct(line.before().position(), move);
            case EN -> WxfNotation.write(line.before().position().board(), move);
        };
    }
}
