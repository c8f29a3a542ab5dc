package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Side;

/** Fouls, warnings, claims, questions to the arbiter and their answers (CXA2011:8.2, 9). */
class ConductOnRecordTest {

    private static String fouls(ScoreSheet sheet, Side side) {
        return sheet.fouls(side).stream()
                .map(note -> note.fact().at() + (note.struck() ? " withdrawn" : ""))
                .collect(Collectors.joining(", "));
    }

    @Test
    void fouls_are_told_by_side_and_a_pardoned_one_stays_struck() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + """
                21 foul red HOUSE:phone
                22 foul red HOUSE:talk
                23 foul black HOUSE:phone
                24 warn black
                25 pardon red HOUSE:phone
                26 pardon red HOUSE:smoke
                """);
        assertEquals("21 withdrawn, 22", fouls(sheet, Side.RED));
        assertEquals("23", fouls(sheet, Side.BLACK));
        assertEquals(1, sheet.standingFouls(Side.RED));
        assertTrue(Sheets.text(sheet).contains("""
                Fouls
                  Red
                    0:00:21  Red: foul, 1 so far [House phone] (no longer counts)
                    0:00:22  Red: foul, 2 so far [House talk]
                  Black
                    0:00:23  Black: foul, 1 so far [House phone]
                """), Sheets.text(sheet));
        assertTrue(Sheets.text(sheet).contains("Warnings                           0           1"));
    }

    @Test
    void a_false_claim_is_told_with_its_question_its_answer_and_what_followed() {
        ScoreSheet sheet =
                Sheets.of("rules cxa-1999\n", Sheets.OPENING + "21 claim red natural-limit\n24 confirm a1\n25 tick\n");
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 1999, 60m+30s
                21 Red claims the natural limit
                21 False claim · Red · rounds: 2 · confirmed (0:00:24) [CXA 1999 9.1.4]
                24 Red: foul, 1 so far [CXA 1999 9.1.4]
                24 Red loses 300 s [CXA 1999 23.3]""", Sheets.notes(sheet));
        assertTrue(Sheets.text(sheet).contains("Time penalties                  5:00        0:00"), Sheets.text(sheet));
    }

    @Test
    void moves_missing_on_a_players_sheet_are_told_with_their_number() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + "21 unrecorded black 9\n22 unrecorded red 1\n");
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 2011, 60m+30s
                21 Black: 9 moves not written down
                21 Black: foul, 1 so far [CXA 2011 7.1]
                21 Black: foul, 2 so far [CXA 2011 7.1]
                22 Red: 1 moves not written down
                22 Red has no such foul""", Sheets.notes(sheet));
    }

    @Test
    void every_question_says_what_became_of_it() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + """
                21 call red
                23 dismiss a1
                24 link down
                25 fault a5 stuck-on
                26 confirm a3
                27 call black
                """);
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 2011, 60m+30s
                21 Arbiter called · Red · dismissed (0:00:23) [CXA 1999 8.5]
                24 Link to the board lost · still open [CXA 1999 8.5]
                25 Sensor fault · point: a5 · state: always reports a piece · confirmed (0:00:26) [CXA 1999 8.5]
                27 Arbiter called · Black · still open [CXA 1999 8.5]""", Sheets.notes(sheet));
    }

    @Test
    void an_answer_to_nothing_and_an_entry_that_was_not_heard_are_not_on_record() {
        ScoreSheet sheet = Sheets.of("", "0 offer red\n1 start\n2 confirm a9\n3 accept red\n4 rewind 7\n5 start\n");
        assertEquals("1 Game started: Xiangqi competition rules, CXA 2011, 60m+30s", Sheets.notes(sheet));
    }

    @Test
    void an_illegal_move_that_stands_is_marked_as_ruled() {
        ScoreSheet sheet = Sheets.of("time 10m\n", """
                0 start
                2 lift b0
                3 place d2
                4 press red
                8 dismiss a1
                """);
        assertEquals("1 b0d2 4.0 596.0 RULED", Sheets.moves(sheet));
        assertTrue(Sheets.notes(sheet).contains("Illegal move · Red"), Sheets.notes(sheet));
        assertTrue(Sheets.text(sheet).contains("! illegal, let stand by the arbiter"));
    }

    @Test
    void a_replaced_result_stays_visible_and_what_comes_after_the_signatures_changes_nothing() {
        ScoreSheet sheet = Sheets.of("", Sheets.OPENING + """
                30 resign red
                31 result draw CXA2011:4.2.2
                40 sign
                50 result red CXA2011:4.1.13
                """);
        assertEquals("""
                0 Game started: Xiangqi competition rules, CXA 2011, 60m+30s
                | 30 Black wins · resignation [CXA 2011 4.1.12]
                31 Draw · the arbiter's ruling [CXA 2011 4.2.2]
                40 Signed by both players and the arbiter""", Sheets.notes(sheet));
        assertEquals("draw", sheet.result().orElseThrow().result().word());
        assertEquals(1, sheet.formerResults().size());
        assertEquals(Optional.of(new GameTime(40_000_000)), sheet.signed());
    }

    @Test
    void who_loses_by_being_late_is_told() {
        ScoreSheet sheet =
                Sheets.of("enforce auto\nlate-limit 5m\n", "0 absent red\n0 absent black\n1 start\n400 tick\n");
        assertTrue(Sheets.notes(sheet).contains("Both lose"), Sheets.notes(sheet));
        assertTrue(Sheets.text(sheet).contains("Result: Both lose"), Sheets.text(sheet));
    }
}
