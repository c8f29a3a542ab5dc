package org.qizhong.xiangqi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.xiangqi.Diagram;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/** Texts as people and programs write them: each is one legal move, or is refused with the reason. */
@Tag("CXA2011:7.5")
class ReadingTest {

    private static final Position START = Position.start();
    private static final Position AFTER_CANNON = START.play(new Move(Point.H2, Point.E2));

    /** Doubled cannons, horses and elephants. */
    private static final Position DOUBLED = Diagram.of("""
            . . . . k . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . N . . . . . C
            . . . . . . B . .
            . . N . . . . . C
            . . . . . . . . .
            . . . . . . . . .
            . . . K . . B . .
            """).position(Side.RED);

    /** Three soldiers on file 7 and two on file 3. */
    private static final Position CROWDED = Diagram.of("""
            . . . k . . . . .
            . . . . . . . . .
            . . P . . . . . .
            . . P . . . P . .
            . . P . . . P . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """).position(Side.RED);

    /** Five soldiers on one file. */
    private static final Position COLUMN =
            Fen.parse("3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/5K3 w").position();

    private static Move move(String text) {
        return Move.parse(text).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "炮二平五, h2e2", "炮2平5, h2e2", "炮２平５, h2e2", "砲二平五, h2e2", "包二平五, h2e2", "马八进七, b0c2",
        "馬八進七, b0c2", "傌八进七, b0c2", "马八上七, b0c2", "車一進一, i0i1", "俥一进一, i0i1", "相三进五, g0e2",
        "象三进五, g0e2", "士四进五, f0e1", "仕四进五, f0e1", "帅五进一, e0e1", "帥五進一, e0e1", "将五进一, e0e1",
        "兵七进一, c3c4", "卒七进一, c3c4", "炮 二 平 五, h2e2"
    })
    void chinese_of_any_hand(String text, String move) {
        assertEquals(move(move), ChineseNotation.parse(START, text));
    }

    @ParameterizedTest
    @CsvSource({"马8进7, h9g7", "马八进七, h9g7", "馬８進７, h9g7", "將5进1, e9e8", "象3进5, c9e7", "士6进5, f9e8", "卒7进1, g6g5"})
    void black_counts_from_its_own_right_in_either_digits(String text, String move) {
        assertEquals(move(move), ChineseNotation.parse(AFTER_CANNON, text));
    }

    @ParameterizedTest
    @CsvSource({
        "前炮退一, i5i4",
        "后炮进一, i3i4",
        "後炮退二, i3i1",
        "前马进八, c5b7",
        "后马退六, c3d1",
        "前相退五, g4e2",
        "后相进五, g0e2",
        "相三退五, g4e2",
        "相三进五, g0e2",
        "前炮5, i5e5"
    })
    void doubled_pieces_by_their_place(String text, String move) {
        assertEquals(move(move), ShortNotation.parse(DOUBLED, text));
    }

    @ParameterizedTest
    @CsvSource({
        "前七平八, c7b7", "中七平六, c6d6", "后七平八, c5b5", "前三进一, g6g7", "后三平四, g5f5", "前兵七平八, c7b7",
        "一兵进一, g6g7", "二兵平四, g5f5", "三兵平八, c7b7", "四兵平六, c6d6", "五兵平八, c5b5", "前兵平二, g6h6",
        "中兵平八, c6b6", "前78, c7b7", "三兵8, c7b7"
    })
    void soldiers_on_two_files_by_file_or_from_the_right(String text, String move) {
        assertEquals(move(move), ShortNotation.parse(CROWDED, text));
    }

    @ParameterizedTest
    @CsvSource({"前兵进一, e8e9", "前进一, e8e9", "二兵平四, e7f7", "三兵平四, e6f6", "四兵平六, e5d5", "一兵平六, e8d8"})
    void soldiers_on_one_file_from_the_front(String text, String move) {
        assertEquals(move(move), ChineseNotation.parse(COLUMN, text));
    }

    @ParameterizedTest
    @CsvSource({
        "C2.5, h2e2",
        "C2=5, h2e2",
        "c2=5, h2e2",
        "Ｃ２＝５, h2e2",
        "H8+7, b0c2",
        "N8+7, b0c2",
        "Ｈ８＋７, b0c2",
        "E3+5, g0e2",
        "B3+5, g0e2",
        "A4+5, f0e1",
        "K5+1, e0e1",
        "P7+1, c3c4",
        "R1+1, i0i1"
    })
    void wxf_of_any_hand(String text, String move) {
        assertEquals(move(move), WxfNotation.parse(START, text));
    }

    @ParameterizedTest
    @CsvSource({
        "C+-1, i5i4",
        "+C-1, i5i4",
        "＋Ｃ－１, i5i4",
        "C-+1, i3i4",
        "-C+1, i3i4",
        "H++8, c5b7",
        "H--6, c3d1",
        "C+=4, i5f5",
        "+C=4, i5f5",
        "C+.4, i5f5"
    })
    void wxf_doubled_pieces_with_the_sign_before_or_after(String text, String move) {
        assertEquals(move(move), WxfNotation.parse(DOUBLED, text));
    }

    @ParameterizedTest
    @CsvSource({
        "17=8, c7b7",
        "17.8, c7b7",
        "27=6, c6d6",
        "37.8, c5b5",
        "13+1, g6g7",
        "Pa+1, g6g7",
        "Pb.4, g5f5",
        "Pc.8, c7b7",
        "PE=8, c5b5"
    })
    void wxf_crowded_soldiers_by_number_or_letter(String text, String move) {
        assertEquals(move(move), WxfNotation.parse(CROWDED, text));
    }

    @ParameterizedTest
    @CsvSource({"炮25, h2e2", "马87, b0c2", "车11, i0i1", "相35, g0e2", "兵71, c3c4"})
    void short_digits(String text, String move) {
        assertEquals(move(move), ShortNotation.parse(START, text));
    }

    @Test
    void short_digits_that_fit_two_legal_moves_are_refused_with_both() {
        NotationException refused =
                assertThrows(NotationException.class, () -> ShortNotation.parse(AFTER_CANNON, "炮84"));
        assertEquals("\"炮84\" fits several legal moves: h7d7, h7h3", refused.getMessage());
        assertEquals(List.of(new Move(Point.H7, Point.H3), new Move(Point.H7, Point.D7)), refused.candidates());
    }

    /** The rule's own example. 炮84 is clear there, because a horse bars the cannon's way to the side; 车12 is not. */
    @Test
    void short_digits_are_resolved_by_legality() {
        Position position = START;
        for (String text : List.of("炮25", "马87", "马23", "车98")) {
            position = position.play(ShortNotation.parse(position, text));
        }
        Position before = position;
        NotationException refused = assertThrows(NotationException.class, () -> ShortNotation.parse(before, "车12"));
        assertEquals("\"车12\" fits several legal moves: i0h0, i0i2", refused.getMessage());
        Position after = before.play(move("i0h0"));
        assertEquals(move("h7h3"), ShortNotation.parse(after, "炮84"));
        assertEquals("车1平2", ShortNotation.writeDistinct(before, move("i0h0")));
        assertEquals("炮84", ShortNotation.writeDistinct(after, move("h7h3")));
    }

    @ParameterizedTest
    @CsvSource({"H2-E2, h2e2", "h2e2, h2e2", "H2E2, h2e2", "ｈ２ｅ２, h2e2"})
    void iccs(String text, String move) {
        assertEquals(move(move), Coordinates.parseIccs(START, text));
    }

    @ParameterizedTest
    @CsvSource({"h3e3, h2e2", "b1c3, b0c2"})
    void uci(String text, String move) {
        assertEquals(move(move), Coordinates.parseUci(START, text));
    }

    @Test
    void uci_has_a_tenth_rank() {
        Move move = new Move(Point.H9, Point.G7);
        assertEquals(move, Coordinates.parseUci(AFTER_CANNON, "h10g8"));
        assertEquals("h10g8", Coordinates.writeUci(move));
        assertEquals("H9-G7", Coordinates.writeIccs(move));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "CHINESE | 炮二      | \"炮二\" is no move in Chinese, such as 炮二平五 or 前车进3",
                "CHINESE | 炮25      | \"炮25\" is no move in Chinese, such as 炮二平五 or 前车进3",
                "CHINESE | 炮三平五  | \"炮三平五\" names no piece that red has",
                "CHINESE | 前炮平五  | \"前炮平五\" names no piece that red has",
                "CHINESE | 车一进三  | \"车一进三\" is illegal: i0i3 is own-piece; legal: 车一进一, 车一进二",
                "CHINESE | 马二退三  | \"马二退三\" is illegal: nothing on h0 goes so; legal: 马二进一, 马二进三",
                "CHINESE | 马二平三  | \"马二平三\" is illegal: h0g0 is own-piece; legal: 马二进一, 马二进三",
                "CHINESE | 帅五平四  | \"帅五平四\" is illegal: e0f0 is own-piece; legal: 帅五进一",
                "WXF     | C2*5      | \"C2*5\" is no move in WXF, such as C2.5 or R+.4",
                "WXF     | H2+4      | \"H2+4\" is illegal: h0f1 is blocked; legal: H2+1, H2+3",
                "SHORT   | 马        | \"马\" is no short move, such as 炮25 or 后车6",
                "SHORT   | 相37      | \"相37\" fits no legal move; legal: 相31, 相35",
                "ICCS    | h2        | \"h2\" is no move in ICCS, such as H2-E2",
                "ICCS    | h2h9x     | \"h2h9x\" is no move in ICCS, such as H2-E2",
                "ICCS    | i0i4      | \"i0i4\" is illegal: i0i4 is blocked; legal: i0i1, i0i2",
                "UCI     | h11e3     | \"h11e3\" is no move in UCI, such as h3e3",
                "UCI     | e2e3      | \"e2e3\" is illegal: e1e2 is not-a-move"
            })
    void refusals_say_why_and_what_would_be_right(Notation notation, String text, String message) {
        NotationException refused = assertThrows(NotationException.class, () -> notation.parse(START, text));
        assertEquals(message, refused.getMessage());
        assertEquals(text, refused.text());
        assertEquals(List.of(), refused.candidates());
    }

    @ParameterizedTest
    @CsvSource({
        "炮二平五, CHINESE",
        "前車進１, CHINESE",
        "炮25, SHORT",
        "后车6, SHORT",
        "H2-E2, ICCS",
        "h2e2, ICCS",
        "h10g8, UCI",
        "C2.5, WXF",
        "Ｃ２＝５, WXF",
        "+R=4, WXF",
        "17.8, WXF",
        "Pa+1, WXF"
    })
    void notation_is_told_by_its_looks(String text, Notation notation) {
        assertEquals(Optional.of(notation), Notation.of(text));
    }

    @ParameterizedTest
    @CsvSource({"1-0", "12.", "欢迎", "=====", "e4", "将军", "推荐用象棋巫师观赏棋谱"})
    void what_has_the_looks_of_no_move_is_none(String text) {
        assertEquals(Optional.empty(), Notation.of(text));
    }
}
