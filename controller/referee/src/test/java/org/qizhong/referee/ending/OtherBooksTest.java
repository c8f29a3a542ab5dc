package org.qizhong.referee.ending;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;
import org.qizhong.referee.Story;

/** The same endings under the book of 1999 and in a club: each quotes a clause of its own. */
class OtherBooksTest {

    @Test
    @Clause("CXA1999:4.1.8")
    void three_fouls_in_one_game_lose_under_1999() {
        Story.of("rules cxa-1999", """
                        0 start
                        1 foul black CXA1999:9.1.1
                        2 foul black CXA1999:9.1.8
                        3 foul black CXA1999:9.1.2
                        """)
                .shows("foul", "t side count", "1 black 1", "2 black 2", "3 black 3")
                .ends("3 red fouls CXA1999:4.1.8");
    }

    @Test
    @Clause("CXA1999:4.1.9")
    void who_resigns_loses_under_1999() {
        Story.of("rules cxa-1999", "0 start\n5 resign black\n").ends("5 red resignation CXA1999:4.1.9");
    }

    @Test
    @Clause("CXA1999:4.2.4")
    void sixty_rounds_without_a_capture_are_a_draw_on_the_claim_under_1999() {
        Match match = Match.under("time 10m\nrules cxa-1999\nenforce auto");
        for (int ply = 1; ply <= 120; ply++) {
            match.presses(ply);
        }
        match.says("120.5 claim red natural-limit").until(121).ends("120.5 draw natural-limit CXA1999:4.2.4");
    }

    @Test
    @Clause("HOUSE:time")
    void a_clock_that_the_event_set_falls_by_a_clause_of_the_house() {
        Story.of("time 10s\nrules club", "0 start\n10 tick\n")
                .shows("flag", "t side clause", "10 red HOUSE:time")
                .ends("10 black flag HOUSE:time");
    }
}
