package org.qizhong.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The number of legal move sequences, against the counts that six other programs agree on. */
class PerftTest {

    private static final int DEEPEST = 5;
    /** Half a second's work. {@code -Dperft.all} counts the rest of the fifth ply too. */
    private static final long SMALL = 20_000_000;

    @TestFactory
    @Tag("CXA2011:2.2")
    @Tag("CXA1999:2.2")
    Stream<DynamicTest> every_position_has_as_many_sequences_as_six_programs_count() {
        return Table.rows("perft.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(row.get("id") + " " + row.get("what"), () -> check(row)));
    }

    private static void check(Map<String, String> row) {
        Position position = Fen.parse(row.get("fen")).position();
        for (int depth = 1; depth <= DEEPEST; depth++) {
            long expected = Long.parseLong(row.get("d" + depth));
            if (expected <= SMALL || System.getProperty("perft.all") != null) {
                assertEquals(expected, position.perft(depth), "depth " + depth);
            }
        }
    }
}
