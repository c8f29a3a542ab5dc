package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Moves that the board could not tell at once: a chariot has taken one of two pieces, and nobody knows which. */
class DoubtOnRecordTest {

    private static final String HEADER = "start 5k3/9/9/n8/9/9/R2p4P/9/9/4K4 w\ntime 10m+5s\n";
    private static final String TAKEN = "0 start\n1 lift a3\n3 press red\n";

    @Test
    void a_doubt_that_is_not_settled_is_shown_with_what_the_move_may_be() {
        ScoreSheet sheet = Sheets.of(HEADER, TAKEN + "5 tick\n");
        assertEquals("", Sheets.moves(sheet));
        assertEquals(1, sheet.doubt().orElseThrow().ply());
        assertTrue(
                Sheets.text(sheet).contains("-- Ply 1 is not certain yet; it may be: 车九进三 (a3a6), 车九平六 (a3d3)\n"),
                Sheets.text(sheet));
        assertEquals("[]", Sheets.readBack(sheet, SheetFormat.PGN).moves().toString());
        assertEquals(3, sheet.clocks().orElseThrow().used().red().toSeconds());
    }

    @Test
    void later_play_settles_it_and_each_move_keeps_its_own_time() {
        ScoreSheet sheet = Sheets.of(HEADER, TAKEN + """
                5 lift f9
                6 place f8
                7 press black
                8 lift a6
                9 place a9
                10 press red
                """);
        assertEquals("""
                1 a3a6 3.0 602.0 LATER
                2 f9f8 4.0 601.0
                3 a6a9 3.0 604.0""", Sheets.moves(sheet));
        assertFalse(sheet.doubt().isPresent());
        assertTrue(Sheets.text(sheet).contains("? known by later moves"));
    }

    @Test
    void a_person_may_settle_it() {
        ScoreSheet sheet = Sheets.of(HEADER, TAKEN + "5 designate d3\n6 lift a6\n7 place b8\n8 press black\n");
        assertEquals("1 a3d3 3.0 602.0 DECIDED\n2 a6b8 5.0 600.0", Sheets.moves(sheet));
        assertTrue(Sheets.notes(sheet).endsWith("5 Point named: d3"), Sheets.notes(sheet));
    }

    @Test
    void a_question_that_was_asked_is_answered_by_the_name() {
        ScoreSheet sheet =
                Sheets.of(HEADER, TAKEN + "5 lift a6\n6 place a9\n7 press black\n9 designate d3\n10 press black\n");
        assertTrue(Sheets.moves(sheet).startsWith("1 a3d3 3.0 602.0 DECIDED"), Sheets.moves(sheet));
        assertTrue(Sheets.notes(sheet).contains(" · named (0:00:09)"), Sheets.notes(sheet));
    }

    @Test
    void a_doubt_that_was_put_back_leaves_no_move() {
        ScoreSheet sheet = Sheets.of(HEADER, TAKEN + "5 lift a6\n6 place a9\n7 press black\n9 dismiss a1\n");
        assertEquals("", Sheets.moves(sheet));
        assertFalse(sheet.doubt().isPresent());
        assertTrue(Sheets.notes(sheet).contains(" · dismissed (0:00:09)"), Sheets.notes(sheet));
    }

    @Test
    void a_position_that_is_declared_ends_it() {
        ScoreSheet sheet = Sheets.of(HEADER, TAKEN + "4 position 5k3/9/9/R8/9/9/3p4P/9/9/4K4 b\n5 tick\n");
        assertFalse(sheet.doubt().isPresent());
        assertEquals("5k3/9/9/R8/9/9/3p4P/9/9/4K4 b - - 0 1", sheet.start().toString());
    }
}
