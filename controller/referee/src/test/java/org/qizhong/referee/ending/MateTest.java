package org.qizhong.referee.ending;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Checkmate and stalemate end the game as soon as they lie on the board; a flag that falls meanwhile waits. */
class MateTest {

    /** The chariot goes to a9 and mates. */
    private static final String MATE = "time 10s\nstart 3k5/7R1/9/9/9/9/8p/9/R8/4K4 w\n";
    /** The chariot goes to e8 and leaves the general no move. */
    private static final String STALEMATE = "time 10s\nstart 3k5/9/9/9/9/9/9/4R4/9/4K4 w\n";

    private static String mate(String placed) {
        return "0 start\n5 lift a1\n" + placed + " place a9\n";
    }

    @Test
    @Clause("CXA2011:4.1.1")
    @Clause("CXA2011:3.2")
    void pressed_it_ends_with_the_press() {
        Story.of(MATE, mate("5.4") + "5.5 press red\n")
                .shows(
                        "move|clock|result",
                        "t type move check pressed running",
                        "0 clock - - - red",
                        "5.5 move a1a9 true true -",
                        "5.5 clock - - - none",
                        "5.5 result - - - -")
                .ends("5.5 red checkmate CXA2011:4.1.1");
    }

    @Test
    @Clause("CXA2011:4.1.1")
    void unpressed_it_ends_when_the_piece_has_settled() {
        Story.of(MATE, mate("5.4") + "9 press red\n")
                .shows(
                        "move|clock",
                        "t type pressed running red",
                        "0 clock - red 10",
                        "6 move false - 4",
                        "6 clock - none 4")
                .ends("6 red checkmate CXA2011:4.1.1");
    }

    @Test
    @Clause("CXA2011:4.1.2")
    @Clause("CXA2011:3.3")
    void stalemate_loses_as_well() {
        Story.of(STALEMATE, "0 start\n1 lift e2\n2 place e8\n3 press red\n")
                .shows("move", "move check", "e2e8 -")
                .ends("2.6 red stalemate CXA2011:4.1.2");
    }

    @Test
    @Clause("CXA1999:4.1.1")
    @Clause("CXA1999:4.1.3")
    @Clause("CLUB:3.1")
    void each_book_has_its_clauses() {
        Story.of(MATE + "rules cxa-1999", mate("6") + "9 tick\n").ends("6.6 red checkmate CXA1999:4.1.1");
        Story.of(MATE + "rules club", mate("6") + "9 tick\n").ends("6.6 red checkmate CLUB:3.1");
        Story.of(STALEMATE + "rules cxa-1999", "0 start\n1 lift e2\n2 place e8\n9 tick\n")
                .ends("2.6 red stalemate CXA1999:4.1.3");
    }

    @Test
    @Clause("CXA1999:22.5")
    void put_down_just_before_the_flag_it_stands() {
        Story.of(MATE, mate("9.99") + "20 tick\n")
                .shows("flag", "t")
                .shows("move", "t pressed red", "10.59 false 0")
                .ends("10.59 red checkmate CXA2011:4.1.1");
        Story.of(STALEMATE, "0 start\n1 lift e2\n9.999999 place e8\n20 tick\n")
                .ends("10.599999 red stalemate CXA2011:4.1.2");
    }

    @Test
    @Clause("CXA1999:22.5")
    void put_down_with_the_flag_or_after_it_it_is_too_late() {
        Story.of(MATE, mate("10") + "20 tick\n").recorded("").ends("10 black flag CXA2011:4.1.6");
        Story.of(MATE, mate("10.01") + "20 tick\n").recorded("").ends("10 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("TRANSCRIPT:rule-9")
    void pressed_while_the_flag_waits_it_stands_at_the_press() {
        Story.of(MATE, mate("9.8") + "10.2 press red\n20 tick\n")
                .shows("flag", "t")
                .shows("move", "t pressed", "10.2 true")
                .ends("10.2 red checkmate CXA2011:4.1.1");
    }

    @Test
    @Clause("TRANSCRIPT:rule-9")
    void taken_back_while_the_flag_waits_the_flag_falls_at_its_own_moment() {
        Story.of(MATE, mate("9.8") + "10.2 lift a9\n11 place a8\n12 press red\n")
                .recorded("")
                .ends("10 black flag CXA2011:4.1.6");
    }

    @Test
    @Clause("TRANSCRIPT:rule-9")
    void nothing_else_waits_for_a_mate_that_has_settled_before() {
        Story.of(MATE, mate("9.2") + "20 tick\n").ends("9.8 red checkmate CXA2011:4.1.1");
        Story.of(MATE, mate("9.4") + "20 tick\n").ends("10 red checkmate CXA2011:4.1.1");
    }

    @Test
    @Clause("CXA1999:22.5")
    void a_move_that_is_no_mate_does_not_hold_the_flag() {
        Story.of(MATE, "0 start\n5 lift a1\n9.9 place a7\n20 tick\n").ends("10 black flag CXA2011:4.1.6");
    }

    @Test
    void taken_back_before_it_settled_it_is_no_mate() {
        Story.of(MATE, mate("5.4") + "5.9 lift a9\n6.2 place a8\n6.5 press red\n")
                .recorded("a1a8")
                .goesOn();
    }

    @Test
    void a_start_without_a_move_is_lost_at_once() {
        Story.of("start R2k5/7R1/9/9/9/9/9/9/9/4K4 b", "0 start\n").ends("0 red checkmate CXA2011:4.1.1");
        Story.of("start 3k5/4R4/9/9/9/9/9/9/9/4K4 b", "0 start\n").ends("0 red stalemate CXA2011:4.1.2");
    }
}
