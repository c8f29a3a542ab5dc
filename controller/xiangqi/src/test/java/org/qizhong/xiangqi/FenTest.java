package org.qizhong.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as text, and every reason why a text is none. */
class FenTest {

    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

    private static List<String> reasons(String fen) {
        return assertThrows(IllegalPositionException.class, () -> Fen.parse(fen))
                .reasons();
    }

    @Test
    void every_position_of_the_tables_is_written_as_it_is_read() {
        for (Position position : Positions.ofTables()) {
            String fen = position + " - - 0 1";
            assertEquals(fen, Fen.parse(fen).toString());
            assertEquals(position, Fen.parse(fen).position());
        }
    }

    @Test
    void other_letters_and_missing_fields_are_understood() {
        Fen expected = Fen.parse(START + " w - - 0 1");
        assertEquals(expected, Fen.parse(START + " w"));
        assertEquals(expected, Fen.parse(START + " r"));
        assertEquals(expected, Fen.parse("  " + START.replace('n', 'h').replace('B', 'E') + "  w - - 0 0 "));
    }

    @Test
    void counters_are_kept() {
        Fen fen = Fen.parse(START + " b - - 17 42");
        assertEquals(17, fen.pliesSinceCapture());
        assertEquals(42, fen.round());
        assertEquals(START + " b - - 17 42", fen.toString());
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "9/9 w                                 | 2 ranks, there must be ten",
                "4k4/10/9/9/9/9/9/9/9/3K5 w            | rank 8 (\"10\") has 10 files, there must be nine",
                "4k4/9/9/9/9/9/9/9/9/3K4 w             | rank 0 (\"3K4\") has 8 files, there must be nine",
                "4k4/9/9/9/9/9/9/9/4z4/3K5 w           | no piece has the letter 'z'",
                "4k4/9/9/9/9/9/9/9/9/3K5               | the side to move is missing: w (or r) for Red, b for Black",
                "4k4/9/9/9/9/9/9/9/9/3K5 x             | the side to move is \"x\", it must be w (or r) or b",
                "4k4/9/9/9/9/9/9/9/9/3K5 w - - -1     | plies since the last capture is \"-1\", it must be a number "
                        + "from 0 to 99999",
                "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 one   | round is \"one\", it must be a number from 0 to 99999",
                "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 1   | more than six fields",
                "9/9/9/9/9/9/9/9/9/3K5 w               | black has no general",
                "3kk4/9/9/9/9/9/9/9/9/5K3 w            | 2 pieces k, at most 1 can be",
                "4k4/9/9/9/9/9/9/9/9/NNNK5 w           | 3 pieces N, at most 2 can be",
                "9/9/9/4k4/9/9/9/9/9/3K5 w             | piece k cannot stand on e6",
                "4k4/9/9/9/9/9/9/9/9/3KA4 w            | piece A cannot stand on e0",
                "4k4/9/9/9/9/9/9/9/9/B2K5 w            | piece B cannot stand on a0",
                "4k4/9/9/9/9/9/9/P8/9/3K5 w            | piece P cannot stand on a2",
                "4k4/9/9/9/9/9/9/9/9/4K4 w             | the generals face each other",
                "4k4/9/9/9/4R4/9/9/9/9/3K5 w           | black is in check but red is to move"
            })
    void text_that_is_no_position_is_refused(String fen, String reason) {
        assertEquals(List.of(reason), reasons(fen));
    }

    @Test
    void all_reasons_are_named_at_once() {
        assertEquals(
                List.of(
                        "rank 9 (\"5k4\") has 10 files, there must be nine",
                        "no piece has the letter 'y'",
                        "the side to move is \"q\", it must be w (or r) or b",
                        "round is \"x\", it must be a number from 0 to 99999"),
                reasons("5k4/9/9/9/y8/9/9/9/9/3K5 q - - 0 x"));
        assertEquals(
                List.of("red has no general", "6 pieces P, at most 5 can be", "piece P cannot stand on b3"),
                reasons("4k4/9/9/9/PPPPP4/9/1P7/9/9/9 w"));
    }
}
