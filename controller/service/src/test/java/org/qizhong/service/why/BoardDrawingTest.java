package org.qizhong.service.why;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.qizhong.service.words.Language;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;

class BoardDrawingTest {

    private static final Board BOARD = Fen.parseBoard("3k5/9/4r4/9/9/9/4N4/9/9/R3K4");

    @Test
    void letters_are_those_of_a_fen() {
        String[] lines = text(Language.EN).split("\n", -1);
        assertEquals("    a b c d e f g h i", lines[0]);
        assertEquals(" 9  . . . k . . . . .", lines[1]);
        assertEquals(" 7  . . . . r . . . .", lines[3]);
        assertEquals(" 0  R . . . K . . . .", lines[10]);
        assertEquals(11, lines.length);
    }

    /** The chariots of both sides have the same character: brackets tell them apart. */
    @Test
    void characters_are_in_the_brackets_of_their_side() {
        String[] lines = text(Language.ZH).split("\n", -1);
        assertEquals("     1   2   3   4   5   6   7   8   9", lines[0]);
        assertEquals(" 9  ＋  ＋  ＋ [将] ＋  ＋  ＋  ＋  ＋", lines[1]);
        assertEquals(" 7  ＋  ＋  ＋  ＋ [车] ＋  ＋  ＋  ＋", lines[3]);
        assertEquals(" 0 (车) ＋  ＋  ＋ (帅) ＋  ＋  ＋  ＋", lines[10]);
        assertEquals("    九  八  七  六  五  四  三  二  一", lines[11]);
        assertEquals("     a   b   c   d   e   f   g   h   i", lines[12]);
    }

    private static String text(Language language) {
        return String.join("\n", BoardDrawing.of(BOARD, language));
    }
}
