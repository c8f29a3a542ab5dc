package org.qizhong.referee.ending;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Games that players end themselves: resignation (认输) and agreement (提和); a legal move on the board is completed. */
class AgreedTest {

    private static final String MOVED = "0 start\n1 lift h2\n2 place e2\n";

    @Test
    @Clause("CXA2011:4.1.12")
    void who_resigns_has_lost_in_any_mode() {
        Story.of("0 start\n5 resign red\n")
                .ends("5 black resignation CXA2011:4.1.12")
                .isQuiet();
        Story.of("enforce auto", "0 start\n5 resign black\n").ends("5 red resignation CXA2011:4.1.12");
        Story.of("rules cxa-1999", "0 start\n5 resign red\n").ends("5 black resignation CXA1999:4.1.9");
        Story.of("rules club", "0 start\n5 resign red\n").ends("5 black resignation CLUB:3.1");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void the_move_that_made_the_opponent_resign_is_recorded() {
        Story.of("time 10m+30s", MOVED + "5 resign black\n")
                .shows(
                        "move|clock|result",
                        "t type move pressed red running",
                        "0 clock - - 600 red",
                        "5 move h2e2 false 595 -",
                        "5 clock - - 595 none",
                        "5 result - - - -")
                .ends("5 red resignation CXA2011:4.1.12");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void ones_own_move_is_not_recorded_by_ones_own_resignation() {
        Story.of(MOVED + "5 resign red\n").recorded("").ends("5 black resignation CXA2011:4.1.12");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void an_illegal_move_on_the_board_is_not_recorded() {
        Story.of("enforce auto", "0 start\n1 lift h2\n2 place f4\n5 resign black\n")
                .recorded("")
                .ends("5 red resignation CXA2011:4.1.12");
    }

    @Test
    void a_piece_in_the_hand_has_not_moved() {
        Story.of("0 start\n1 lift a3\n5 resign black\n").recorded("").ends("5 red resignation CXA2011:4.1.12");
    }

    @Test
    @Clause("CXA2011:4.2.1")
    @Clause("CXA1999:4.2.2")
    @Clause("CLUB:3.2")
    void an_offer_that_is_accepted_is_a_draw() {
        String agreed = MOVED + "5 offer red\n6 press red\n7 accept black\n";
        Story.of(agreed)
                .shows("draw-offer|draw-declined", "t type side", "5 draw-offer red")
                .recorded("h2e2")
                .ends("7 draw agreement CXA2011:4.2.1");
        Story.of("rules cxa-1999", agreed).ends("7 draw agreement CXA1999:4.2.2");
        Story.of("rules club", agreed).ends("7 draw agreement CLUB:3.2");
    }

    @Test
    @Clause("TRANSCRIPT:rule-2")
    void the_offered_move_is_completed_by_the_acceptance() {
        Story.of("time 10m+30s", MOVED + "5 offer red\n7 accept black\n")
                .shows("move", "t move pressed red", "7 h2e2 false 593")
                .ends("7 draw agreement CXA2011:4.2.1");
    }

    @Test
    @Clause("CXA1999:23.1")
    void an_offer_is_declined_by_word_or_by_the_reply() {
        Story.of(MOVED + "5 offer red\n6 press red\n7 decline black\n8 accept black\n")
                .shows("draw-declined", "t side", "7 black")
                .shows("info", "message", "no-offer")
                .goesOn();
        Story.of(MOVED + "5 offer red\n6 press red\n7 lift h9\n8 place g7\n9 press black\n10 accept black\n")
                .shows("draw-declined|move", "t type side", "6 move red", "9 move black", "9 draw-declined black")
                .goesOn();
    }

    @Test
    void nobody_accepts_his_own_offer() {
        Story.of(MOVED + "5 offer red\n6 accept red\n7 decline red\n")
                .shows("info", "t message side", "6 no-offer red", "7 no-offer red")
                .goesOn();
    }

    @Test
    void a_mate_on_the_board_counts_before_the_resignation() {
        Story.of("start 3k5/7R1/9/9/9/9/9/9/R8/4K4 w", "0 start\n1 lift a1\n2 place a9\n2.3 resign black\n")
                .shows("move", "t move pressed", "2.3 a1a9 false")
                .ends("2.3 red checkmate CXA2011:4.1.1");
    }
}
