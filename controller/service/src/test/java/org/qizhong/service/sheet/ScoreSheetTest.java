package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Side;

/** What is on record of games that go on without anything to put right. */
class ScoreSheetTest {

    @Test
    void each_move_has_the_time_it_took_and_the_time_left_after_it() {
        ScoreSheet sheet = Sheets.of("time 10m+10s\n", Sheets.OPENING + "50 resign red\n");
        assertEquals("""
                1 h2e2 5.0 605.0
                2 h9g7 6.0 604.0
                3 h0g2 4.0 611.0
                4 i9h9 5.0 609.0""", Sheets.moves(sheet));
        ScoreSheet.Clocks clocks = sheet.clocks().orElseThrow();
        assertEquals(Duration.ofSeconds(5 + 4 + 30), clocks.used().red(), "thinking about a move that was never made");
        assertEquals(Duration.ofSeconds(11), clocks.used().black());
        assertEquals(Duration.ofSeconds(581), clocks.left(Side.RED).remaining());
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 2011, 10m+10s
                50 Black wins · resignation [CXA 2011 4.1.12]""", Sheets.notes(sheet));
    }

    @Test
    void a_game_that_goes_on_gives_the_sheet_so_far() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + "27 tick\n");
        assertEquals(Optional.empty(), sheet.result());
        assertEquals(new GameTime(27_000_000), sheet.until());
        assertEquals(Duration.ofSeconds(16), sheet.clocks().orElseThrow().used().red());
        assertTrue(Sheets.text(sheet).contains("Result: The game is not over; recorded up to 0:00:27"));
    }

    @Test
    void before_the_start_there_is_a_header_and_nothing_else() {
        ScoreSheet sheet = Sheets.of("red Li\n", "");
        assertEquals("", Sheets.moves(sheet));
        assertEquals("", Sheets.notes(sheet));
        assertTrue(Sheets.text(sheet).contains("Red: Li"));
    }

    /** The mover's clock runs on for the same move until the press, which brings the bonus. */
    @Test
    void a_move_that_was_not_pressed_is_marked_and_charged_until_the_late_press() {
        ScoreSheet sheet = Sheets.of("time 10m+10s\n", """
                0 start
                2 lift h2
                3 place e2
                8 lift h9
                9 place g7
                12 press red
                15 press black
                """);
        assertEquals("""
                1 h2e2 12.0 598.0 o
                2 h9g7 3.0 607.0""", Sheets.moves(sheet));
    }

    /** A mate on the board needs no press. */
    @Test
    void a_mate_that_ends_the_game_before_the_press_is_marked() {
        ScoreSheet sheet =
                Sheets.of("time 10m\nstart 3k5/R8/9/9/9/9/9/9/9/1R2K4 w\n", "0 start\n4 lift b0\n5 place b9\n9 tick\n");
        assertEquals("1 b0b9 5.6 594.4 o", Sheets.moves(sheet));
        assertTrue(Sheets.notes(sheet).contains("Red wins · checkmate [CXA 2011 4.1.1]"), Sheets.notes(sheet));
    }

    @Test
    void without_clocks_there_are_no_times() {
        ScoreSheet sheet = Sheets.of("time none\n", Sheets.OPENING);
        assertEquals("1 h2e2\n2 h9g7\n3 h0g2\n4 i9h9", Sheets.moves(sheet));
        assertEquals(Optional.empty(), sheet.clocks());
        assertTrue(Sheets.text(sheet).contains("  1.  炮二平五 C2.5        马8进7   H8+7\n"), Sheets.text(sheet));
    }

    @Test
    void in_byoyomi_the_period_and_the_periods_are_told() {
        ScoreSheet sheet = Sheets.of("time 10s b3x30s\n", """
                0 start
                45 lift h2
                46 place e2
                50 press red
                """);
        assertTrue(Sheets.text(sheet).contains("0:50   0:30x2"), Sheets.text(sheet));
    }

    @Test
    void black_may_begin() {
        ScoreSheet sheet = Sheets.of(
                "time 10m\nstart 3k5/4a4/9/9/9/9/9/9/9/R3K4 b - - 3 12\n",
                "0 start\n2 lift d9\n3 place d8\n4 press black\n7 lift a0\n8 place a5\n9 press red\n");
        assertEquals("1 d9d8 4.0 596.0\n2 a0a5 5.0 595.0", Sheets.moves(sheet));
        String text = Sheets.text(sheet);
        assertTrue(text.contains("\n 12.                                        将4进1"), text);
        assertTrue(text.contains("\n 13.  车九进五 R9+5      0:05     9:55\n"), text);
        assertTrue(text.contains("Start position: 3k5/4a4/9/9/9/9/9/9/9/R3K4 b - - 3 12"), text);
    }

    @Test
    void offers_and_their_answers_are_counted() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + """
                21 offer red
                22 decline black
                23 lift c3
                24 place c4
                25 press red
                26 offer black
                27 accept red
                """);
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 2011, 60m+30s
                21 Red offers a draw
                22 Black declines the draw
                26 Black offers a draw
                27 Draw · agreement [CXA 2011 4.2.1]""", Sheets.notes(sheet));
        assertTrue(Sheets.text(sheet).contains("Draw offers                        1           1"));
    }

    @Test
    void a_stage_and_a_flag_are_told() {
        ScoreSheet sheet = Sheets.of("time 1/10s,1/10s*\n", """
                0 start
                2 lift h2
                3 place e2
                5 press red
                30 tick
                """);
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 2011, 1/10s,1/10s*
                5 Red enters stage 2 with 15 s
                15 Black: flag fell [CXA 2011 4.1.6]
                15 Red wins · flag fell [CXA 2011 4.1.6]""", Sheets.notes(sheet));
        assertEquals(Duration.ofSeconds(10), sheet.clocks().orElseThrow().used().black());
    }
}
