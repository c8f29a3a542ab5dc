package org.qizhong.xiangqi.notation;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Positions;
import org.qizhong.xiangqi.Table;

/** Moves against the texts that other programs write for them. */
class NotationTableTest {

    /** There the program behind the WXF column names a doubled chariot by its file, because only one could move so. */
    private static final String DOUBLED_BUT_NAMED_BY_FILE = "n185";

    @TestFactory
    @Tag("CXA2011:7.5")
    @Tag("CXA1999:7.5")
    @Tag("CXA1999:1.1")
    Stream<DynamicTest> each_row_is_written_and_read_as_others_write_it() {
        return Table.rows("notation.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(row.get("id") + " " + row.get("chinese"), () -> check(row)));
    }

    private static void check(Map<String, String> row) {
        Board board = Fen.parseBoard(row.get("fen").split(" ", 2)[0]);
        Move move = Move.parse(row.get("move")).orElseThrow();
        String chinese = row.get("chinese");
        String other = row.get("chinese_right_to_left_style");
        String fromTheRight = other.isEmpty() ? chinese : other;
        String wxf = row.get("id").equals(DOUBLED_BUT_NAMED_BY_FILE) ? "R-+3" : row.get("wxf");
        String lettered = row.get("wxf_xqbase_style");
        assertAll(
                () -> assertEquals(chinese, ChineseNotation.write(board, move)),
                () -> assertEquals(fromTheRight, ChineseNotation.write(board, move, SoldierStyle.FROM_THE_RIGHT)),
                () -> assertEquals(wxf.replace('=', '.'), WxfNotation.write(board, move)),
                () -> assertEquals(wxf, WxfNotation.write(board, move, WxfStyle.EQUALS)),
                () -> assertEquals(lettered, WxfNotation.write(board, move, WxfStyle.LETTERED)));
        // Some boards of the table hold too many pieces: they can be written about, not played from.
        Positions.playable(row.get("fen"))
                .ifPresent(position -> assertAll(
                        () -> assertEquals(move, ChineseNotation.parse(position, chinese)),
                        () -> assertEquals(move, ChineseNotation.parse(position, fromTheRight)),
                        () -> assertEquals(move, WxfNotation.parse(position, row.get("wxf"))),
                        () -> assertEquals(move, WxfNotation.parse(position, wxf.replace('=', '.'))),
                        () -> assertEquals(move, WxfNotation.parse(position, lettered))));
    }
}
