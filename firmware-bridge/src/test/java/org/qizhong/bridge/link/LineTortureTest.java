package org.qizhong.bridge.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Whatever a line does, every change is told once and in order, or it is told that some were lost; nothing is told that
 * did not happen; and once the line is good again, so is the session. {@code -Dline.seeds=10000} tries more.
 */
class LineTortureTest {

    private static final long SEEDS = Long.getLong("line.seeds", 300);
    private static final long FIRST = Long.getLong("line.first", 0);

    @Test
    void nothing_that_a_line_does_makes_an_event_or_loses_one_unseen(TestReporter reporter) {
        List<String> wrong = new ArrayList<>();
        long told = 0;
        long late = 0;
        long downs = 0;
        long wholes = 0;
        for (long seed : LongStream.range(FIRST, FIRST + SEEDS).toArray()) {
            Torture.Outcome outcome = Torture.of(seed);
            outcome.wrong().stream().limit(3).forEach(what -> wrong.add("seed " + seed + ": " + what));
            told += outcome.witness().told;
            late += outcome.witness().late;
            downs += outcome.witness().downs;
            wholes += outcome.witness().wholes;
        }
        reporter.publishEntry(
                SEEDS + " lines",
                told + " changes told, " + late + " of them late; " + downs + " times down, " + wholes
                        + " times the whole board");
        assertEquals("", String.join("\n", wrong));
        assertTrue(told > 100 * SEEDS && late > SEEDS && downs > SEEDS, "the lines were too good to show anything");
    }
}
