package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A legal move that breaks an obligation is no illegal move: it is shown, put back, and the obligation stays. */
@Clause("CXA2011:5.1")
class BrokenTouchTest {

    private static final String BROKEN = """
            0 start
            1 lift a3
            2 place a3
            3 lift b2
            4 place d2
            5 press red
            """;

    @Test
    void decided_by_the_device_the_clock_runs_on_and_the_obligation_stays() {
        Story.of("time 10m\nenforce auto", BROKEN + """
                6 lift d2
                7 place b2
                8 lift a3
                9 place a4
                10 press red
                """)
                .shows("alert", "t id kind side clause move moves", "5 a1 touch-move red CXA2011:5.1 b2d2 [a3a4]")
                .shows(
                        "restore|restored|clock",
                        "t type lift place running",
                        "0 clock - - red",
                        "5 restore [d2] {b2=C} -",
                        "6 restore [] {b2=C} -",
                        "7 restored - - -",
                        "10 clock - - black")
                .shows("move", "move red", "a3a4 590")
                .shows("foul|illegal", "t");
    }

    @Test
    void broken_again_it_is_shown_again() {
        Story.of("enforce auto", BROKEN + "6 lift d2\n7 place b2\n8 lift b2\n9 place c2\n10 press red\n")
                .shows("alert", "t id move", "5 a1 b2d2", "10 a2 b2c2")
                .recorded("");
    }

    @Test
    void to_confirm_the_clocks_stop() {
        Story.of("time 10m", BROKEN)
                .says("alert", """
                {"t":5,"type":"alert","id":"a1","kind":"touch-move","side":"red","clause":"CXA2011:5.1",\
                "move":"b2d2","moves":["a3a4"],\
                "proposes":[{"t":5,"type":"restore","lift":["d2"],"place":{"b2":"C"}}]}
                """)
                .shows("clock", "t running red", "0 red 600", "5 none 595")
                .recorded("");
    }

    @Test
    void dismissed_the_move_stands_as_if_pressed_then() {
        Story.of("time 10m+5s", BROKEN + "60 dismiss a1\n")
                .shows("move", "t move pressed ruled red", "60 b2d2 true - 600")
                .shows("clock", "t running red", "0 red 600", "5 none 595", "60 black 600")
                .shows("restore", "t");
    }

    @Test
    void the_touched_piece_played_in_the_end_breaks_nothing() {
        Story.of("0 start\n1 lift a3\n2 place a3\n3 lift b2\n4 place b2\n5 lift a3\n6 place a4\n7 press red\n")
                .isQuiet()
                .recorded("a3a4");
    }

    @Test
    @Clause("CXA2011:5.4.2")
    void an_enemy_piece_must_be_taken() {
        String header = "enforce auto\nstart 3k5/9/9/n8/9/9/R7P/9/9/4K4 w\n";
        Story.of(header, "0 start\n1 lift a6\n2 place a6\n3 lift i3\n4 place i4\n5 press red\n")
                .shows("alert", "kind clause moves", "touch-move CXA2011:5.4.2 [a3a6]");
        Story.of(header, "0 start\n1 lift a6\n2 lift a3\n3 place a6\n5 press red\n")
                .isQuiet()
                .recorded("a3a6");
    }

    /** Red touched the soldier and mates with the chariot; nobody presses, and the arbiter lets play go on. */
    private static final String MATED = """
            0 start
            1 lift a3
            1.5 place a3
            2 lift i1
            2.5 place i9
            4 resume
            """;

    @ParameterizedTest
    @CsvSource({
        "7 dismiss a1, 7 red checkmate CXA2011:4.1.1",
        "9 tick, 10 black flag CXA2011:4.1.6",
        "8 press red, 10 black flag CXA2011:4.1.6"
    })
    @Clause("CXA2011:5.1")
    void a_mate_that_waits_for_the_arbiters_answer_is_put_to_him_once(String then, String end) {
        Story.of("time 9.1s\nstart 3k5/R8/9/9/9/9/P8/9/8R/4K4 w", MATED + then + "\n10 tick\n")
                .shows("alert", "t kind move", "3.1 touch-move i1i9")
                .ends(end);
    }
}
