package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qizhong.service.words.Language;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;

/** Games that were put right (CXA2011:5.8): all of it stays visible, and it is clear which line of play counts. */
class CorrectedGameTest {

    private static final String BACK = """
            25 rewind 2 h0
            26 lift h9
            27 place i9
            28 lift g2
            29 place h0
            33 lift h0
            34 place i2
            35 press red
            """;

    private static String counting(ScoreSheet sheet) {
        return sheet.counting().stream()
                .map(line -> line.ply().move().toString())
                .collect(Collectors.joining(" "));
    }

    @Test
    void moves_that_were_taken_back_stay_struck_and_the_new_line_counts() {
        ScoreSheet sheet = Sheets.of("time 10m\n", Sheets.OPENING + BACK);
        assertEquals("""
                1 h2e2 5.0 595.0
                2 h9g7 6.0 594.0
                3 h0g2 4.0 591.0 x
                4 i9h9 5.0 589.0 x
                3 h0i2 6.0 580.0""", Sheets.moves(sheet));
        assertEquals("h2e2 h9g7 h0i2", counting(sheet));
        assertTrue(Sheets.notes(sheet)
                .contains("25 Correction: back to the position after ply 2; the piece on h0 counts as touched"));
        assertTrue(Sheets.text(sheet).contains("""
                  2.  马二进三 H2+3      0:04     9:51 x    车9平8   R9.8      0:05     9:49 x
                      -- 0:00:25 Correction: back to the position after ply 2; the piece on h0
                      counts as touched
                  2.  马二进一 H2+1      0:06     9:40
                """), Sheets.text(sheet));
    }

    @Test
    void a_record_for_other_programs_has_the_line_that_counts_and_tells_the_rest() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + BACK + "40 resign black\n");
        for (SheetFormat format : new SheetFormat[] {SheetFormat.PGN, SheetFormat.DHTMLXQ}) {
            GameRecord back = Sheets.readBack(sheet, format);
            assertEquals("[h2e2, h9g7, h0i2]", back.moves().toString(), format.word());
            assertEquals(GameResult.RED_WON, back.result());
            String text = format.write(sheet, Words.in(Language.ZH));
            assertTrue(text.contains("收回的着法：2. 马二进三 2... 车9平8 0:00:25 更正：退回第 2 着后的局面"), text);
        }
    }

    @Test
    void a_game_may_go_on_after_its_result() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + "22 resign red\n" + BACK);
        assertEquals(Optional.empty(), sheet.result());
        assertEquals(1, sheet.formerResults().size());
        assertTrue(Sheets.text(sheet).contains("Replaced: Black wins · resignation, 0:00:22"));
    }

    @Test
    void after_a_swap_all_begins_anew_and_what_was_before_stays_visible() {
        ScoreSheet sheet = Sheets.of("time 10m\n", Sheets.OPENING + """
                21 foul red HOUSE:phone
                22 swap
                23 snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X5X1/9/XXXXXXXXX
                30 start
                33 lift b2
                34 place e2
                37 press red
                """);
        assertEquals("""
                1 h2e2 5.0 595.0 x
                2 h9g7 6.0 594.0 x
                3 h0g2 4.0 591.0 x
                4 i9h9 5.0 589.0 x
                1 b2e2 7.0 593.0""", Sheets.moves(sheet));
        assertEquals(0, sheet.standingFouls(Side.RED));
        assertEquals(7, sheet.clocks().orElseThrow().used().red().toSeconds());
        assertEquals("b2e2", counting(sheet));
    }

    @Test
    void after_a_declared_position_the_line_that_counts_begins_there() {
        ScoreSheet sheet = Sheets.of("time 10m\n", Sheets.OPENING + """
                30 position 3k5/4a4/9/9/9/9/9/9/9/R3K4 b - - 0 9
                31 snapshot 3X5/4X4/9/9/9/9/9/9/9/X3X4
                35 lift d9
                36 place d8
                37 press black
                """);
        assertEquals("d9d8", counting(sheet));
        assertEquals("3k5/4a4/9/9/9/9/9/9/9/R3K4 b - - 0 9", sheet.start().toString());
        assertTrue(Sheets.moves(sheet).endsWith("\n5 d9d8 6.0 583.0"), Sheets.moves(sheet));
        GameRecord pgn = Sheets.readBack(sheet, SheetFormat.PGN);
        assertEquals(sheet.start(), pgn.start());
        assertEquals("[d9d8]", pgn.moves().toString());
        assertEquals(sheet.start(), Sheets.readBack(sheet, SheetFormat.DHTMLXQ).start());
        assertTrue(SheetFormat.PGN.write(sheet, Words.in(Language.EN)).contains("{Moves before: 1. 炮二平五 1... 马8进7"));
    }

    /** What the arbiter let stand may be what the rules of movement forbid: other programs begin behind it. */
    @Test
    void after_an_illegal_move_that_stands_the_line_for_other_programs_begins_behind_it() {
        ScoreSheet sheet = Sheets.of("", """
                0 start
                2 lift b0
                3 place d2
                4 press red
                8 dismiss a1
                12 lift h9
                13 place g7
                14 press black
                """);
        assertEquals("h9g7", counting(sheet));
        assertEquals("[h9g7]", Sheets.readBack(sheet, SheetFormat.PGN).moves().toString());
    }

    @Test
    void times_that_the_arbiter_changed_are_on_record() {
        ScoreSheet sheet =
                Sheets.of("time 10m\n", Sheets.OPENING + "25 clock red 5m\n26 add black 1m30s\n27 add red -10s\n");
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 2011, 10m
                25 Correction: Red has 0:05:00 left
                26 Correction: Black gets 0:01:30 more
                27 Correction: Red gets 0:00:10 less""", Sheets.notes(sheet));
    }
}
