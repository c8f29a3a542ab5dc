package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.service.cli.Cli.Outcome;

class HealthCommandTest {

    private static final String ONE_MOVE = "---\n0 start\n1 lift h2\n2 place e2\n3 press red\n";

    /** The piece on e3 comes and goes thirty times a second for four seconds. */
    private static final String FLICKERING = ONE_MOVE
            + IntStream.range(0, 240)
                    .mapToObj(i ->
                            String.format(Locale.ROOT, "%.4f %s e3%n", 4 + i / 60.0, i % 2 == 0 ? "lift" : "place"))
                    .collect(Collectors.joining());

    @Test
    void a_healthy_board_shows_which_points_the_game_has_tried() {
        Outcome told = Cli.runWith(ONE_MOVE, "health", "-", "--lang", "en");
        assertEquals(0, told.exit());
        assertEquals("""
                -: 1 plies, sensors that tell a piece or none

                Worth a look
                  Nothing: every sensor did what hands do

                Changed: 2 of 90 points, 2 changes
                    a b c d e f g h i
                  9 . . . . . . . . .
                  8 . . . . . . . . .
                  7 . . . . . . . . .
                  6 . . . . . . . . .
                  5 . . . . . . . . .
                  4 . . . . . . . . .
                  3 . . . . . . . . .
                  2 . . . . # . . # .
                  1 . . . . . . . . .
                  0 . . . . . . . . .
                  # changed, . never in this game, ! ought to have changed and did not
                """, told.out());
    }

    @Test
    void a_weak_sensor_comes_with_what_to_check() {
        String told = Cli.runWith(FLICKERING, "health", "-", "--lang", "en").out();
        assertTrue(told.contains("""
                Worth a look
                  e3: flickers ×239 (changes: 240; told as a1 at 5.0667 s)
                    Check the height and strength of the magnet,"""), told);
        String chinese = Cli.runWith(FLICKERING, "health", "-").out();
        assertTrue(chinese.contains("  e3：闪跳 239 次（变化 240 次；5.0667 秒时以 a1 报告）\n"), chinese);
    }

    @Test
    void a_point_of_the_record_that_told_nothing_is_shown() {
        String told = Cli.runWith(
                        "---\n0 start\n1 lift b0\n2 press red\n3 designate c2\n", "health", "-", "--lang", "en")
                .out();
        assertTrue(told.contains("  2 . . ! . . . . . .\n"), told);
        assertTrue(told.contains("Ought to have changed and did not: c2\n"), told);
    }

    @Test
    void what_the_hardware_reported_itself_is_shown_too() {
        String told = Cli.runWith(ONE_MOVE + "4 fault a3 stuck-off\n5 fault a3 ok\n", "health", "-", "--lang", "en")
                .out();
        assertTrue(told.contains("  a3: the hardware reported at 4 s that it never reports a piece\n"), told);
    }

    @Test
    void a_program_gets_one_object() {
        assertEquals("""
                {"sensors":"occupancy","plies":1,"suspects":[{"point":"e3","seen":{"flicker":239},"alert":"a1"}],\
                "reported":[],"changes":{"e2":1,"h2":1,"e3":240},"missed":[]}
                """, Cli.runWith(FLICKERING, "health", "-", "--as", "json").out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "health no-such-file.txt | no-such-file.txt: there is no such file",
                "health - --as xml       | --as: \"xml\" is none of text, json",
                "health - --lang fr      | --lang: \"fr\" is none of zh, en",
                "health -                | -:2: ",
            })
    void what_cannot_be_used_is_refused(String line, String complaint) {
        Outcome refused = Cli.runWith("---\n0 strt\n", line.split(" ", -1));
        assertEquals(2, refused.exit());
        assertEquals("", refused.out());
        assertTrue(refused.err().startsWith(complaint), refused::err);
    }
}
