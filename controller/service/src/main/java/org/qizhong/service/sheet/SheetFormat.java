package org.qizhong.service.sheet;

import java.util.Locale;
import org.qizhong.service.words.Words;

/** The forms that a sheet is written in. */
public enum SheetFormat {
    /** Plain text for any printer. */
    TEXT,
    /** A page to print, sign and keep. */
    HTML,
    /** The line of play that counts, for chess programs. */
    PGN,
    /** The same for programs that read DhtmlXQ (东萍象棋). */
    DHTMLXQ;

    /** The name that a person gives it: {@code text}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The sheet in this form; lines end with a line feed. */
    public String write(ScoreSheet sheet, Words words) {
        return switch (this) {
            case TEXT -> TextSheet.write(sheet, words);
            case HTML -> HtmlSheet.write(sheet, words);
            case PGN -> PlainGame.pgn(sheet, words);
            case DHTMLXQ -> PlainGame.dhtmlXq(sheet, words);
        };
    }
}
