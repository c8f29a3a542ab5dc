package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.service.cli.Cli.Outcome;

class PerftCommandTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 44", "2, 1920", "3, 79666"})
    void sequences_from_the_start_are_counted(String depth, String nodes) {
        assertEquals(new Outcome(0, nodes + "\n", ""), Cli.run("perft", depth));
    }

    @Test
    void a_position_may_be_given_in_one_word_or_in_several() {
        String fen = "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1";
        assertEquals(new Outcome(0, "281\n", ""), Cli.run("perft", "2", fen));
        String[] words = ("perft 2 " + fen).split(" ");
        assertEquals(new Outcome(0, "281\n", ""), Cli.run(words));
    }

    @Test
    void divide_lists_the_moves_and_their_sum() {
        List<String> lines = Cli.run("perft", "2", "--divide").out().lines().toList();
        assertEquals(46, lines.size());
        assertTrue(lines.contains("h2e2: 45"), lines::toString);
        long sum = lines.stream()
                .filter(line -> line.contains(":"))
                .mapToLong(line -> Long.parseLong(line.substring(6)))
                .sum();
        assertEquals(Long.toString(sum), lines.getLast());
    }

    @Test
    void a_bad_position_is_refused_with_every_reason() {
        Outcome outcome = Cli.run("perft", "1", "9/9/9/9/9/9/9/9/9/9 w");
        assertEquals(2, outcome.exit());
        assertEquals("", outcome.out());
        assertEquals("FEN: red has no general\nFEN: black has no general\n", outcome.err());
    }

    @Test
    void a_bad_depth_is_refused() {
        assertEquals(2, Cli.run("perft", "13").exit());
        assertEquals(2, Cli.run("perft", "three").exit());
        assertEquals(2, Cli.run("perft").exit());
    }
}
