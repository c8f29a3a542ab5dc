package org.qizhong.referee.illegal;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Where the arbiter confirms, an illegal move stops the clocks, says what would follow, and waits. */
@Clause("TRANSCRIPT:confirm")
class ConfirmTest {

    private static final String JUMP = """
            0 start
            1 lift h2
            2 place f4
            3 press red
            """;

    @Test
    @Clause("CXA2011:4.1.8")
    void the_alert_proposes_what_would_follow() {
        Story.of("time 10m", JUMP)
                .says("alert", """
                {"t":3,"type":"alert","id":"a1","kind":"illegal-move","side":"red","clause":"CXA2011:4.1.8",\
                "reason":"geometry","move":"h2f4","proposes":[\
                {"t":3,"type":"illegal","side":"red","clause":"CXA2011:4.1.8","reason":"geometry","move":"h2f4"},\
                {"t":3,"type":"result","result":"black","reason":"illegal-move","clause":"CXA2011:4.1.8"}]}
                """)
                .shows("clock", "t running red", "0 red 600", "3 none 597")
                .shows("illegal", "t")
                .goesOn();
    }

    @Test
    void confirmed_it_follows_then_and_not_before() {
        Story.of("time 10m", JUMP + "60 confirm a1\n")
                .shows(
                        "illegal|result|clock",
                        "t type reason running",
                        "0 clock - red",
                        "3 clock - none",
                        "60 illegal geometry -",
                        "60 result illegal-move -")
                .ends("60 black illegal-move CXA2011:4.1.8");
    }

    @Test
    void confirmed_at_a_lower_level_it_is_a_foul_and_put_back() {
        Story.of("time 10m\nlevel provincial", JUMP + "60 confirm a1\n61 lift f4\n62 place h2\n")
                .shows(
                        "illegal|foul|restore|restored|clock",
                        "t type lift place running",
                        "0 clock - - red",
                        "3 clock - - none",
                        "60 illegal - - -",
                        "60 foul - - -",
                        "60 restore [f4] {h2=C} -",
                        "61 restore [] {h2=C} -",
                        "62 restored - - -",
                        "62 clock - - red");
    }

    @Test
    void dismissed_the_move_stands_as_ruled() {
        Story.of("time 10m+5s", JUMP + "60 dismiss a1\n")
                .shows("move", "t ply move pressed ruled red black", "60 1 h2f4 true true 602 600")
                .shows("clock", "t running red black", "0 red 600 600", "3 none 597 600", "60 black 602 600")
                .shows("illegal|foul", "t")
                .goesOn();
    }

    @Test
    void the_game_goes_on_from_the_ruled_position() {
        Story.of("time 10m", JUMP + "60 dismiss a1\n61 lift h9\n62 place g7\n63 press black\n")
                .shows(
                        "move",
                        "ply move fen",
                        "1 h2f4 rnbakabnr/9/1c5c1/p1p1p1p1p/9/5C3/P1P1P1P1P/1C7/9/RNBAKABNR b - - 1 1",
                        "2 h9g7 rnbakab1r/9/1c4nc1/p1p1p1p1p/9/5C3/P1P1P1P1P/1C7/9/RNBAKABNR w - - 2 2")
                .goesOn();
    }

    @Test
    @Clause("CLUB:4.1")
    @Clause("HOUSE:illegal-move")
    void a_club_puts_back_and_counts_nothing() {
        Story.of("time 10m\nrules club", JUMP + "60 confirm a1\n61 lift f4\n62 place h2\n")
                .shows("alert", "kind clause", "illegal-move HOUSE:illegal-move")
                .shows("foul", "t")
                .shows(
                        "restore|restored|clock",
                        "t type running",
                        "0 clock red",
                        "3 clock none",
                        "60 restore -",
                        "61 restore -",
                        "62 restored -",
                        "62 clock red")
                .goesOn();
    }

    @Test
    void an_answer_comes_once() {
        Story.of("time 10m", JUMP + "60 dismiss a1\n61 confirm a1\n62 dismiss a1\n63 confirm a7\n")
                .shows("info", "t message id", "61 no-such-alert a1", "62 no-such-alert a1", "63 no-such-alert a7")
                .goesOn();
    }

    @Test
    void time_stands_while_the_arbiter_thinks() {
        Story.of("time 5s", JUMP + "1000 dismiss a1\n").shows("flag", "t").recorded("h2f4");
    }
}
